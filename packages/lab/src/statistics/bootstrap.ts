import { below, elementAt, seedRandom } from '@souk/kernel';

/** The part of a sample that lies outside a 95 % interval on either side. */
const TAIL = 0.025;

/**
 * The middle 95 % of what a statistic comes to when the units it rests on are drawn again, with replacement.
 * `statistic` is given the numbers of the units drawn. The same seed gives the same interval.
 */
export function bootstrap(
  units: number,
  resamples: number,
  seed: string,
  statistic: (drawn: readonly number[]) => readonly number[],
): readonly { readonly low: number; readonly high: number }[] {
  const random = seedRandom(seed);
  const drawnResults = Array.from({ length: resamples }, () =>
    statistic(Array.from({ length: units }, () => below(random, units))),
  );
  return elementAt(drawnResults, 0).map((_, i) => {
    const sorted = drawnResults.map((result) => elementAt(result, i)).sort((one, other) => one - other);
    const at = (part: number): number => elementAt(sorted, Math.round(part * (resamples - 1)));
    return { low: at(TAIL), high: at(1 - TAIL) };
  });
}
