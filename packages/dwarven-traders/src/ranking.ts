import { GEM_COUNT, type Gem } from './gems.js';
import { gemsOf, type State, type Trader } from './state.js';

/** What a missing gem counts in a tie (DT-ROUND-4). */
const MISSING = -4;
/** Prices from `MISSING` to the highest are eight values. */
const PRICE_VALUES = 8;

/** The gems that count for a trader in a tie: in the multi-player game the Smuggler's marker (DT-ROUND-4). */
const gemsInTie = (state: State, trader: Trader): Gem[] =>
  trader === state.table.smuggler && !state.table.solo ? [state.marker] : gemsOf(state, trader);

/** The prices of a trader's two best gems as one number: higher wins a tie. To be asked before the stores are sold. */
export function tieBreak(state: State, trader: Trader): number {
  const values = gemsInTie(state, trader).map((gem) => state.prices[gem]);
  values.sort((one, other) => other - one);
  const [best = MISSING, second = MISSING] = values;
  return (best - MISSING) * PRICE_VALUES + (second - MISSING);
}

/**
 * DT-ROUND-3 and DT-ROUND-4: places by score space, then by tie-break. Who is tied in both shares the
 * lowest of the tied places.
 */
export function placesOf(scores: readonly number[], tieBreaks: readonly number[]): number[] {
  const keys = scores.map((score, trader) => score * PRICE_VALUES * PRICE_VALUES + tieBreaks[trader]);
  return keys.map((own) => keys.filter((key) => key >= own).length);
}

/** DT-ROUND-3: 4, 3, 2, 1 and then nothing. */
export const pointsForPlace = (place: number): number => Math.max(0, GEM_COUNT + 1 - place);
