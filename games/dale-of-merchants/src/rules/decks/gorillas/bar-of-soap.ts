import type { CardSpec } from '../../cards/spec.js';
import { drawCards } from '../../effects/draws.js';
import { discardSeveral } from '../../effects/several-cards.js';

const DRAWN = 5;
const DISCARDED = 6;

export const barOfSoap: CardSpec = {
  id: 'bar-of-soap',
  name: 'Bar of Soap',
  value: 5,
  copies: 1,
  plus: true,
  text: 'Draw five cards, then discard six cards from your hand.',
  branches: [],
  technique: [
    (state, { seat }, events) => drawCards(state, seat, DRAWN, events),
    ...discardSeveral('Choose a card from your hand to discard', () => DISCARDED),
  ],
};
