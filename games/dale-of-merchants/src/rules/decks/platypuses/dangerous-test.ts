import type { CardSpec } from '../../cards/spec.js';
import { drawCards } from '../../effects/draws.js';
import { discardSeveral } from '../../effects/several-cards.js';

const COUNT = 3;

export const dangerousTest: CardSpec = {
  id: 'dangerous-test',
  name: 'Dangerous Test',
  value: 5,
  copies: 1,
  plus: true,
  text: 'Draw three cards, then discard three cards of your hand.',
  branches: [],
  technique: [
    (state, { seat }, events) => drawCards(state, seat, COUNT, events),
    ...discardSeveral('Choose a card from your hand to discard', () => COUNT),
  ],
};
