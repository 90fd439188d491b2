import { throwHandCard } from '../../../src/rules/deeds.js';
import { changeCoins } from '../../../src/rules/extras.js';
import type { CardSpec } from '../../../src/rules/face.js';
import { chooseHandCard } from '../../../src/rules/questions.js';

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
