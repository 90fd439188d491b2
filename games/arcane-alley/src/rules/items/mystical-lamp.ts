import { maskDecision, pose } from '../decisions/decision.js';
import { LAMP_ITEM, plainFrame } from '../frames.js';
import { canDrawFromDeck, NOTHING, showFromDeck } from '../piles/deck.js';
import { demandPlay } from '../round/play.js';
import { ruled } from '../ruled.js';
import { replaceableSlots } from '../storehouse/storehouse.js';
import { itemId, type Kind } from '../vocabulary.js';
import type { Item } from './item.js';

export const numbers = { lampItems: ruled(3, 9, 1) };

/** AA-SPEC-3, AA-ITEM-13. */
export const mysticalLamp: Item = {
  id: 'mystical-lamp',
  name: 'Mystical Lamp',
  setGold: null,
  infamy: 10,
  copies: 1,
  extra: 0,
  text: ({ lampItems }) =>
    `Special: reveal the top ${lampItems} items of the deck and choose one to play. The others go to the discard first, in the order revealed, without effect.`,
  special: true,
  canActivate: (state, seat) => canDrawFromDeck(state) && replaceableSlots(state, seat) !== 0,
  activate(state, seat, events) {
    const shown: Kind[] = [];
    while (shown.length < state.rules.numbers.lampItems) {
      const known = state.onDeck.length > 0;
      const kind = showFromDeck(state, events);
      if (kind === NOTHING) break;
      shown.push(kind);
      const event = { kind: 'lamp-shown', seat, item: itemId(kind) } as const;
      if (known) events?.emit(event);
      else events?.reveal(event);
    }
    state.shown = shown;
    pose(state, chooseShown, plainFrame(LAMP_ITEM, seat), events);
  },
};

export const chooseShown = maskDecision({
  text: 'Mystical Lamp: choose one of the revealed items to play',
  rule: 'AA-ITEM-13',
  options: ({ shown }) => (1 << shown.length) - 1,
  choose(state, { seat }, position, events) {
    const { shown } = state;
    const kind = shown[position];
    state.shown = [];
    events?.emit({ kind: 'lamp-chosen', seat, item: itemId(kind), position });
    for (let each = 0; each < shown.length; each++) {
      if (each === position) continue;
      state.discard.push(shown[each]);
      events?.emit({ kind: 'discarded', seat, item: itemId(shown[each]), from: 'lamp' });
    }
    demandPlay(state, seat, kind, 'mystical-lamp', 0, 0, events);
  },
  describe: (_state, _frame, position) => ({ kind: 'take-from-lamp', position }),
});
