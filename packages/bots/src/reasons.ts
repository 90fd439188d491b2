import type { Question, Reason } from './bot.js';
import type { AnyMind } from './mind.js';
import { playToQuiet } from './quick-play.js';
import { judgeByHand } from './standing.js';

/** How many imagined states a move is tried in: luck evens out, and the answer still comes at once. */
export const TRIES = 6;
/** Reasons smaller than this share of a win are not worth a word. */
const WORTH_SAYING = 0.002;

const shares: number[] = [];
const values: number[] = [];

/** A move tried: its worth, and the mean of the features that it leads to. */
export interface Trial {
  readonly move: number;
  chance: number;
  readonly means: number[];
}

/** Tries all moves in the same imagined states, and judges where each leads once things have come to rest. */
export function tryAll(mind: AnyMind, { view, seat, moves, random }: Question): Trial[] {
  const { game, features } = mind;
  const trials = moves.map((move): Trial => ({ move, chance: 0, means: features.map(() => 0) }));
  for (let round = 0; round < TRIES; round++) {
    const imagined = game.imagine(view, random);
    for (const trial of trials) {
      const state = game.clone(imagined);
      game.play(state, seat, trial.move);
      playToQuiet(mind, state, random);
      judgeByHand(mind, state, shares);
      trial.chance += shares[seat] / TRIES;
      mind.measure(state, seat, values);
      for (let i = 0; i < features.length; i++) trial.means[i] += values[i] / TRIES;
    }
  }
  return trials;
}

/** What a move brings beside the average of all, feature by feature, the weightiest first. */
export function reasonsFor(mind: AnyMind, trial: Trial, all: readonly Trial[]): Reason[] {
  return mind.features
    .map(({ text, weight }, i) => {
      const usual = all.reduce((sum, { means }) => sum + means[i], 0) / all.length;
      return { text, weight: (weight * (trial.means[i] - usual)) / mind.spread };
    })
    .filter(({ weight }) => Math.abs(weight) > WORTH_SAYING)
    .sort((one, other) => Math.abs(other.weight) - Math.abs(one.weight));
}
