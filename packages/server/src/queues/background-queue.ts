import type { Runtime } from '../runtime.js';

/** Milliseconds of a turn that the queue has at least. */
const SLICE = 1;
/** The part of the time that the queue has while it is never empty: no less however busy the host is, and no more however idle. */
const SHARE = 1 / 8;

/**
 * Work that can wait a little, done in slices of a millisecond or so, with pauses between them in which the host handles what
 * comes in: who waits for an answer waits for one slice, however much is queued. Much that is due at the same moment is spread
 * out as well for those that it is sent to: who reads a burst answers nobody meanwhile.
 */
export class BackgroundQueue {
  readonly #runtime: Pick<Runtime, 'monotonic' | 'after'>;
  readonly #soon: (run: () => void) => void;
  readonly #tasks = new Set<() => void>();
  #isScheduled = false;
  /** When it was last its turn, or when the first task came. */
  #since = 0;
  /** Until when it has had its share of the time. */
  #restsUntil = Number.NEGATIVE_INFINITY;

  /** `soon` calls a function once everything that has come in by then was handled. */
  constructor(runtime: Pick<Runtime, 'monotonic' | 'after'>, soon: (run: () => void) => void = setImmediate) {
    this.#runtime = runtime;
    this.#soon = soon;
  }

  /** Queues a task, unless it is queued already. */
  add(task: () => void): void {
    this.#tasks.add(task);
    if (this.#isScheduled) return;
    this.#since = Math.max(this.#since, this.#runtime.monotonic());
    this.#schedule();
  }

  #schedule(): void {
    this.#isScheduled = true;
    const rest = this.#restsUntil - this.#runtime.monotonic();
    if (rest > 0) this.#runtime.after(rest, () => this.#turn());
    else this.#soon(() => this.#turn());
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
    this.#restsUntil = this.#since + (this.#since - started) * (1 / SHARE - 1);
    this.#isScheduled = false;
    if (this.#tasks.size > 0) this.#schedule();
  }
}
