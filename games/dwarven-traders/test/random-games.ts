import {
  type DwarvenTradersEvent,
  dwarvenTraders,
  type Move,
  type Position,
  type State,
  type View,
} from '@souk/games/dwarven-traders';
import { below, Events, heardBy, MoveList, newState, pick, type RandomState, seedRandom } from '@souk/kernel';
import fc from 'fast-check';
import { optionsFor } from './laws/arbitrary.js';

/** Everything that a match can start from. */
export const anyStart = fc
  .integer({ min: 1, max: 4 })
  .chain((seats) => fc.record({ seats: fc.constant(seats), seed: fc.string(), options: optionsFor(seats) }));

export type AnyStart = typeof anyStart extends fc.Arbitrary<infer S> ? S : never;

/** One move of a random game, and what was to be seen before and after it. */
export interface Step {
  readonly seat: number;
  readonly choices: readonly Move[];
  readonly move: Move;
  readonly before: Position;
  readonly after: Position;
  readonly viewAfter: View;
  readonly events: readonly DwarvenTradersEvent[];
}

export const choicesOf = (state: State): number[] => {
  const list = new MoveList();
  for (const seat of dwarvenTraders.toAct(state)) dwarvenTraders.moves(state, seat, list);
  return list.toArray();
};

/** Longer than any match, even if it starts in a position with more gems in the pool than a round begins with. */
const TOO_LONG = 600;

/** Plays at random from a state to the end of the match; the state changes with every step. */
export function* randomPlay(state: State, random: RandomState): Generator<Step> {
  let moves = 0;
  for (let seats = dwarvenTraders.toAct(state); seats.length > 0; seats = dwarvenTraders.toAct(state)) {
    if (++moves > TOO_LONG) throw new Error('the match does not end');
    const [seat] = seats;
    const codes = choicesOf(state);
    const describe = (code: number): Move => dwarvenTraders.describeMove(state, seat, code);
    const choices = codes.map(describe);
    const code = pick(random, codes);
    const move = describe(code);
    const before = dwarvenTraders.toJSON(state);
    const events = new Events<DwarvenTradersEvent>();
    dwarvenTraders.play(state, seat, code, events);
    yield {
      seat,
      choices,
      move,
      before,
      after: dwarvenTraders.toJSON(state),
      viewAfter: dwarvenTraders.view(state, 'spectator'),
      events: heardBy(events.told, 'spectator'),
    };
  }
}

/** Plays at random to the end and says how many moves it took; gives up after `limit` of them. */
export function playOut(state: State, random: RandomState, limit: number): number {
  let moves = 0;
  for (let seats = dwarvenTraders.toAct(state); seats.length > 0; seats = dwarvenTraders.toAct(state)) {
    const codes = choicesOf(state);
    if (codes.length === 0 || moves === limit) return Number.POSITIVE_INFINITY;
    dwarvenTraders.play(state, seats[0], codes[below(random, codes.length)]);
    moves++;
  }
  return moves;
}

export const startOf = ({ seats, options, seed }: AnyStart): State =>
  newState(dwarvenTraders, { seats, options, seed });

export const playerOf = ({ seed }: AnyStart): RandomState => seedRandom(`player ${seed}`);
