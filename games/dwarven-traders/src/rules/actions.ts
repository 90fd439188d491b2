import type { Events } from '@souk/kernel';
import { flipped, laidCard } from './cards.js';
import type { DwarvenTradersEvent } from './events.js';
import { type Gem, gemName } from './gems.js';
import type { State } from './state.js';
import { oneGem } from './store.js';
import { type Trader, traderName } from './traders.js';

/** The lowest space of the score track (DT-SETUP-2). */
export const LOWEST_SPACE = 1;

/** DT-SETUP-6: takes a starting gem; whose turn it was to choose has chosen. */
export function takeGem(state: State, trader: Trader, gem: Gem, events?: Events<DwarvenTradersEvent>): void {
  state.pool[gem]--;
  state.stores[trader] += oneGem(gem);
  state.choosers = state.choosers.slice(1);
  events?.emit({ kind: 'gem-chosen', trader: traderName(state.rules, trader), gem: gemName(gem) });
}

/** DT-TURN-2, without the price change. */
export function mine(state: State, trader: Trader, slot: number, gem: Gem, events?: Events<DwarvenTradersEvent>): void {
  state.pool[gem]--;
  state.stores[trader] += oneGem(gem);
  events?.emit({ kind: 'mined', trader: traderName(state.rules, trader), slot, gem: gemName(gem) });
}

/** DT-TURN-3, without the price change. */
export function sell(state: State, trader: Trader, slot: number, gem: Gem, events?: Events<DwarvenTradersEvent>): void {
  const price = state.prices[gem];
  state.stores[trader] -= oneGem(gem);
  state.box[gem]++;
  const score = moveOnTrack(state, trader, price);
  events?.emit({ kind: 'sold', trader: traderName(state.rules, trader), slot, gem: gemName(gem), price, score });
}

/** DT-TURN-7. */
export function flipCard(state: State, slot: number, events?: Events<DwarvenTradersEvent>): void {
  state.row[slot] = flipped(state.row[slot]);
  events?.emit({ kind: 'card-flipped', slot, card: laidCard(state.row[slot]) });
}

/** Moves a pawn, never below the lowest space, and says where it stands. */
export function moveOnTrack(state: State, trader: Trader, steps: number): number {
  const score = Math.max(LOWEST_SPACE, state.scores[trader] + steps);
  state.scores[trader] = score;
  return score;
}
