import { GEM_COUNT } from './gems.js';
import type { State } from './state.js';
import { countIn } from './store.js';
import type { Trader } from './traders.js';

/** What a missing gem counts in a tie (DT-ROUND-4). */
const MISSING = -4;
/** Prices from `MISSING` to the highest are eight values. */
const PRICE_VALUES = 8;

/**
 * The prices of a trader's two best gems as one number: higher wins a tie (DT-ROUND-4). To be asked before
 * the stores are sold. In the multi-player game the Smuggler's marker is the one gem that he holds.
 */
export function tieBreak({ rules, prices, stores, marker }: State, trader: Trader): number {
  if (trader === rules.smuggler && !rules.solo) return valueOfTwo(prices[marker], MISSING);
  let best = MISSING;
  let second = MISSING;
  for (let gem = 0; gem < GEM_COUNT; gem++) {
    for (let k = countIn(stores[trader], gem); k > 0; k--) {
      second = Math.max(second, Math.min(best, prices[gem]));
      best = Math.max(best, prices[gem]);
    }
  }
  return valueOfTwo(best, second);
}

const valueOfTwo = (best: number, second: number): number => (best - MISSING) * PRICE_VALUES + second - MISSING;

/** Score space and tie-break as one number: who has more stands better. */
export const rankingKey = (score: number, tie: number): number => score * PRICE_VALUES * PRICE_VALUES + tie;

/** DT-ROUND-3 and DT-ROUND-4: places by ranking key. Who is tied shares the lowest of the tied places. */
export function placesOf(rankingKeys: readonly number[]): number[] {
  const places = rankingKeys.slice();
  for (let own = 0; own < rankingKeys.length; own++) {
    let place = 0;
    for (let other = 0; other < rankingKeys.length; other++) if (rankingKeys[other] >= rankingKeys[own]) place++;
    places[own] = place;
  }
  return places;
}

/** What the first place of a round is worth. */
export const MOST_POINTS = 4;

/** DT-ROUND-3: 4, 3, 2, 1 and then nothing. */
export const pointsForPlace = (place: number): number => Math.max(0, MOST_POINTS + 1 - place);
