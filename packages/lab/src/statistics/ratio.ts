import { type Estimate, wilson, Z_95 } from './shares.js';

/** The sums that a ratio rests on: units, Σx, Σy, Σx², Σxy, Σy². */
export type RatioData = readonly [units: number, x: number, y: number, xx: number, xy: number, yy: number];

export const isRatioData = (numbers: readonly number[]): numbers is RatioData => numbers.length === 6;

/**
 * So much of one thing for each of another, from units that are independent of each other: games. A unit
 * gives x and y, whole numbers: two sets sold of nine dealt; one win in one game. Only sums are kept, so
 * it takes the same room for any number of games, and the order of adding does not matter.
 */
export class Ratio {
  #units = 0;
  #x = 0;
  #y = 0;
  #xx = 0;
  #xy = 0;
  #yy = 0;

  add(x: number, y = 1): void {
    this.#units++;
    this.#x += x;
    this.#y += y;
    this.#xx += x * x;
    this.#xy += x * y;
    this.#yy += y * y;
  }

  addAll([units, x, y, xx, xy, yy]: RatioData): void {
    this.#units += units;
    this.#x += x;
    this.#y += y;
    this.#xx += xx;
    this.#xy += xy;
    this.#yy += yy;
  }

  data(): RatioData {
    return [this.#units, this.#x, this.#y, this.#xx, this.#xy, this.#yy];
  }
}

/** What a ratio would vary by if all were done again (the delta method), squared. */
function varianceOf([units, x, y, xx, xy, yy]: RatioData): number {
  const ratio = x / y;
  return Math.max(0, xx - 2 * ratio * xy + ratio * ratio * yy) / (y * y) / (1 - 1 / Math.max(2, units));
}

/** A mean with its normal interval; all there is if there is nothing to tell how it varies. */
export function meanOf(data: RatioData): Estimate {
  const [units, x, y] = data;
  if (y === 0) return { value: 0, low: 0, high: 0 };
  const value = x / y;
  const half = units < 2 ? 0 : Z_95 * Math.sqrt(varianceOf(data));
  return { value, low: value - half, high: value + half };
}

/**
 * A share with Wilson's interval. `whole` is what x counts for one y. Trials that come several to a game
 * hang together, so the interval is that of as many independent trials as would vary just as much.
 */
export function shareOf(data: RatioData, whole = 1): Estimate {
  const [units, x, y, xx, , yy] = data;
  if (y === 0) return { value: 0, low: 0, high: 1 };
  const share = x / y / whole;
  const single = share * (1 - share);
  const areSingle = yy === y && xx === x * whole;
  if (areSingle || single <= 0) return wilson(share, areSingle ? y : units);
  // As with clusters: one more unit that varies like a single trial is taken for granted.
  const variance = varianceOf(data) / whole ** 2 + single / units ** 2;
  return wilson(share, single / variance);
}
