import type { GameTypes, RandomState, Seat } from '@souk/kernel';
import type { Question, Reason } from './bot.js';
import { hasTimeLeft } from './budget.js';
import { evaluateByHand, evaluationOf } from './evaluation.js';
import type { AnyHeuristics, Feature } from './heuristics.js';
import { playToQuiet } from './quick-play.js';

/** How many imagined states a move is tried in, if there is time: luck evens out, and the answer still comes at once. */
const TRIES = 6;
/** No more moves than this are tried, or hundreds of ways to pay would be: those that the first opinion likes best. */
export const MOST_TRIED = 24;
/** Reasons smaller than this share of a win are not worth a word. */
const WORTH_SAYING = 0.002;
/** Nor are those for a move that are so small beside the weightiest of them. */
const BESIDE_THE_FIRST = 0.25;

const shares: number[] = [];
const values: number[] = [];

/** A move tried: its worth, and the mean of the features that it leads to itself. */
export interface Trial {
  readonly move: number;
  chance: number;
  readonly means: number[];
  /** What the extra that it leads to adds to that, by the weights set by hand. */
  extra: number;
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
    (move): Trial => ({ move, chance: 0, means: features.map(() => 0), extra: 0, tries: 0 }),
  );
  const hasTime = hasTimeLeft(question.budget);
  for (let round = 0; round < TRIES && (round === 0 || hasTime()); round++) {
    const imagined = game.imagine(view, random);
    for (const trial of trials) {
      const state = game.clone(imagined);
      game.play(state, seat, trial.move);
      const plain = declined(heuristics, state, seat, random);
      playToQuiet(heuristics, state, random);
      evaluateByHand(heuristics, state, shares);
      trial.chance += shares[seat] / TRIES;
      if (plain !== undefined) {
        trial.extra += (evaluationOf(heuristics, state, seat) - evaluationOf(heuristics, plain, seat)) / TRIES;
      }
      heuristics.measure(plain ?? state, seat, values);
      for (let i = 0; i < features.length; i++) trial.means[i] += values[i] / TRIES;
      trial.tries++;
    }
  }
  for (const trial of trials) if (trial.tries < TRIES) spread(trial);
  return trials;
}

/** How it would go on without the extra that a move has led to; undefined where it has led to none. */
function declined(
  heuristics: AnyHeuristics,
  state: GameTypes['State'],
  seat: Seat,
  random: RandomState,
): GameTypes['State'] | undefined {
  const { game, extra } = heuristics;
  if (extra?.isOffered(state, seat) !== true) return undefined;
  const plain = game.clone(state);
  game.play(plain, seat, extra.decline);
  playToQuiet(heuristics, plain, random);
  return plain;
}

/** Makes means over fewer tries of what was added up for all of them. */
function spread(trial: Trial): void {
  const share = TRIES / trial.tries;
  trial.chance *= share;
  trial.extra *= share;
  for (let i = 0; i < trial.means.length; i++) trial.means[i] *= share;
}

type Named = Pick<Feature, 'id' | 'text' | 'less'>;

const reasonOf = ({ id, text, less = text }: Named, gain: number, weight: number): Reason =>
  gain < 0 ? { feature: id, change: 'less', text: less, weight } : { feature: id, change: 'more', text, weight };

/** What a move brings beside the average of all, feature by feature, the weightiest first. */
export function reasonsFor({ features, spread, extra }: AnyHeuristics, trial: Trial, all: readonly Trial[]): Reason[] {
  const above = (of: (each: Trial) => number): number =>
    of(trial) - all.reduce((sum, each) => sum + of(each), 0) / all.length;
  const reasons = features.map((feature, i) => {
    const gain = above(({ means }) => means[i]);
    return reasonOf(feature, gain, (feature.weight * gain) / spread);
  });
  if (extra !== undefined) {
    const gain = above((each) => each.extra);
    reasons.push(reasonOf(extra, gain, gain / spread));
  }
  const most = Math.max(...reasons.map(({ weight }) => weight));
  return reasons
    .filter(({ weight }) => Math.abs(weight) > WORTH_SAYING && (weight < 0 || weight > most * BESIDE_THE_FIRST))
    .sort((one, other) => Math.abs(other.weight) - Math.abs(one.weight));
}
