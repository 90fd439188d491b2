import type { Events, Seat } from '@souk/kernel';
import { flipCard, mine, sell } from './actions.js';
import { actionOf, BOTH, MINE, slotOf, soldBy } from './codes.js';
import type { DwarvenTradersEvent } from './events.js';
import { EXTRA_TRADE, frameFor } from './frames.js';
import { sideIn } from './possible-turns.js';
import { lowerPrice, raisePrice } from './prices.js';
import { endTurn } from './round.js';
import type { State } from './state.js';
import { hasRoom } from './store.js';
import { hasTrade, isAloneInLastPlace } from './trade.js';

/** DT-TURN-1 to DT-TURN-9: actions, prices, card, and the extra trade if it is due. */
export function playTurn(state: State, seat: Seat, code: number, events?: Events<DwarvenTradersEvent>): void {
  const slot = slotOf(code);
  const action = actionOf(code);
  const side = sideIn(state, slot);
  const mines = action === MINE || action >= BOTH;
  const sells = action !== MINE;
  const sold = soldBy(action);
  // The gem just mined may be the one sold, so mining comes first where there is room (DT-TURN-4, DT-VAR-1).
  const mineFirst = mines && hasRoom(state.stores[seat]);
  if (mineFirst) mine(state, seat, slot, side.mine, events);
  if (sells) sell(state, seat, slot, sold, events);
  if (mines && !mineFirst) mine(state, seat, slot, side.mine, events);
  if (mines) lowerPrice(state, side.mine, side.mineSteps, events);
  if (sells) raisePrice(state, sold, side.sellSteps, events);
  flipCard(state, slot, events);
  if (isAloneInLastPlace(state, seat) && hasTrade(state, seat)) {
    events?.emit({ kind: 'trade-offered', trader: seat });
    state.frames.push(frameFor(EXTRA_TRADE, seat));
  } else endTurn(state, seat, events);
}
