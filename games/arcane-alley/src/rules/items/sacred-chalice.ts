import { onlyFor, type Seat, seatBit } from '@souk/kernel';
import { maskDecision, pose } from '../decisions/decision.js';
import { CHALICE_ITEM, CHALICE_PLAYER, newFrame, plainFrame } from '../frames.js';
import { liftFromStash, lookThrough, stashItems } from '../piles/stash.js';
import { demandPlay } from '../round/play.js';
import type { State } from '../state.js';
import { lowest } from '../storehouse/masks.js';
import { replaceableSlots } from '../storehouse/storehouse.js';
import { itemId } from '../vocabulary.js';
import type { Item } from './item.js';

/** The other players who have a stash, as a mask. */
function stashOwners({ rules, stashSizes }: State, seat: Seat): number {
  let mask = 0;
  for (let owner = 0; owner < rules.seats; owner++) {
    if (owner !== seat && stashSizes[owner] > 0) mask |= seatBit(owner);
  }
  return mask;
}

/** AA-SPEC-3, AA-ITEM-14. */
export const sacredChalice: Item = {
  id: 'sacred-chalice',
  name: 'Sacred Chalice',
  setGold: null,
  infamy: 10,
  copies: 1,
  extra: 0,
  text: () =>
    'Special: choose another player, look at that stash (you alone) and play one of its items. The stash stays one item smaller for this round.',
  special: true,
  canActivate: (state, seat) => stashOwners(state, seat) !== 0 && replaceableSlots(state, seat) !== 0,
  activate: (state, seat, events) => pose(state, chooseStash, plainFrame(CHALICE_PLAYER, seat), events),
};

/** The item is asked for by the size of the stash, or a missing question would tell of equal items (AA-MOVE-2). */
export const chooseStash = maskDecision({
  text: 'Sacred Chalice: choose whose stash to look at',
  rule: 'AA-ITEM-14',
  options: (state, { seat }) => stashOwners(state, seat),
  choose(state, { seat }, owner, events) {
    lookThrough(state, seat, owner);
    const look = { kind: 'stash-looked-at', seat, owner, items: stashItems(state, owner) } as const;
    events?.reveal({ ...look, items: null }, { seats: seatBit(seat) | seatBit(owner), event: look });
    const asked = newFrame(CHALICE_ITEM, seat);
    asked.owner = owner;
    if (state.stashSizes[owner] > 1) state.frames.push(asked);
    else chooseTaken.choose(state, asked, lowest(state.stashKinds[owner]), events);
  },
  describe: (_state, _frame, owner) => ({ kind: 'choose-player', seat: owner }),
});

/** Remembers: a owner of the stash. */
export const chooseTaken = maskDecision({
  text: 'Sacred Chalice: choose an item of the stash to play',
  rule: 'AA-ITEM-14',
  options: ({ stashKinds }, { owner }) => stashKinds[owner],
  choose(state, { seat, owner }, kind, events) {
    liftFromStash(state, owner, kind);
    lookThrough(state, seat, owner);
    const taken = { kind: 'taken-from-stash', seat, owner, item: itemId(kind) } as const;
    events?.reveal({ ...taken, item: null }, onlyFor(seat, taken), onlyFor(owner, taken));
    demandPlay(state, seat, kind, 'sacred-chalice', 0, owner, events);
  },
  describe: (_state, _frame, kind) => ({ kind: 'take-from-stash', item: itemId(kind) }),
});
