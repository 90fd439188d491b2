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
  readonly #time: () => number;
  readonly #buckets = new Map<string, Bucket>();

  /** `max` times in `milliseconds`. */
  constructor(max: number, milliseconds: number, { monotonic }: Pick<Runtime, 'monotonic'>) {
    this.#max = max;
    this.#perMillisecond = max / milliseconds;
    this.#time = monotonic;
  }

  /** Whether the key may do it once more, or `count` times; if so, that is counted. */
  take(key: string, count = 1): boolean {
    const now = this.#time();
    const bucket = this.#buckets.get(key) ?? this.#newBucket(key, now);
    bucket.tokens = Math.min(this.#max, bucket.tokens + (now - bucket.at) * this.#perMillisecond);
    bucket.at = now;
    if (bucket.tokens < count) return false;
    bucket.tokens -= count;
    return true;
  }

  #newBucket(key: string, now: number): Bucket {
    if (this.#buckets.size >= MAX_KEYS) this.#evict(now);
    const bucket = { tokens: this.#max, at: now };
    this.#buckets.set(key, bucket);
    return bucket;
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
