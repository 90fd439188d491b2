import { drawFromDeck } from '../piles/deck.js';
import type { Item } from './item.js';

/** AA-ITEM-18. */
export const floatingCarpet: Item = {
  id: 'floating-carpet',
  name: 'Floating Carpet',
  setGold: 7,
  infamy: 2,
  copies: 11,
  extra: 1,
  text: () => 'When sold: draw the top item of the deck. Your stash stays one item larger for this round.',
  whenSold: (state, seat, _copies, events) => drawFromDeck(state, seat, events),
};
