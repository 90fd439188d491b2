import type { Question, Reason } from './bot.js';
import { hasTimeLeft } from './budget.js';
import { evaluateByHand } from './evaluation.js';
import type { AnyHeuristics } from './heuristics.js';
import { playToQuiet } from './quick-play.js';

/** How many imagined states a move is tried in, if there is time: luck evens out, and the answer still comes at once. */
const TRIES = 6;
/** No more moves than this are tried, or hundreds of ways to pay would be: those that the first opinion likes best. */
export const MOST_TRIED = 24;
/** Reasons smaller than this share of a win are not worth a word. */
const WORTH_SAYING = 0.002;

const shares: number[] = [];
const values: number[] = [];

/** A move tried: its worth, and the mean of the features that it leads to. */
export interface Trial {
  readonly move: number;
  chance: number;
  readonly means: number[];
  /** In how many imagined states. */
  tries: number;
}

/** The moves that are worth a try. */
function shortList(heuristics: AnyHeuristics, { view, seat, moves, random }: Question): readonly number[] {
  if (moves.length <= MOST_TRIED) return moves;
  const imagined = heuristics.game.imagine(view, random);
  return moves
    .map((move) => ({ move, rating: heuristics.prior(imagined, seat, move) }))
    .sort((one, other) => other.rating - one.rating)
    .slice(0, MOST_TRIED)
    .map(({ move }) => move);
}

/** Tries moves in the same imagined states, and judges where each leads once things have come to rest. */
export function tryAll(heuristics: AnyHeuristics, question: Question): Trial[] {
  const { view, seat, random } = question;
  const { game, features } = heuristics;
  const trials = shortList(heuristics, question).map(
    (move): Trial => ({ move, chance: 0, means: features.map(() => 0), tries: 0 }),
  );
  const hasTime = hasTimeLeft(question.budget);
  for (let round = 0; round < TRIES && (round === 0 || hasTime()); round++) {
    const imagined = game.imagine(view, random);
    for (const trial of trials) {
      const state = game.clone(imagined);
      game.play(state, seat, trial.move);
      playToQuiet(heuristics, state, random);
      evaluateByHand(heuristics, state, shares);
      trial.chance += shares[seat] / TRIES;
      heuristics.measure(state, seat, values);
      for (let i = 0; i < features.length; i++) trial.means[i] += values[i] / TRIES;
      trial.tries++;
    }
  }
  for (const trial of trials) if (trial.tries < TRIES) spread(trial);
  return trials;
}

/** Makes means over fewer tries of what was added up for all of them. */
function spread(trial: Trial): void {
  const share = TRIES / trial.tries;
  trial.chance *= share;
  for (let i = 0; i < trial.means.length; i++) trial.means[i] *= share;
}

/** What a move brings beside the average of all, feature by feature, the weightiest first. */
export function reasonsFor(heuristics: AnyHeuristics, trial: Trial, all: readonly Trial[]): Reason[] {
  return heuristics.features
    .map(({ id, text, less = text, weight }, i) => {
      const usual = all.reduce((sum, { means }) => sum + means[i], 0) / all.length;
      const gain = trial.means[i] - usual;
      const change: Reason['change'] = gain < 0 ? 'less' : 'more';
      return { feature: id, change, text: gain < 0 ? less : text, weight: (weight * gain) / heuristics.spread };
    })
    .filter(({ weight }) => Math.abs(weight) > WORTH_SAYING)
    .sort((one, other) => Math.abs(other.weight) - Math.abs(one.weight));
}
