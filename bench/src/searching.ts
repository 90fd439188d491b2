import { chooseWith, greedyBot, type Question, questionFor, searchBot } from '@souk/bots';
import { elementAt, type Game, type GameTypes, newState, seedRandom } from '@souk/kernel';
import type { Work } from './benchmark.js';
import { measuredGame } from './games.js';

/** Decisions that the search is asked about, and how long it looks at each. */
const POSITIONS = 12;
const ITERATIONS = 250;
/** One decision in this many is taken, and none with fewer choices than two. */
const EVERY = 7;

/** States in the middle of games between greedy players, in which a seat has a choice. */
export function middles<T extends GameTypes>(game: Game<T>, seats: number): T['State'][] {
  const player = greedyBot(measuredGame(game.id).heuristics).sit();
  const random = seedRandom('middles');
  const found: T['State'][] = [];
  for (let round = 0; found.length < POSITIONS; round++) {
    const state = newState(game, { seats, options: {}, seed: `middles/${round}` });
    const states: T['State'][] = [];
    for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
      states.push(game.clone(state));
      game.play(state, seat, chooseWith(player, game, state, seat, random, { iterations: 1 }));
    }
    const third = Math.floor(states.length / 3);
    for (let at = third; at < 2 * third && found.length < POSITIONS; at += EVERY) {
      const middle = elementAt(states, at);
      if (questionIn(game, middle).moves.length > 1) found.push(middle);
    }
  }
  return found;
}

const questionIn = <T extends GameTypes>(game: Game<T>, state: T['State']): Question<T> =>
  questionFor(game, state, elementAt(game.toAct(state), 0), seedRandom('searching'), { iterations: ITERATIONS });

/** The search asked about one position after the other. Counts lines of play. */
export function searching<T extends GameTypes>(game: Game<T>, seats: number): Work {
  const bot = searchBot(measuredGame(game.id).heuristics);
  const states = middles(game, seats);
  let next = 0;
  return () => {
    bot.sit().choose(questionIn(game, elementAt(states, next++ % states.length)));
    return ITERATIONS;
  };
}
