import { Crossing } from './crossing.js';
import { type Fork, forkOf } from './trails.js';

/** No more moments than this are remembered. */
export const MOST_REMEMBERED = 40_000;

/** What a player remembers from one of its decisions to the next. */
export class Memory {
  readonly #crossings = new Map<number, Crossing>();
  /** By what the seat sees: where the trails were in an earlier search. */
  readonly #forks = new Map<string, Fork>();

  get size(): number {
    return this.#crossings.size;
  }

  /** Where a search from this view starts: where an earlier one has come through, if it has. */
  recall(view: object, seats: number): Fork {
    const seen = JSON.stringify(view);
    const known = this.#forks.get(seen);
    this.#forks.clear();
    if (known === undefined || this.#crossings.size > MOST_REMEMBERED / 2) this.#crossings.clear();
    else return known;
    return forkOf(seen, seats);
  }

  /** A later search from this view may start here. */
  keep(view: object, fork: Fork): void {
    this.#forks.set(JSON.stringify(view), fork);
  }

  /**
   * A moment met on the way; undefined if it is met for the first time, unless it is the one that the search starts
   * from. New moments are remembered as long as there is room.
   */
  meet(key: number, isStart: boolean): Crossing | undefined {
    const known = this.#crossings.get(key);
    if (known !== undefined) return known;
    if (!isStart && this.#crossings.size >= MOST_REMEMBERED) return undefined;
    const crossing = new Crossing();
    this.#crossings.set(key, crossing);
    return isStart ? crossing : undefined;
  }

  /** A moment that was met before. */
  met(key: number): Crossing {
    const known = this.#crossings.get(key);
    if (known === undefined) throw new Error('a search has been through its own start');
    return known;
  }
}
