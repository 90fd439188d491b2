import type { AnyGame, GameTypes, Playable, Seat } from '@souk/kernel';
import type { Bot } from './bot.js';
import type { NetworkData } from './network.js';
import type { TrainingPlan } from './training/plan.js';

/** One thing that an evaluation looks at. */
export interface Feature {
  /** One word, for tables and weights. */
  readonly id: string;
  /** What it means that a player has more of it: "coins in hand". */
  readonly text: string;
  /** What it means to have less of it, for what no player wants: "fewer fines". */
  readonly less?: string;
  /** What one of it is worth to `greedy`, set by hand: points, or whatever the game is won by. */
  readonly weight: number;
}

/** A further decision that a move can lead to and that can be declined, such as an extra trade: a reason of its own. */
export interface Extra<T extends GameTypes = GameTypes> {
  /** As a feature has them. */
  readonly id: string;
  readonly text: string;
  /** Whether it stands before the seat that has moved. */
  isOffered(state: T['State'], seat: Seat): boolean;
  /** The move that declines it. */
  readonly decline: number;
}

/**
 * What bots know of one game beyond its rules. All of it looks at whole states, but bots only ever have
 * imagined ones to show.
 *
 * The contenders of a match are its seats and, behind them, its rivals in the order of the outcome.
 */
export interface Heuristics<T extends GameTypes = GameTypes> {
  readonly game: Playable<T>;
  readonly features: readonly Feature[];
  /** Standings this far apart, by the hand-set weights, make a win e times as likely. */
  readonly spread: number;
  contenders(state: T['State']): number;
  /** Writes a contender's features, from `out[0]` on, each of the order of 1. It is called millions of times: no garbage. */
  measure(state: T['State'], contender: number, out: number[]): void;
  /**
   * A first opinion of a legal move without trying it, higher is better, 1 apart means "clearly". It orders
   * moves, widens the search and plays on quickly.
   */
  prior(state: T['State'], seat: Seat, move: number): number;
  /** Whether standings can be compared here, and not in the middle of something. The search plays on quickly until they can. */
  quiet(state: T['State']): boolean;
  /**
   * What chance shows to all, as a number, where moves mean something else after another show: a new deal. Lines
   * of play then go on apart; left out, they go on together.
   */
  shown?(state: T['State']): number;
  /**
   * What a seat that is to act has before it, as a number, where the same move means something else with other cards in
   * hand. What is found out about moves then holds for those cards only; left out, it holds for whatever was imagined.
   */
  handKey?(state: T['State'], seat: Seat): number;
  /** What is told apart where a move is explained: what it brings itself, and what this brings after it. */
  readonly extra?: Extra<T>;
  /** How eagerly the search tries moves that have not done best so far, if not as usual: little where chances lie close together. */
  readonly cPuct?: number;
  /** Whether nothing is hidden for a while, so that what can happen may be counted out up to the next chance. */
  isOpen?(state: T['State']): boolean;
  /** The bot that does so. It comes with the heuristics, so that it is not loaded for a game where there is nothing to count out. */
  lookAhead?(heuristics: AnyHeuristics): Bot;
  /** Where training for this game differs from the default plan. */
  readonly training?: Partial<TrainingPlan>;
  /** What self-play has made of the features. */
  readonly learned?: NetworkData;
}

/** Some game's heuristics, whichever. */
export type AnyHeuristics = Heuristics<GameTypes>;

/** A heuristics with the whole of its game beside it, for setting up matches and writing them down. */
export interface GameHeuristics extends AnyHeuristics {
  readonly game: AnyGame;
}
