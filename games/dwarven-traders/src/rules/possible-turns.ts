import type { MoveList, Seat } from '@souk/kernel';
import { ROW_SIZE, type Side } from './cards.js';
import { actionOf, BOTH, END_OF_TURNS, MINE, SELL, slotOf, turnCode } from './codes.js';
import type { Gem } from './gems.js';
import type { State } from './state.js';
import { coloursIn, hasRoom, type Store } from './store.js';

export const sideIn = (state: State, slot: number): Side => state.rules.sides[state.row[slot]];

const bit = (gem: Gem): number => 1 << gem;
const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/**
 * What a player can do with a card: the possible actions as bits, so that listing them, testing one and
 * asking whether there is any are the same question.
 */
function actionsWith(state: State, slot: number, store: Store): number {
  const colours = coloursIn(store);
  const side = sideIn(state, slot);
  const { freeSale } = state.rules.options;
  // DT-TURN-3: the card names the colour sold; with `freeSale` it is any colour held (DT-VAR-1).
  const sellable = freeSale ? colours : colours & bit(side.sell);
  const sales = sellable << SELL;
  if (state.pool[side.mine] === 0) return sales;
  // DT-TURN-4: selling makes room for mining; with `freeSale` the gem just mined may be the one sold (DT-VAR-1).
  const resold = freeSale && hasRoom(store) ? bit(side.mine) : 0;
  const both = (sellable | resold) << BOTH;
  // DT-TURN-2.
  return hasRoom(store) ? sales | both | bit(MINE) : sales | both;
}

export function isLegalTurn(state: State, seat: Seat, code: number): boolean {
  if (code < 0 || code >= END_OF_TURNS) return false;
  const actions = actionsWith(state, slotOf(code), state.stores[seat]);
  return ((actions >> actionOf(code)) & 1) !== 0;
}

/** DT-TURN-10: at most twelve choices, with `freeSale` sixteen. */
export function listTurns(state: State, seat: Seat, list: MoveList): void {
  const store = state.stores[seat];
  for (let slot = 0; slot < ROW_SIZE; slot++) {
    const actions = actionsWith(state, slot, store);
    for (let rest = actions; rest !== 0; rest &= rest - 1) list.add(turnCode(slot, lowestBit(rest)));
  }
}

/** Whether a player has any action at all (DT-ROUND-1). */
export function hasTurn(state: State, seat: Seat): boolean {
  const store = state.stores[seat];
  for (let slot = 0; slot < ROW_SIZE; slot++) if (actionsWith(state, slot, store) !== 0) return true;
  return false;
}
