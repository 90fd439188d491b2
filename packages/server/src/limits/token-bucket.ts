/** So often at once, and so much of it again with every millisecond. */
export interface Rate {
  readonly max: number;
  readonly perMillisecond: number;
}

/** `max` times in `milliseconds`. */
export const rateOf = (max: number, milliseconds: number): Rate => ({ max, perMillisecond: max / milliseconds });

/** What may still be done at a rate. Times are those of a monotonic clock. */
export class TokenBucket {
  #tokens: number;
  #at: number;

  constructor({ max }: Rate, now: number) {
    this.#tokens = max;
    this.#at = now;
  }

  /** Whether it may be done `count` times now; if so, that is counted. */
  take(rate: Rate, now: number, count = 1): boolean {
    this.#tokens = this.#tokensAt(rate, now);
    this.#at = now;
    if (this.#tokens < count) return false;
    this.#tokens -= count;
    return true;
  }

  /** Whether everything that was taken has come back. */
  isFull(rate: Rate, now: number): boolean {
    return this.#tokensAt(rate, now) >= rate.max;
  }

  #tokensAt({ max, perMillisecond }: Rate, now: number): number {
    return Math.min(max, this.#tokens + (now - this.#at) * perMillisecond);
  }
}
