import type { Decision } from '../decisions/decision.js';
import { plainFrame, WATCH_ITEM } from '../frames.js';
import { demandPlay } from '../round/play.js';
import { replaceableSlots } from '../storehouse/storehouse.js';
import { itemId } from '../vocabulary.js';
import type { Item } from './item.js';

/** AA-SPEC-3, AA-ITEM-16. */
export const wizardsWatch: Item = {
  id: 'wizards-watch',
  name: 'Wizard’s Watch',
  setGold: null,
  infamy: 10,
  copies: 1,
  extra: 0,
  text: () => 'Special: choose any item of the discard and play it. The others keep their order.',
  special: true,
  canActivate: (state, seat) => state.discard.length > 0 && replaceableSlots(state, seat) !== 0,
  activate(state, seat, events) {
    const asked = plainFrame(WATCH_ITEM, seat);
    if (state.discard.length > 1) state.frames.push(asked);
    else turnBackTime.choose(state, asked, 0, events);
  },
};

/** Answers are positions, counted from the top of the discard. */
export const turnBackTime: Decision = {
  text: 'Wizard’s Watch: choose an item of the discard to play',
  rule: 'AA-ITEM-16',
  isLegal: ({ discard }, _frame, position) => position >= 0 && position < discard.length,
  list({ discard }, _frame, list) {
    for (let position = 0; position < discard.length; position++) list.add(position);
  },
  choose(state, { seat }, position, events) {
    const [kind] = state.discard.splice(state.discard.length - 1 - position, 1);
    events?.emit({ kind: 'taken-from-discard', seat, item: itemId(kind), position });
    demandPlay(state, seat, kind, 'wizards-watch', 0, 0, events);
  },
  describe: (_state, _frame, position) => ({ kind: 'take-from-discard', position }),
};
