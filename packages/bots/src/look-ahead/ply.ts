import { type GameTypes, MoveList, type Seat } from '@souk/kernel';
import type { AnyHeuristics } from '../heuristics.js';

/** What is known at one depth: the legal moves in the order in which they are tried. */
export class Ply {
  readonly moves: number[] = [];
  readonly #ratings: number[] = [];
  readonly #list = new MoveList();
  /** The move that settled things here last: it often does again. */
  killerMove = -1;

  /** Lists the seat's moves, the most promising first. Says how many there are. */
  fill(heuristics: AnyHeuristics, state: GameTypes['State'], seat: Seat): number {
    const list = this.#list;
    heuristics.game.moves(state, seat, list);
    for (let i = 0; i < list.size; i++) {
      const move = list.at(i);
      const rating = move === this.killerMove ? Number.POSITIVE_INFINITY : heuristics.prior(state, seat, move);
      let at = i;
      for (; at > 0 && this.#ratings[at - 1] < rating; at--) {
        this.#ratings[at] = this.#ratings[at - 1];
        this.moves[at] = this.moves[at - 1];
      }
      this.#ratings[at] = rating;
      this.moves[at] = move;
    }
    return list.size;
  }
}
