import type { RandomState } from '@souk/kernel';

/** How a network is trained. The same plan always gives the same network. */
export interface TrainingPlan {
  readonly games: number;
  /**
   * How many games of quick play come first, from which all positions learn by the end alone. They cost little, and
   * what is good against quick play is a better start than the weights set by hand.
   */
  readonly warmUp: number;
  /** How many earlier games of the replay buffer are gone over again after each: that costs less than to play more of them. */
  readonly replayRatio: number;
  readonly seed: string;
  readonly hidden: number;
  /** Seat counts to play at; one that stands twice is played twice as often. */
  readonly seats: readonly number[];
  /** How far the end of a game reaches back: 1, all positions learn from the end alone. */
  readonly lambda: number;
  /** How often, in a hundred decisions, any move is tried instead of the best. */
  readonly epsilon: number;
  readonly learningRate: number;
  /** Where options differ from the defaults in a game: drawn anew for each. */
  options?(random: RandomState, seats: number): object;
}

export const DEFAULT_TRAINING = {
  warmUp: 0,
  replayRatio: 0,
  hidden: 16,
  lambda: 0.8,
  epsilon: 6,
  learningRate: 0.002,
} as const;
