import type { GameTypes } from '@souk/kernel';
import type { AnyMind } from './mind.js';
import { softmax } from './network.js';
import { sharesAtEnd } from './shares.js';

const values: number[] = [];

/** What a contender has, by the weights set by hand. */
export function standingOf(mind: AnyMind, state: GameTypes['State'], contender: number): number {
  mind.measure(state, contender, values);
  const { features } = mind;
  let sum = 0;
  for (let i = 0; i < features.length; i++) sum += features[i].weight * values[i];
  return sum;
}

/** The share of the win that each contender may expect by the weights set by hand, from `out[0]` on. */
export function judgeByHand(mind: AnyMind, state: GameTypes['State'], out: number[]): void {
  if (sharesAtEnd(mind.game, state, out)) return;
  const count = mind.contenders(state);
  for (let contender = 0; contender < count; contender++) {
    out[contender] = standingOf(mind, state, contender) / mind.spread;
  }
  softmax(out, count);
}
