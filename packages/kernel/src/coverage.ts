import type { GameTypes } from './game.js';
import type { RandomState } from './random.js';

/** The ways that a game's effects can go, and how to tell from what happens which of them was taken. */
export interface Coverage<T extends GameTypes> {
  /** Every branch by name: a soak is done when all of them have been seen. */
  readonly branches: readonly string[];
  /** The branches that an event shows to have been taken. */
  seenIn(event: T['Event']): readonly string[];
  /** Options drawn at random, so that in the long run everything can happen. */
  options(random: RandomState, seats: number): object;
}
