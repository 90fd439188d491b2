import { InputError } from '@souk/kernel';

/** The command was called in a way that makes no sense. One line says what was expected. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const expected = (what: string, form: string, got: string): UsageError =>
  new UsageError(`${what}: expected ${form}, got "${got}"`);

/** A whole number from a text, within limits. */
export function wholeNumber(what: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (/^-?\d+$/.test(text) && value >= min && value <= max) return value;
  throw expected(what, `a whole number from ${min} to ${max}`, text);
}

/** Runs something; what it finds wrong with its input is told as a wrong argument, under the name that `rename` gives. */
export function asUsage<R>(run: () => R, rename: (message: string, path: string) => string): R {
  try {
    return run();
  } catch (error) {
    if (error instanceof InputError) throw new UsageError(rename(error.message, error.path));
    throw error;
  }
}
