import type { Seat } from './seats.js';

/**
 * Something handed in from outside does not have the form it must have.
 * `path` says where, `expected` what belongs there.
 */
export class InputError extends Error {
  override readonly name = 'InputError';
  readonly path: string;
  readonly expected: string;

  constructor(path: string, expected: string, got?: unknown) {
    const found = got === undefined ? '' : `, got ${shortly(got)}`;
    super(`${path === '' ? '' : `${path}: `}expected ${expected}${found}`);
    this.path = path;
    this.expected = expected;
  }
}

/** A move that the rules do not offer now. The state is as it was. */
export class IllegalMove extends Error {
  override readonly name = 'IllegalMove';
  readonly seat: Seat;
  readonly expected: string;

  constructor(seat: Seat, move: string, expected: string) {
    super(`seat ${seat} cannot ${move}: expected ${expected}`);
    this.seat = seat;
    this.expected = expected;
  }
}

const SHORT = 60;

/** A value as an error message shows it: as JSON, never longer than a line. */
export function shortly(value: unknown): string {
  const text = asJson(value);
  return text.length <= SHORT ? text : `${text.slice(0, SHORT - 1)}…`;
}

/** Lists in lists in lists, a million deep, can be read as JSON but not be written: they are said, not shown. */
function asJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return 'something nested too deeply to be shown';
  }
}
