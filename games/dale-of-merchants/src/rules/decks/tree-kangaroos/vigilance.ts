import { removeCardAt } from '../../cards/card.js';
import type { CardSpec } from '../../cards/spec.js';
import { putOnPile } from '../../effects/extras.js';
import { hasDeck } from '../../effects/pile-actions.js';
import { nameOf, tellBranch } from '../../events.js';
import { deckOf } from '../../piles/piles.js';
import { beginSearch, chooseFoundCard, endSearch } from '../../piles/search.js';
export const vigilance: CardSpec = {
  id: 'vigilance',
  name: 'Vigilance',
  value: 4,
  copies: 3,
  plus: true,
  text: 'Search your deck for a card, store it until your next turn starts, and shuffle.',
  branches: ['stored', 'nothing-there'],
  technique: [
    (state, { seat, as }, events) => tellBranch(state, as, hasDeck(state, seat) ? 'stored' : 'nothing-there', events),
    beginSearch(1),
    chooseFoundCard('Choose the card that you store', (state, { seat, as }, place, events) => {
      const card = removeCardAt(state.decks[seat], place);
      putOnPile(state, nameOf(state, as), seat, card, deckOf(seat), events);
    }),
    endSearch,
  ],
};
