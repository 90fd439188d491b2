import type { Outcome } from '@souk/kernel';
import type { Bot, Budget, Question } from './bot.js';
import { playOut, worthOf } from './playout.js';

/** What the playouts say of a move. */
export interface Estimate {
  readonly move: number;
  /** Mean worth of the endings, from 0 to 1; 0 if the time was up before the move was tried. */
  readonly worth: number;
  readonly playouts: number;
}

/** Whether there is time for one more playout. */
function allowance(budget: Budget): (done: number) => boolean {
  if ('playouts' in budget) return (done) => done < budget.playouts;
  const end = budget.now() + budget.milliseconds;
  return () => budget.now() < end;
}

/**
 * Tries every move in imagined states by random play to the end. All moves are tried in the same imagined
 * state before the next one is drawn, so that luck favours none of them. A move's number is good in every
 * imagined state: what a seat can do, and what its moves mean, depends on its view alone.
 */
export function estimate({ game, view, seat, moves, random, budget }: Question): Estimate[] {
  const sums = moves.map(() => 0);
  const counts = moves.map(() => 0);
  const hasTime = allowance(budget);
  let done = 0;
  do {
    const imagined = game.imagine(view, random);
    for (let i = 0; i < moves.length && (done === 0 || hasTime(done)); i++) {
      const state = game.clone(imagined);
      game.play(state, seat, moves[i]);
      playOut(game, state, random);
      sums[i] += worthOf(finished(game.outcome(state)), seat);
      counts[i]++;
      done++;
    }
  } while (hasTime(done));
  return moves.map((move, i) => ({ move, worth: counts[i] === 0 ? 0 : sums[i] / counts[i], playouts: counts[i] }));
}

function finished(outcome: Outcome | undefined): Outcome {
  if (outcome === undefined) throw new Error('nobody is to act, but the match has no outcome');
  return outcome;
}

/** The move with the best mean; of equal ones the first. */
export const bestOf = (estimates: readonly Estimate[]): Estimate =>
  estimates.reduce((best, next) => (next.playouts > 0 && next.worth > best.worth ? next : best));

export const flatMonteCarloBot: Bot = {
  id: 'flat-monte-carlo',
  help: 'tries every move in many imagined games and takes the one that ends best',
  choose: (question) => (question.moves.length === 1 ? question.moves[0] : bestOf(estimate(question)).move),
};
