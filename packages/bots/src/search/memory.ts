import { Crossing } from './crossing.js';
import { type Fork, forkOf } from './trails.js';

/** No more moments than this are remembered. */
const MOST = 40_000;

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
    if (known === undefined || this.#crossings.size > MOST / 2) this.#crossings.clear();
    else return known;
    return forkOf(seen, seats);
  }

  /** A later search from this view may start here. */
  keep(view: object, fork: Fork | undefined): void {
    if (fork !== undefined) this.#forks.set(JSON.stringify(view), fork);
  }

  at(key: number): Crossing | undefined {
    return this.#crossings.get(key);
  }

  /** A new moment, which is forgotten at once if there is no room for it. */
  add(key: number): Crossing {
    const crossing = new Crossing();
    if (this.#crossings.size < MOST) this.#crossings.set(key, crossing);
    return crossing;
  }
}
