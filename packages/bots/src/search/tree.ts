import { type KeyState, keyStateOf } from './information-sets.js';
import { SearchNode } from './node.js';

/** No more nodes than this are kept. */
export const MAX_NODES = 40_000;

/** The tree of a player, kept from one of its decisions to the next. */
export class SearchTree {
  readonly #nodes = new Map<number, SearchNode>();
  /** By what the seat sees: where the keys were in an earlier search. */
  readonly #roots = new Map<string, KeyState>();

  get size(): number {
    return this.#nodes.size;
  }

  /** Where a search from this view starts: where an earlier one has come through, if it has. */
  rootFor(view: object, seats: number): KeyState {
    const seen = JSON.stringify(view);
    const known = this.#roots.get(seen);
    this.#roots.clear();
    if (known === undefined || this.#nodes.size > MAX_NODES / 2) this.#nodes.clear();
    else return known;
    return keyStateOf(seen, seats);
  }

  /** A later search from this view may start here. */
  keepRoot(view: object, keyState: KeyState): void {
    this.#roots.set(JSON.stringify(view), keyState);
  }

  /**
   * A node met on the way; undefined if it is met for the first time (expansion), unless it is the root. New nodes are
   * kept as long as there is room.
   */
  visit(key: number, isStart: boolean): SearchNode | undefined {
    const known = this.#nodes.get(key);
    if (known !== undefined) return known;
    if (!isStart && this.#nodes.size >= MAX_NODES) return undefined;
    const node = new SearchNode();
    this.#nodes.set(key, node);
    return isStart ? node : undefined;
  }

  /** A node that was met before. */
  nodeAt(key: number): SearchNode {
    const known = this.#nodes.get(key);
    if (known === undefined) throw new Error('a search has been through its own start');
    return known;
  }
}
