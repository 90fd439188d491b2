import type { GameTypes } from '@souk/kernel';
import type { AnyHeuristics } from './heuristics.js';
import { softmax } from './network.js';
import { sharesAtEnd } from './shares.js';

const values: number[] = [];

/** What a contender has, by the weights set by hand. */
export function evaluationOf(heuristics: AnyHeuristics, state: GameTypes['State'], contender: number): number {
  heuristics.measure(state, contender, values);
  const { features } = heuristics;
  let sum = 0;
  for (let i = 0; i < features.length; i++) sum += features[i].weight * values[i];
  return sum;
}

/** The share of the win that each contender may expect by the weights set by hand, from `out[0]` on. */
export function evaluateByHand(heuristics: AnyHeuristics, state: GameTypes['State'], out: number[]): void {
  if (sharesAtEnd(heuristics.game, state, out)) return;
  const count = heuristics.contenders(state);
  for (let contender = 0; contender < count; contender++) {
    out[contender] = evaluationOf(heuristics, state, contender) / heuristics.spread;
  }
  softmax(out, count);
}
