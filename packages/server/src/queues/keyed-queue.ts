import { SerialQueue } from './serial-queue.js';

/** Runs tasks of the same key one after the other; those of different keys do not wait for each other. */
export class KeyedQueue {
  readonly #queues = new Map<string, SerialQueue>();

  /** How many tasks of the key wait or are being run. */
  pending(key: string): number {
    return this.#queues.get(key)?.pending ?? 0;
  }

  async run<R>(key: string, task: () => Promise<R>): Promise<R> {
    const queue = this.#queues.get(key) ?? new SerialQueue();
    this.#queues.set(key, queue);
    try {
      return await queue.run(task);
    } finally {
      if (queue.pending === 0) this.#queues.delete(key);
    }
  }
}
