import { KeyedQueue } from '../queues/keyed-queue.js';
import { Refusal } from '../refusal.js';

/** Lets each key have one thing done at a time. A few wait, people of one household say; more are refused. */
export class BoundedQueue {
  readonly #max: number;
  readonly #what: string;
  readonly #queue = new KeyedQueue();

  /** At most so many of a key at once, with the one that is being done. */
  constructor(max: number, what: string) {
    this.#max = max;
    this.#what = what;
  }

  async run<R>(key: string, task: () => Promise<R>): Promise<R> {
    if (this.#queue.pending(key) >= this.#max) {
      throw new Refusal(
        'too-many',
        `too many ${this.#what} at once: expected you to wait for those you have asked for`,
      );
    }
    return this.#queue.run(key, task);
  }
}
