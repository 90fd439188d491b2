import type { Runtime } from '../runtime.js';
import { type Rate, rateOf, TokenBucket } from './token-bucket.js';

/** How many keys are remembered at max. */
const MAX_KEYS = 20_000;

/** Lets each key do something so often in a time, with bursts up to the whole of it. */
export class RateLimiter {
  readonly #rate: Rate;
  readonly #time: () => number;
  readonly #buckets = new Map<string, TokenBucket>();

  /** `max` times in `milliseconds`. */
  constructor(max: number, milliseconds: number, { monotonic }: Pick<Runtime, 'monotonic'>) {
    this.#rate = rateOf(max, milliseconds);
    this.#time = monotonic;
  }

  /** Whether the key may do it once more, or `count` times; if so, that is counted. */
  take(key: string, count = 1): boolean {
    const now = this.#time();
    const bucket = this.#buckets.get(key) ?? this.#newBucket(key, now);
    return bucket.take(this.#rate, now, count);
  }

  #newBucket(key: string, now: number): TokenBucket {
    if (this.#buckets.size >= MAX_KEYS) this.#evict(now);
    const bucket = new TokenBucket(this.#rate, now);
    this.#buckets.set(key, bucket);
    return bucket;
  }

  /** Forgets who has done nothing for long and, should that not be enough, who came first. */
  #evict(now: number): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(this.#rate, now)) this.#buckets.delete(key);
    for (const key of this.#buckets.keys()) {
      if (this.#buckets.size <= MAX_KEYS / 2) break;
      this.#buckets.delete(key);
    }
  }
}
