import { type Seat, seatBit } from '@souk/kernel';
import type { Decision } from '../decisions/decision.js';
import type { EventSink } from '../events.js';
import { DOLL, newFrame } from '../frames.js';
import { cellAt, hiddenSlots, type State } from '../state.js';
import { kindIn, revealed } from '../storehouse/cells.js';
import { isIn, lowest, slotCount } from '../storehouse/masks.js';
import { SLOTS } from '../storehouse/shapes.js';
import { itemId, kindOf } from '../vocabulary.js';
import type { Item } from './item.js';

const HAUNTED_DOLL = kindOf('haunted-doll');

/** AA-ITEM-5, AA-ITEM-9. */
export const hauntedDoll: Item = {
  id: 'haunted-doll',
  name: 'Haunted Doll',
  setGold: 40,
  infamy: 7,
  copies: 3,
  extra: 0,
  text: () =>
    'Always: revealed, it cannot be replaced. When sold: one of the sold Dolls goes, revealed, over a hidden item of each other player, of your choice; the items under them are discarded without effect.',
  unreplaceable: true,
  whenSold: (state, seat, copies, events) => placeNext(state, seat, copies, seatBit(seat), events),
};

/** The hidden slots of a player not yet served, as a mask. */
const coverable = (state: State, served: number, owner: Seat): number =>
  isIn(served, owner) ? 0 : hiddenSlots(state, owner);

/** AA-ITEM-9: one at a time, until Dolls or players run out; with one slot left in all it is taken (AA-MOVE-2). */
function placeNext(state: State, seat: Seat, dolls: number, served: number, events: EventSink): void {
  let slots = 0;
  let last = 0;
  for (let owner = 0; owner < state.rules.seats; owner++) {
    const mask = coverable(state, served, owner);
    slots += slotCount(mask);
    if (mask !== 0) last = owner * SLOTS + lowest(mask);
  }
  if (dolls === 0 || slots === 0) return;
  const asked = newFrame(DOLL, seat);
  asked.dolls = dolls;
  asked.served = served;
  if (slots > 1) state.frames.push(asked);
  else placeDoll.choose(state, asked, last, events);
}

const ownerOf = (code: number): Seat => (code / SLOTS) | 0;
const slotOf = (code: number): number => code % SLOTS;

export const placeDoll: Decision = {
  text: 'Haunted Doll: choose a hidden item of another player to cover',
  rule: 'AA-ITEM-9',
  isLegal: (state, { served }, code) =>
    code >= 0 && code < state.rules.seats * SLOTS && isIn(coverable(state, served, ownerOf(code)), slotOf(code)),
  list(state, { served }, list) {
    for (let owner = 0; owner < state.rules.seats; owner++) {
      for (let rest = coverable(state, served, owner); rest !== 0; rest &= rest - 1)
        list.add(owner * SLOTS + lowest(rest));
    }
  },
  choose(state, { seat, dolls, served }, code, events) {
    const owner = ownerOf(code);
    const slot = slotOf(code);
    const covered = kindIn(cellAt(state, owner, slot));
    const sold = state.aside.lastIndexOf(HAUNTED_DOLL);
    state.aside = state.aside.filter((_, at) => at !== sold);
    state.cells[owner * SLOTS + slot] = revealed(HAUNTED_DOLL);
    state.discard.push(covered);
    events?.reveal({ kind: 'doll-placed', seat, owner, slot, covered: itemId(covered) });
    placeNext(state, seat, dolls - 1, served | seatBit(owner), events);
  },
  describe: (_state, _frame, code) => ({ kind: 'place-doll', seat: ownerOf(code), slot: slotOf(code) }),
};
