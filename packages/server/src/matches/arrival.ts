import { setImmediate } from 'node:timers/promises';
import type { Outside } from '../outside.js';
import type { TableRow } from '../store/rows.js';
import type { Watcher } from './watchers.js';

/** Somebody on the way into a room, until they have been told all that they have missed. */
export class Arrival {
  readonly watcher: Watcher;
  /** What is known to them already; undefined: nothing. */
  since: number | undefined;
  /** The table as they were last told of it. */
  table: TableRow | undefined;
  readonly #outside: Pick<Outside, 'after'>;
  /** Milliseconds that one frame may take to go out. */
  readonly #patience: number;
  #hasLeft = false;
  #goOn: () => void = () => {};

  constructor(watcher: Watcher, since: number | undefined, outside: Pick<Outside, 'after'>, patience: number) {
    this.watcher = watcher;
    this.since = since;
    this.#outside = outside;
    this.#patience = patience;
  }

  get hasLeft(): boolean {
    return this.#hasLeft;
  }

  /** There is nobody any more who waits to be told. */
  leave(): void {
    this.#hasLeft = true;
    this.#goOn();
  }

  /**
   * Sends one frame after the other, each when the one before has gone out: however much was missed, little of it
   * waits in memory. Whoever does not read is cut off when they have been waited for long enough.
   */
  async tell(frames: Iterable<string>): Promise<void> {
    for (const frame of frames) {
      if (this.#hasLeft) return;
      await this.#send(Buffer.from(frame));
      // A frame that goes out at once would otherwise let nobody else have a turn.
      await setImmediate();
    }
  }

  #send(frame: Buffer): Promise<void> {
    return new Promise((resolve) => {
      const callOff = this.#outside.after(this.#patience, () => {
        this.watcher.tooSlow();
        this.leave();
      });
      this.#goOn = () => {
        callOff();
        resolve();
      };
      this.watcher.send(frame, this.#goOn);
    });
  }
}
