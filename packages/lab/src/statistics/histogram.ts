import { elementAt } from '@souk/kernel';
import { Z_95 } from './shares.js';

/** Number of values, mean, standard deviation and extremes. */
export interface Spread {
  readonly mean: number;
  readonly sd: number;
  readonly min: number;
  readonly max: number;
}

/** Pairs of a value and how often it was counted, in ascending order. */
export type HistogramData = readonly (readonly [value: number, count: number])[];

/**
 * How often which value came up. Values of games are whole numbers within bounds, so this takes no more
 * room for a million games than for a thousand, and it can be added up in any order with the same result.
 */
export class Histogram {
  readonly #counts = new Map<number, number>();

  add(value: number, count = 1): void {
    this.#counts.set(value, (this.#counts.get(value) ?? 0) + count);
  }

  addAll(data: HistogramData): void {
    for (const [value, count] of data) this.add(value, count);
  }

  data(): HistogramData {
    return [...this.#counts].sort(([one], [other]) => one - other);
  }
}

export const countOf = (data: HistogramData): number => data.reduce((sum, [, count]) => sum + count, 0);

export function spreadOf(data: HistogramData): Spread {
  const total = countOf(data);
  const [first] = data;
  const last = data.at(-1);
  if (total === 0 || first === undefined || last === undefined) return { mean: 0, sd: 0, min: 0, max: 0 };
  const mean = data.reduce((sum, [value, count]) => sum + value * count, 0) / total;
  const squares = data.reduce((sum, [value, count]) => sum + count * (value - mean) ** 2, 0);
  return {
    mean,
    sd: total < 2 ? 0 : Math.sqrt(squares / (total - 1)),
    min: first[0],
    max: last[0],
  };
}

/** The normal 95 % interval of the mean of independent values; nulls below two, which do not tell how they vary. */
export function intervalOfMean(data: HistogramData): { readonly low: number | null; readonly high: number | null } {
  const total = countOf(data);
  if (total < 2) return { low: null, high: null };
  const { mean, sd } = spreadOf(data);
  const half = (Z_95 * sd) / Math.sqrt(total);
  return { low: mean - half, high: mean + half };
}

export interface Bin {
  /** The first value in it, and the first behind it. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const WIDTHS = [1, 2, 5] as const;

/** At most `most` bins of equal width, a width that people like to read; whole numbers only. */
export function binned(data: HistogramData, most: number): Bin[] {
  if (data.length === 0) return [];
  const { min, max } = spreadOf(data);
  let width = 1;
  for (let step = 1; Math.floor(max / width) - Math.floor(min / width) + 1 > most; step++) {
    width = elementAt(WIDTHS, step % WIDTHS.length) * 10 ** Math.floor(step / WIDTHS.length);
  }
  const first = Math.floor(min / width);
  const counts = new Map<number, number>();
  for (const [value, count] of data) {
    const bin = Math.floor(value / width);
    counts.set(bin, (counts.get(bin) ?? 0) + count);
  }
  return Array.from({ length: Math.floor(max / width) - first + 1 }, (_, i) => {
    const bin = first + i;
    return { from: bin * width, to: (bin + 1) * width, count: counts.get(bin) ?? 0 };
  });
}
