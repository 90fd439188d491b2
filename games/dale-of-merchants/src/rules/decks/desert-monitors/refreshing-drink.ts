import type { CardSpec } from '../../cards/spec.js';
import { discardHandCard } from '../../effects/card-actions.js';
import { drawCards } from '../../effects/draws.js';
import { chooseHandCard } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';

export const refreshingDrink: CardSpec = {
  id: 'refreshing-drink',
  name: 'Refreshing Drink',
  value: 2,
  copies: 3,
  text: 'Once in your turn you may draw a card and then discard a card from your hand.',
  branches: ['refreshed'],
  ability: {
    changesCommonZone: true,
    isPossible: () => true,
    steps: [
      (state, { seat, as }, events) => {
        tellBranch(state, as, 'refreshed', events);
        drawCards(state, seat, 1, events);
      },
      {
        ...chooseHandCard('Choose a card from your hand to discard', (state, { seat }, place, events) =>
          discardHandCard(state, seat, place, events),
        ),
        asksAnyway: () => true,
      },
    ],
  },
};
