import type { MoveList, Seat } from '@souk/kernel';
import { type Face, ROW_SIZE } from './cards.js';
import { actionOf, BOTH, END_OF_TURNS, MINE, SELL, slotOf, soldBy, turnCode } from './codes.js';
import { GEM_COUNT, type Gem, STORE_SIZE } from './gems.js';
import { heldBy, holds, type State } from './state.js';

export const faceIn = (state: State, slot: number): Face => state.table.faces[state.row[slot]];

/** DT-TURN-2. */
const canMine = (state: State, face: Face, held: number): boolean => held < STORE_SIZE && state.pool[face.mine] > 0;

/** DT-TURN-3; with `freeSale` any colour held (DT-VAR-1). */
const canSell = (state: State, seat: Seat, face: Face, gem: Gem): boolean =>
  holds(state, seat, gem) && (gem === face.sell || state.table.options.freeSale);

/** DT-TURN-4; with `freeSale` also the gem just mined, if there was room for it (DT-VAR-1). */
const canDoBoth = (state: State, seat: Seat, face: Face, gem: Gem, held: number): boolean =>
  state.pool[face.mine] > 0 &&
  (canSell(state, seat, face, gem) || (gem === face.mine && held < STORE_SIZE && state.table.options.freeSale));

export function isLegalTurn(state: State, seat: Seat, code: number): boolean {
  if (code < 0 || code >= END_OF_TURNS) return false;
  const face = faceIn(state, slotOf(code));
  const action = actionOf(code);
  if (action === MINE) return canMine(state, face, heldBy(state, seat));
  if (action < BOTH) return canSell(state, seat, face, soldBy(action));
  return canDoBoth(state, seat, face, soldBy(action), heldBy(state, seat));
}

/** DT-TURN-10: at most twelve choices, with `freeSale` sixteen. */
export function listTurns(state: State, seat: Seat, list: MoveList): void {
  const held = heldBy(state, seat);
  const { freeSale } = state.table.options;
  for (let slot = 0; slot < ROW_SIZE; slot++) {
    const face = faceIn(state, slot);
    const first = turnCode(slot, MINE);
    if (canMine(state, face, held)) list.add(first + MINE);
    const from = freeSale ? 0 : face.sell;
    const to = freeSale ? GEM_COUNT - 1 : face.sell;
    for (let gem = from; gem <= to; gem++) {
      if (canSell(state, seat, face, gem)) list.add(first + SELL + gem);
      if (canDoBoth(state, seat, face, gem, held)) list.add(first + BOTH + gem);
    }
  }
}

/** Whether a player has any action at all (DT-ROUND-1). "Both" needs nothing that is not enough for one of the two. */
export function hasTurn(state: State, seat: Seat): boolean {
  const held = heldBy(state, seat);
  if (held > 0 && state.table.options.freeSale) return true;
  for (let slot = 0; slot < ROW_SIZE; slot++) {
    const face = faceIn(state, slot);
    if (canMine(state, face, held) || canSell(state, seat, face, face.sell)) return true;
  }
  return false;
}
