import { elementAt } from '@souk/kernel';

/** Every value is looked at with every other: `SOUK_COMBINATIONS=all`. */
const ALL = process.env.SOUK_COMBINATIONS === 'all';

/**
 * What is looked at of two lists of values: every value of both in any case, and with `SOUK_COMBINATIONS=all` every one of
 * the first with every one of the other. Else the shorter list goes round beside the longer.
 */
export function combined<const T, const U>(first: readonly T[], other: readonly U[]): readonly (readonly [T, U])[] {
  if (ALL) return first.flatMap((one) => other.map((another) => [one, another] as const));
  const rows = Math.max(first.length, other.length);
  return Array.from({ length: rows }, (_, i) => [
    elementAt(first, i % first.length),
    elementAt(other, i % other.length),
  ]);
}

/** Which of a list are looked at where something else looks at all of them: every second, from the first or the second on. */
export const sampled = <T>(all: readonly T[], from: 0 | 1): readonly T[] =>
  ALL ? all : all.filter((_, i) => i % 2 === from);
