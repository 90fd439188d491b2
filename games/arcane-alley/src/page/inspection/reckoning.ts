import { HIGHEST_INFAMY } from '@souk/games/arcane-alley';
import { type Column, sumOf } from './inspection.js';

/** Infamy past the highest begins again at 0: so much is taken off with every fine marker (AA-SCORE-2). */
export const LAP = HIGHEST_INFAMY + 1;

/** How a player's infamy is reckoned at an inspection. */
export interface Reckoning {
  readonly from: number;
  /** What is added to it, one after the other: the goods in store, and a call that came too soon. */
  readonly added: readonly number[];
  /** What that comes to; infamy never falls below 0 on the way (AA-SCORE-3). */
  readonly total: number;
  /** How often it went past the highest, and what stays. */
  readonly laps: number;
  readonly to: number;
  /** With two markers infamy stops at the highest, and the rest is lost. */
  readonly isStopped: boolean;
}

/**
 * Undefined until all that lies in store has been counted. The dial follows the count: that it has stopped is known when it has
 * moved, or when all is settled.
 */
export function reckoningOf(column: Column, isSettled: boolean): Reckoning | undefined {
  const { infamy, penalty } = column;
  if (infamy === undefined) return undefined;
  const { from, to, laps } = infamy;
  const total = Math.max(0, from + sumOf(column)) + penalty;
  const added = [sumOf(column), ...(penalty === 0 ? [] : [penalty])];
  const hasMoved = isSettled || laps > 0 || to !== from;
  return { from, added, total, laps, to, isStopped: hasMoved && total - laps * LAP !== to };
}
