import { itemId } from '../vocabulary.js';
import type { Item } from './item.js';

/** AA-ITEM-7, AA-INFO-2. */
export const olderWand: Item = {
  id: 'older-wand',
  name: 'Older Wand',
  setGold: 3,
  infamy: 1,
  copies: 13,
  extra: 1,
  text: () =>
    'When played: the top item of the discard goes face down on top of the deck. Everybody knows that it lies there.',
  wouldAct: ({ discard }) => discard.length > 0,
  whenPlayed(state, _seat, events) {
    const top = state.discard.pop();
    if (top === undefined) return;
    state.onDeck = state.onDeck.concat(top);
    events?.emit({ kind: 'put-on-deck', item: itemId(top) });
  },
};
