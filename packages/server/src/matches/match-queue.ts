import { SerialQueue } from '../queues/serial-queue.js';
import type { Runtime } from '../runtime.js';
import type { Ledger } from './ledger.js';

/** Milliseconds until a store that could not be asked is asked again. */
const RECOVERY_PAUSE = 1000;

/** The tasks of one match, one after the other, each with a ledger that is not stale. */
export class MatchQueue {
  readonly #runtime: Pick<Runtime, 'monotonic' | 'after'>;
  readonly #ledger: Pick<Ledger, 'isStale' | 'catchUp'>;
  readonly #recover: () => Promise<unknown>;
  readonly #tasks = new SerialQueue();
  #lastUse: number;
  #isRecovering = false;

  /** `recover` reads what is true, and tells it: called until the store answers. */
  constructor(
    runtime: Pick<Runtime, 'monotonic' | 'after'>,
    ledger: Pick<Ledger, 'isStale' | 'catchUp'>,
    recover: () => Promise<unknown>,
  ) {
    this.#runtime = runtime;
    this.#ledger = ledger;
    this.#recover = recover;
    this.#lastUse = runtime.monotonic();
  }

  get pending(): number {
    return this.#tasks.pending;
  }

  /** When a task was last added, or the match was otherwise used, by the monotonic clock. */
  get lastUse(): number {
    return this.#lastUse;
  }

  touch(): void {
    this.#lastUse = this.#runtime.monotonic();
  }

  /** Runs a task when its turn comes, from what is true then. */
  run<R>(task: () => Promise<R>): Promise<R> {
    return this.runUnchecked(async () => {
      try {
        if (this.#ledger.isStale) await this.#ledger.catchUp();
        return await task();
      } finally {
        if (this.#ledger.isStale) this.#scheduleRecovery();
      }
    });
  }

  /** Runs a task that does not look at the ledger, which may be stale. */
  runUnchecked<R>(task: () => Promise<R>): Promise<R> {
    this.touch();
    return this.#tasks.run(task);
  }

  /** The store could not be asked: as soon as it can, watchers are told what is true. */
  #scheduleRecovery(): void {
    if (this.#isRecovering) return;
    this.#isRecovering = true;
    this.#runtime.after(RECOVERY_PAUSE, () => {
      this.#isRecovering = false;
      this.#recover().catch(() => {});
    });
  }
}
