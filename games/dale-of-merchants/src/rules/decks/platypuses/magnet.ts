import type { CardSpec } from '../../cards/spec.js';
import { beginSearch, chooseFoundCard, endSearch, takeFoundIntoHand } from '../../piles/search.js';

export const magnet: CardSpec = {
  id: 'magnet',
  name: 'Magnet',
  value: 4,
  copies: 3,
  plus: true,
  text: 'Search your deck for a card and take it into your hand; shuffle your deck.',
  branches: [],
  technique: [
    beginSearch(1),
    chooseFoundCard('Choose a card of your deck', (state, { seat }, place, events) =>
      takeFoundIntoHand(state, seat, place, events),
    ),
    endSearch,
  ],
};
