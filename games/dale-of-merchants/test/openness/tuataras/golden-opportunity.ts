import type { CardSpec } from '../../../src/rules/cards/spec.js';
import { throwHandCard } from '../../../src/rules/effects/card-actions.js';
import { changeCoins } from '../../../src/rules/effects/extras.js';
import { chooseHandCard } from '../../../src/rules/effects/questions.js';

export const goldenOpportunity: CardSpec = {
  id: 'golden-opportunity',
  name: 'Golden Opportunity',
  value: 3,
  copies: 3,
  plus: true,
  text: 'Throw away a card from your hand and get a coin.',
  branches: [],
  technique: [
    chooseHandCard('Choose a card from your hand to throw away', (state, { seat }, place, events) =>
      throwHandCard(state, seat, place, events),
    ),
    (state, { seat }, events) => changeCoins(state, seat, 1, events),
  ],
};
