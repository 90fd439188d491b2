import { Refusal } from '../refusal.js';

interface Waiting {
  count: number;
  last: Promise<unknown>;
}

/** Lets each key have one thing done at a time. A few wait for their turn, people of one household say; more are refused. */
export class Line {
  readonly #most: number;
  readonly #what: string;
  readonly #lines = new Map<string, Waiting>();

  /** At most so many at once, with the one that is being done. */
  constructor(most: number, what: string) {
    this.#most = most;
    this.#what = what;
  }

  async inTurn<R>(key: string, run: () => Promise<R>): Promise<R> {
    const line = this.#lines.get(key) ?? { count: 0, last: Promise.resolve() };
    if (line.count >= this.#most) {
      throw new Refusal(
        'too-many',
        `too many ${this.#what} at once: expected you to wait for those you have asked for`,
      );
    }
    line.count++;
    this.#lines.set(key, line);
    const done = line.last.then(run);
    line.last = done.catch(() => {});
    try {
      return await done;
    } finally {
      line.count--;
      if (line.count === 0) this.#lines.delete(key);
    }
  }
}
