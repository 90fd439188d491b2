import { type Player, questionFor, randomBot } from '@souk/bots';
import {
  type AnyGame,
  below,
  type Events,
  elementAt,
  type GameTypes,
  MoveList,
  type Outcome,
  type RandomState,
  type Seat,
} from '@souk/kernel';
import type { Contestant } from './contestants.js';

/** What is told of a match while it is played. */
export interface Listener {
  /** Where what happens is told. */
  readonly events?: Events<GameTypes['Event']>;
  /** A seat had a choice and took this long. */
  decided?(seat: Seat, milliseconds: number): void;
}

const list = new MoveList();

/**
 * Lets bots play a match to its end, in place; `seated` says who sits where. Their chance is their own and
 * not the match's. Where several owe a decision at once, the first seat is asked first: no seat sees what
 * the others have done.
 */
export function playMatch(
  game: AnyGame,
  state: GameTypes['State'],
  seated: readonly Contestant[],
  random: RandomState,
  listener: Listener = {},
): { readonly outcome: Outcome; readonly moves: number } {
  const players = seated.map(({ bot }) => bot.sit());
  let moves = 0;
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    const player = elementAt(players, seat);
    const move = decide(game, state, seat, elementAt(seated, seat), player, random, listener);
    game.play(state, seat, move, listener.events);
    moves++;
  }
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new Error('nobody is to act, but the match has no outcome');
  return { outcome, moves };
}

function decide(
  game: AnyGame,
  state: GameTypes['State'],
  seat: Seat,
  { bot, budget }: Contestant,
  player: Player,
  random: RandomState,
  listener: Listener,
): number {
  game.moves(state, seat, list);
  const isChoice = list.size > 1;
  const start = isChoice && listener.decided !== undefined ? performance.now() : 0;
  // Random play looks at nothing, so it need not be shown anything: a view costs more than the move.
  const move =
    bot === randomBot
      ? list.at(below(random, list.size))
      : player.choose(questionFor(game, state, seat, random, budget)).move;
  if (isChoice) listener.decided?.(seat, performance.now() - start);
  return move;
}
