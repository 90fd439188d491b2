import type { CardSpec } from '../../cards/spec.js';
import { discardShown } from '../../effects/hand-cards.js';
import { hasDeck } from '../../effects/pile-actions.js';
import { tellBranch } from '../../events.js';
import { beginSearch, chooseFoundCard, endSearch, takeFoundIntoHand } from '../../piles/search.js';

const takeFound = chooseFoundCard('Choose a card that you take into your hand', (state, { seat }, place, events) =>
  takeFoundIntoHand(state, seat, place, events),
);

export const binoculars: CardSpec = {
  id: 'binoculars',
  name: 'Binoculars',
  value: 4,
  copies: 3,

  text: 'After another player has bought a card you may show this card, search your deck for two cards, take them, shuffle, and discard this card.',
  branches: ['used'],
  effects: [
    {
      name: 'react',
      when: 'market-action',
      from: 'hand',
      isPossible: hasDeck,
      steps: [
        (state, { as }, events) => tellBranch(state, as, 'used', events),
        beginSearch(2),
        takeFound,
        takeFound,
        endSearch,
        (state, { seat, as }, events) => discardShown(state, seat, as, events),
      ],
    },
  ],
};
