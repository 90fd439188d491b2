import type { Seat } from '@souk/kernel';
import { type Decision, maskDecision, pose } from '../decisions/decision.js';
import type { EventSink } from '../events.js';
import { LOCKBOX_OTHER, LOCKBOX_OWN, newFrame, plainFrame } from '../frames.js';
import { gainInfamy } from '../round/scores.js';
import { ruled } from '../ruled.js';
import { hiddenSlots, type State } from '../state.js';
import { isIn, lowest, slotCount } from '../storehouse/masks.js';
import { SLOTS } from '../storehouse/shapes.js';
import { revealedSlots } from '../storehouse/storehouse.js';
import type { Item } from './item.js';

export const numbers = { lockboxInfamy: ruled(3, 50) };

/** AA-SPEC-3, AA-ITEM-15. */
export const pandorasLockbox: Item = {
  id: 'pandoras-lockbox',
  name: 'Pandora’s Lockbox',
  setGold: null,
  infamy: 10,
  copies: 1,
  extra: 0,
  text: ({ lockboxInfamy }) =>
    `Special: gain ${lockboxInfamy} infamy, then swap one of your hidden items for a revealed item of another player. Yours stays hidden, theirs revealed; nothing else happens.`,
  special: true,
  canActivate: () => true,
  activate(state, seat, events) {
    gainInfamy(state, seat, state.rules.numbers.lockboxInfamy, 'pandoras-lockbox', events);
    if (hiddenSlots(state, seat) !== 0 && countTheirs(state, seat) > 0) {
      pose(state, chooseOwn, plainFrame(LOCKBOX_OWN, seat), events);
    }
  },
};

/** The slots that can be swapped for, of one player. */
const takable = (state: State, seat: Seat, owner: Seat): number => (owner === seat ? 0 : revealedSlots(state, owner));

function countTheirs(state: State, seat: Seat): number {
  let count = 0;
  for (let owner = 0; owner < state.rules.seats; owner++) count += slotCount(takable(state, seat, owner));
  return count;
}

export const chooseOwn = maskDecision({
  text: 'Pandora’s Lockbox: choose a hidden item of yours to give',
  rule: 'AA-ITEM-15',
  options: (state, { seat }) => hiddenSlots(state, seat),
  choose: (state, { seat }, slot, events) => askForTheirs(state, seat, slot, events),
  describe: (_state, _frame, slot) => ({ kind: 'give', slot }),
});

function askForTheirs(state: State, seat: Seat, own: number, events: EventSink): void {
  const asked = newFrame(LOCKBOX_OTHER, seat);
  asked.slot = own;
  if (countTheirs(state, seat) > 1) {
    state.frames.push(asked);
    return;
  }
  for (let owner = 0; owner < state.rules.seats; owner++) {
    const mask = takable(state, seat, owner);
    if (mask !== 0) chooseTheirs.choose(state, asked, owner * SLOTS + lowest(mask), events);
  }
}

const ownerOf = (code: number): Seat => (code / SLOTS) | 0;
const slotOf = (code: number): number => code % SLOTS;

/** Remembers: a slot of the own item. Each item keeps its face, and who has seen it keeps seeing it (AA-INFO-3). */
export const chooseTheirs: Decision = {
  text: 'Pandora’s Lockbox: choose a revealed item of another player to take',
  rule: 'AA-ITEM-15',
  isLegal: (state, { seat }, code) =>
    code >= 0 && code < state.rules.seats * SLOTS && isIn(takable(state, seat, ownerOf(code)), slotOf(code)),
  list(state, { seat }, list) {
    for (let owner = 0; owner < state.rules.seats; owner++) {
      for (let rest = takable(state, seat, owner); rest !== 0; rest &= rest - 1) list.add(owner * SLOTS + lowest(rest));
    }
  },
  choose(state, { seat, slot: own }, code, events) {
    const mine = seat * SLOTS + own;
    const given = state.cells[mine];
    state.cells[mine] = state.cells[code];
    state.cells[code] = given;
    events?.emit({ kind: 'swapped', seat, slot: own, with: ownerOf(code), theirSlot: slotOf(code) });
  },
  describe: (_state, _frame, code) => ({ kind: 'swap-for', seat: ownerOf(code), slot: slotOf(code) }),
};
