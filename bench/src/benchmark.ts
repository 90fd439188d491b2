import { elementAt } from '@souk/kernel';
/** How long to measure. A smoke run only shows that everything works. */
export interface Effort {
  readonly sliceMs: number;
  readonly slices: number;
  /** Games of a duel. */
  readonly games: number;
  readonly load: Load;
}

/** What a server has to bear, and for how long. */
export interface Load {
  readonly matches: number;
  readonly watchers: number;
  readonly sliceMs: number;
  readonly slices: number;
  readonly enduranceMs: number;
  /** How many matches are in the database of a host that is started. */
  readonly stored: number;
}

const FULL_LOAD: Load = {
  matches: 1000,
  watchers: 7000,
  sliceMs: 5000,
  slices: 3,
  enduranceMs: 30_000,
  stored: 100_000,
};
const SMOKE_LOAD: Load = { matches: 5, watchers: 10, sliceMs: 300, slices: 1, enduranceMs: 900, stored: 300 };

export const FULL: Effort = { sliceMs: 500, slices: 9, games: 400, load: FULL_LOAD };
export const LONG: Effort = { ...FULL, load: { ...FULL_LOAD, enduranceMs: 600_000 } };
export const SMOKE: Effort = { sliceMs: 20, slices: 1, games: 2, load: SMOKE_LOAD };

/** What a benchmark has measured: one line of output. A ratio above 1 is in our favour. */
export interface Reading {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly peer: string | null;
  readonly peerValue: number | null;
  readonly ratio: number | null;
  /** The highest ratio that the machine allows, where that was measured in the same run. */
  readonly ceiling?: number;
  /** For what was counted in games: how many. */
  readonly games?: number;
  /** The share of the machine that went to other processes meanwhile, where that matters and is known. */
  readonly neighbours?: number;
  /** The ends of the 95 % interval, if there is one. The worse one is held against the bound. */
  readonly low?: number;
  readonly high?: number;
}

/** What a reading must hold. */
export interface Bounds {
  readonly atLeast?: number;
  readonly below?: number;
  readonly ratioAtLeast?: number;
}

export interface Benchmark {
  readonly name: string;
  /** What is measured, for people. */
  readonly about: string;
  readonly bounds: Bounds;
  /** Measured only if asked for by name, but for a smoke run. */
  readonly takesHours?: boolean;
  run(effort: Effort): Promise<Reading>;
}

/** Does some work and says how much: the more, the better. */
export type Work = () => number;

/** What a reading does not hold, as a sentence; undefined if it holds all. */
export function shortfall(
  { name, value, unit, ratio, low = value, high = value }: Reading,
  { atLeast, below, ratioAtLeast }: Bounds,
): string | undefined {
  if (atLeast !== undefined && low < atLeast) return `${name}: ${low} ${unit}, expected at least ${atLeast}`;
  if (below !== undefined && high >= below) return `${name}: ${high} ${unit}, expected less than ${below}`;
  if (ratioAtLeast !== undefined && (ratio ?? 0) < ratioAtLeast) {
    return `${name}: ratio ${ratio}, expected at least ${ratioAtLeast}`;
  }
  return undefined;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = elementAt(sorted, middle);
  return sorted.length % 2 === 1 ? upper : (elementAt(sorted, middle - 1) + upper) / 2;
}
