import { playOut } from '@souk/bots';
import { below, checkStart, type Game, type GameTypes, type Match, MoveList, pick, seedRandom } from '@souk/kernel';
import type { Work } from './benchmark.js';

const GAMES_AT_A_TIME = 50;

/** Random games one after another, through the contract that bots use. Counts moves. */
export function playouts<T extends GameTypes>(game: Game<T>, seats: number): Work {
  const options = checkStart(game, seats, {});
  const random = seedRandom('playouts');
  return () => {
    let moves = 0;
    for (let i = 0; i < GAMES_AT_A_TIME; i++) {
      const state = game.setup(options, seats, random);
      moves += playOut(game, state, random);
    }
    return moves;
  };
}

/** Plays a match on at random to its end, as a host would: through its log. */
export function playToEnd<T extends GameTypes>(match: Match<T>, seed: string): void {
  const { game } = match;
  const random = seedRandom(seed);
  const list = new MoveList();
  while (!match.over) {
    const seat = pick(random, game.toAct(match.state));
    game.moves(match.state, seat, list);
    match.play(seat, list.at(below(random, list.size)));
  }
}
