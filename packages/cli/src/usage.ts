import { InputError } from '@souk/kernel';
import { type Phrase, said, type Translator, translatorIn } from './text/index.js';

/** The command was called in a way that makes no sense. One line says what was expected. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly #phrase: Phrase;

  constructor(phrase: Phrase) {
    super(said(phrase, translatorIn('en')));
    this.#phrase = phrase;
  }

  /** The same line as a person is to read it. */
  saidBy(translator: Translator): string {
    return said(this.#phrase, translator);
  }
}

export const expected = (what: string, form: Phrase, got: string): UsageError =>
  new UsageError((translator) => translator.say('usage.expected', { what, form: said(form, translator), got }));

export const nothingMore = (got: string): UsageError => new UsageError(({ say }) => say('usage.nothingMore', { got }));

/** A whole number from a text, within limits. */
export function wholeNumber(what: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (/^-?\d+$/.test(text) && value >= min && value <= max) return value;
  throw expected(what, ({ say }) => say('usage.wholeNumber', { min, max }), text);
}

/** Runs something; what it finds wrong with its input is told as a wrong argument, as `rename` puts it. */
export function asUsage<R>(run: () => R, rename: (message: string, path: string) => Phrase): R {
  try {
    return run();
  } catch (error) {
    if (error instanceof InputError) throw new UsageError(rename(error.message, error.path));
    throw error;
  }
}
