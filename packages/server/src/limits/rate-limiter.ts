import type { Runtime } from '../runtime.js';

interface Bucket {
  tokens: number;
  at: number;
}

/** How many keys are remembered at max. */
const MAX_KEYS = 20_000;

/** Lets each key do something so often in a time, with bursts up to the whole of it. */
export class RateLimiter {
  readonly #max: number;
  readonly #perMillisecond: number;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  /** `max` times in `milliseconds`. */
  constructor(max: number, milliseconds: number, { now }: Pick<Runtime, 'now'>) {
    this.#max = max;
    this.#perMillisecond = max / milliseconds;
    this.#now = now;
  }

  /** Whether the key may do it once more; if so, that is counted. */
  take(key: string): boolean {
    const now = this.#now();
    const bucket = this.#buckets.get(key);
    if (bucket === undefined) {
      if (this.#buckets.size >= MAX_KEYS) this.#evict(now);
      this.#buckets.set(key, { tokens: this.#max - 1, at: now });
      return true;
    }
    bucket.tokens = Math.min(this.#max, bucket.tokens + (now - bucket.at) * this.#perMillisecond);
    bucket.at = now;
    if (bucket.tokens < 1) return false;
    bucket.tokens--;
    return true;
  }

  /** Forgets who has done nothing for long and, should that not be enough, who came first. */
  #evict(now: number): void {
    for (const [key, { tokens, at }] of this.#buckets) {
      if (tokens + (now - at) * this.#perMillisecond >= this.#max) this.#buckets.delete(key);
    }
    for (const key of this.#buckets.keys()) {
      if (this.#buckets.size <= MAX_KEYS / 2) break;
      this.#buckets.delete(key);
    }
  }
}
