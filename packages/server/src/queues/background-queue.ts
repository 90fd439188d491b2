import type { Runtime } from '../runtime.js';

/** Milliseconds of a turn that the queue has at least. */
const SLICE = 2;
/** The part of the time since its last turn that the queue has at least: however busy the host is, what is queued gets done. */
const SHARE = 1 / 3;

/**
 * Work that can wait a little, done in slices of a few milliseconds. Between two of them the host handles all that has come
 * in: who waits for an answer waits for one slice, however much is queued.
 */
export class BackgroundQueue {
  readonly #runtime: Pick<Runtime, 'monotonic'>;
  readonly #soon: (run: () => void) => void;
  readonly #tasks = new Set<() => void>();
  #isScheduled = false;
  /** When it was last its turn, or when the first task came. */
  #since = 0;

  /** `soon` calls a function once everything that has come in by then was handled. */
  constructor(runtime: Pick<Runtime, 'monotonic'>, soon: (run: () => void) => void = setImmediate) {
    this.#runtime = runtime;
    this.#soon = soon;
  }

  /** Queues a task, unless it is queued already. */
  add(task: () => void): void {
    this.#tasks.add(task);
    if (this.#isScheduled) return;
    this.#since = this.#runtime.monotonic();
    this.#schedule();
  }

  #schedule(): void {
    this.#isScheduled = true;
    this.#soon(() => this.#turn());
  }

  #turn(): void {
    const started = this.#runtime.monotonic();
    const slice = Math.max(SLICE, (started - this.#since) * SHARE);
    for (const task of this.#tasks) {
      this.#tasks.delete(task);
      task();
      if (this.#runtime.monotonic() - started >= slice) break;
    }
    this.#since = this.#runtime.monotonic();
    this.#isScheduled = false;
    if (this.#tasks.size > 0) this.#schedule();
  }
}
