import { type GameTypes, MoveList, nextBits, type RandomState, type Seat } from '@souk/kernel';
import type { AnyHeuristics } from './heuristics.js';

const list = new MoveList();

/** Ratings closer than this are as good as equal: chance decides. */
const BLUR = 0.3;
const UNIT = 2 ** -32;

/** The move that a first opinion prefers, with a little chance so that near equals all get their turn. */
export function quickMove(
  heuristics: AnyHeuristics,
  state: GameTypes['State'],
  seat: Seat,
  random: RandomState,
): number {
  heuristics.game.moves(state, seat, list);
  const count = list.size;
  let best = list.at(0);
  if (count === 1) return best;
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const move = list.at(i);
    const rating = heuristics.prior(state, seat, move) + (nextBits(random) >>> 0) * UNIT * BLUR;
    if (rating > top) {
      top = rating;
      best = move;
    }
  }
  return best;
}

/** Plays on by first opinions until standings can be compared or the match is over, in place. */
export function playToQuiet(heuristics: AnyHeuristics, state: GameTypes['State'], random: RandomState): void {
  const { game } = heuristics;
  for (let seats = game.toAct(state); seats.length > 0 && !heuristics.quiet(state); seats = game.toAct(state)) {
    game.play(state, seats[0], quickMove(heuristics, state, seats[0], random));
  }
}
