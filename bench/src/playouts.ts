import {
  below,
  checkStart,
  type Game,
  type GameTypes,
  type Match,
  MoveList,
  nextBits,
  pick,
  type RandomState,
  seedRandom,
} from '@souk/kernel';
import type { Work } from './benchmark.js';

/** Plays one random game through the contract that bots use, and says how many moves it had. */
export function playout<T extends GameTypes>(
  game: Game<T>,
  options: T['Options'],
  seats: number,
  random: RandomState,
  list: MoveList,
): number {
  const state = game.setup(options, seats, random);
  nextBits(random);
  let moves = 0;
  for (let toAct = game.toAct(state); toAct.length > 0; toAct = game.toAct(state)) {
    const seat = toAct[0];
    game.moves(state, seat, list);
    game.play(state, seat, list.at(below(random, list.size)));
    moves++;
  }
  return moves;
}

const GAMES_AT_A_TIME = 50;

/** Random games one after another. Counts moves. */
export function playouts<T extends GameTypes>(game: Game<T>, seats: number): Work {
  const options = checkStart(game, seats, {});
  const random = seedRandom('playouts');
  const list = new MoveList();
  return () => {
    let moves = 0;
    for (let i = 0; i < GAMES_AT_A_TIME; i++) moves += playout(game, options, seats, random, list);
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
