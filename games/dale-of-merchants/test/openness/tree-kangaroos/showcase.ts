import type { CardSpec } from '../../../src/rules/cards/spec.js';
import { storeHandCard } from '../../../src/rules/effects/extras.js';
import { chooseHandCard } from '../../../src/rules/effects/questions.js';
import { SHOWN } from './stores.js';

export const showcase: CardSpec = {
  id: 'showcase',
  name: 'Showcase',
  value: 4,
  copies: 3,
  plus: true,
  text: 'Store a card from your hand for all to see.',
  branches: [],
  technique: [
    chooseHandCard('Choose a card from your hand to show', (state, { seat }, place, events) =>
      storeHandCard(state, SHOWN, seat, place, events),
    ),
  ],
};
