import type { Events } from '@souk/kernel';
import type { DwarvenTradersEvent } from './events.js';
import { type Gem, gemName, HIGHEST_PRICE, LOWEST_PRICE } from './gems.js';
import type { State } from './state.js';

/** The steps that a price can really move; the others leave the track (DT-TURN-6). */
export const stepsDown = (price: number, steps: number): number => Math.min(steps, price - LOWEST_PRICE);
export const stepsUp = (price: number, steps: number): number => Math.min(steps, HIGHEST_PRICE - price);

/** DT-TURN-5: mining makes a colour cheaper. */
export function lowerPrice(state: State, gem: Gem, steps: number, events?: Events<DwarvenTradersEvent>): void {
  if (steps === 0) return;
  const real = stepsDown(state.prices[gem], steps);
  state.prices[gem] -= real;
  moveSmuggler(state, gem, steps - real, events);
}

/** DT-TURN-5: selling makes a colour dearer. */
export function raisePrice(state: State, gem: Gem, steps: number, events?: Events<DwarvenTradersEvent>): void {
  if (steps === 0) return;
  const real = stepsUp(state.prices[gem], steps);
  state.prices[gem] += real;
  moveSmuggler(state, gem, steps - real, events);
}

/** DT-TURN-6: every step that would leave the track moves the Smuggler instead. */
function moveSmuggler(state: State, gem: Gem, overflow: number, events?: Events<DwarvenTradersEvent>): void {
  const { smuggler } = state.rules;
  events?.emit({ kind: 'price-moved', gem: gemName(gem), price: state.prices[gem], smuggler: overflow });
  if (overflow === 0) return;
  state.scores[smuggler] += overflow;
  events?.emit({ kind: 'smuggler-moved', steps: overflow, score: state.scores[smuggler] });
}
