import { LawBroken } from './broken.js';

/** How often things were seen. */
export class Tally {
  readonly counts = new Map<string, number>();
  total = 0;

  add(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
    this.total++;
  }
}

/** A standard normal is above this once in thirty million times. */
const Z = 5.4;

/**
 * Throws `LawBroken` if what was seen cannot well have the expected chances (which add up to 1), by a
 * chi-square test so strict that a sound generator never fails it, and at once if anything else was seen.
 */
export function expectFrequencies(law: string, seen: Tally, expected: ReadonlyMap<string, number>): void {
  for (const what of seen.counts.keys()) {
    if (!expected.has(what)) throw new LawBroken(law, `"${what}" was seen, which cannot be`);
  }
  let chiSquare = 0;
  for (const [what, chance] of expected) {
    const mean = chance * seen.total;
    chiSquare += ((seen.counts.get(what) ?? 0) - mean) ** 2 / mean;
  }
  const freedom = expected.size - 1;
  // Wilson and Hilferty: the cube root of chi-square over its degrees of freedom is nearly normal.
  const spread = 2 / (9 * freedom);
  const limit = freedom * (1 - spread + Z * Math.sqrt(spread)) ** 3;
  if (chiSquare > limit) {
    throw new LawBroken(
      law,
      `chi-square ${chiSquare.toFixed(1)} over ${freedom} degrees of freedom is above ${limit.toFixed(1)}`,
    );
  }
}

/** The same chance for everything of a list. */
export const evenly = (things: readonly string[]): ReadonlyMap<string, number> =>
  new Map(things.map((thing) => [thing, 1 / things.length]));
