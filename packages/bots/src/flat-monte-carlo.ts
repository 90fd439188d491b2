import type { Outcome } from '@souk/kernel';
import type { Bot, Choice, Question } from './bot.js';
import { hasBudgetLeft } from './budget.js';
import { playOut, worthOf } from './playout.js';

/** What the playouts say of a move. */
export interface Estimate {
  readonly move: number;
  /** Mean worth of the endings, from 0 to 1; 0 if the time was up before the move was tried. */
  readonly worth: number;
  readonly playouts: number;
}

/**
 * Tries every move in imagined states by random play to the end. All moves are tried in the same imagined
 * state before the next one is drawn, so that luck favours none of them. A move's number is good in every
 * imagined state: what a seat can do, and what its moves mean, depends on its view alone.
 */
export function estimate({ game, view, seat, moves, random, budget }: Question): Estimate[] {
  const sums = moves.map(() => 0);
  const counts = moves.map(() => 0);
  const hasTime = hasBudgetLeft(budget);
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

function choose(question: Question): Choice {
  if (question.moves.length === 1 && !question.explain) return { move: question.moves[0] };
  const estimates = estimate(question);
  const { move } = bestOf(estimates);
  if (!question.explain) return { move };
  const account = estimates
    .filter(({ playouts }) => playouts > 0)
    .sort((one, other) => other.worth - one.worth)
    .map(({ move, worth, playouts }) => ({ move, chance: worth, visits: playouts, reasons: [] }));
  return { move, account };
}

export const flatMonteCarloBot: Bot = {
  id: 'flat-monte-carlo',
  help: 'tries every move in many imagined games and takes the one that ends best',
  sit: () => ({ choose }),
};
