import { setImmediate } from 'node:timers/promises';
import type { Runtime } from '../runtime.js';
import type { TableRow } from '../store/rows.js';
import type { Watcher } from './watchers.js';

/** So many entries that nothing is told of are gone through before the event loop goes on with everything else. */
const SILENT_AT_ONCE = 20;

/** A watcher that comes to a room, until it has been told all that it has missed. */
export class Arrival {
  readonly watcher: Watcher;
  /** What is known to it already; undefined: nothing. */
  since: number | undefined;
  /** The table as it was last told of it. */
  table: TableRow | undefined;
  readonly #runtime: Pick<Runtime, 'after'>;
  /** Milliseconds that one message may take to go out. */
  readonly #timeout: number;
  #hasLeft = false;
  #goOn: () => void = () => {};

  constructor(watcher: Watcher, since: number | undefined, runtime: Pick<Runtime, 'after'>, timeout: number) {
    this.watcher = watcher;
    this.since = since;
    this.#runtime = runtime;
    this.#timeout = timeout;
  }

  get hasLeft(): boolean {
    return this.#hasLeft;
  }

  /** The watcher has gone: nothing more is sent. */
  leave(): void {
    this.#hasLeft = true;
    this.#goOn();
  }

  /**
   * Sends one message after the other, each when the one before has gone out: however much was missed, little of it
   * waits in memory. Where there is no message, it only took time to come to the next. A watcher that does not read is cut off when it has been waited for long enough.
   */
  async tell(messages: Iterable<string | undefined>): Promise<void> {
    let silent = 0;
    for (const message of messages) {
      if (this.#hasLeft) return;
      if (message === undefined && ++silent % SILENT_AT_ONCE !== 0) continue;
      if (message !== undefined) await this.#send(message);
      // Messages that go out at once would otherwise leave the event loop no time for anything else.
      await setImmediate();
    }
  }

  #send(message: string): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.#runtime.after(this.#timeout, () => {
        this.watcher.tooSlow();
        this.leave();
      });
      this.#goOn = () => {
        cancel();
        resolve();
      };
      this.watcher.send(message, this.#goOn);
    });
  }
}
