import type { Outside } from '../outside.js';

interface Level {
  filled: number;
  at: number;
}

/** How many keys are remembered at most. */
const MANY = 20_000;

/** Lets each key do something so often in a time, with bursts up to the whole of it. */
export class Allowance {
  readonly #most: number;
  readonly #perMillisecond: number;
  readonly #now: () => number;
  readonly #levels = new Map<string, Level>();

  /** `most` times in `milliseconds`. */
  constructor(most: number, milliseconds: number, { now }: Pick<Outside, 'now'>) {
    this.#most = most;
    this.#perMillisecond = most / milliseconds;
    this.#now = now;
  }

  /** Whether the key may do it once more; if so, that is counted. */
  take(key: string): boolean {
    const now = this.#now();
    const level = this.#levels.get(key);
    if (level === undefined) {
      if (this.#levels.size >= MANY) this.#tidy(now);
      this.#levels.set(key, { filled: this.#most - 1, at: now });
      return true;
    }
    level.filled = Math.min(this.#most, level.filled + (now - level.at) * this.#perMillisecond);
    level.at = now;
    if (level.filled < 1) return false;
    level.filled--;
    return true;
  }

  /** Forgets who has done nothing for long and, should that not be enough, who came first. */
  #tidy(now: number): void {
    for (const [key, { filled, at }] of this.#levels) {
      if (filled + (now - at) * this.#perMillisecond >= this.#most) this.#levels.delete(key);
    }
    for (const key of this.#levels.keys()) {
      if (this.#levels.size <= MANY / 2) break;
      this.#levels.delete(key);
    }
  }
}
