import { type AnyGame, type GameTypes, newState, type Seat, seedRandom } from '@souk/kernel';
import { type Budget, chooseWith, type Player, randomBot } from '../src/index.js';

/** Who sits in a seat, and how long they may think. */
export interface Sitter {
  readonly player: Player;
  readonly budget: Budget;
}

/** Plays a match to its end, or so many moves of it. */
export function playMatch(
  game: AnyGame,
  sitters: readonly Sitter[],
  seed: string,
  moves = Number.POSITIVE_INFINITY,
): GameTypes['State'] {
  const state = newState(game, { seats: sitters.length, options: {}, seed });
  const random = seedRandom(`${seed}/bots`);
  let seats = game.toAct(state);
  for (let made = 0; seats.length > 0 && made < moves; made++) {
    const { player, budget } = sitters[seats[0]];
    game.play(state, seats[0], chooseWith(player, game, state, seats[0], random, budget));
    seats = game.toAct(state);
  }
  return state;
}

/** Some way into a match, where the seat to act has something to choose. */
export function middleOf(game: AnyGame, seats: number, moves: number): GameTypes['State'] {
  const state = newState(game, { seats, options: {}, seed: 'middle' });
  const random = seedRandom('middle');
  for (let i = 0; i < moves; i++) {
    const [seat] = game.toAct(state);
    game.play(state, seat, chooseWith(randomBot.sit(), game, state, seat, random, { iterations: 1 }));
  }
  return state;
}

/** A clock that ticks once whenever it is read. */
export function ticking(): () => number {
  let time = 0;
  return () => time++;
}

export const firstToAct = (game: AnyGame, state: GameTypes['State']): Seat => game.toAct(state)[0];
