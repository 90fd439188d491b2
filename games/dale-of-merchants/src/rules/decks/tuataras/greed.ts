import { likenessOf } from '../../cards/card.js';
import type { CardSpec } from '../../cards/spec.js';
import { drawCards } from '../../effects/draws.js';
import { payFor } from '../../spending/spend-question.js';
import { canSpend, exactly } from '../../spending/spending.js';

const PRICE = exactly(1);

export const greed: CardSpec = {
  id: 'greed',
  name: 'Greed',
  value: 2,
  copies: 3,
  text: 'Once in your turn you may spend 1 to draw a card.',
  branches: ['drawn'],
  ability: {
    changesCommonZone: true,
    isPossible: (state, seat, place) => canSpend(state, seat, PRICE, likenessOf(state.hands[seat][place])),
    isPubliclyPossible: ({ hands, coins }, seat) => hands[seat].length > 1 || coins[seat] > 0,
    steps: [
      payFor('Choose what you spend for a card', PRICE),
      (state, { seat }, events) => {
        events?.emit({ kind: 'effect', card: 'greed', branch: 'drawn' });
        drawCards(state, seat, 1, events);
      },
    ],
  },
};
