import type { CardSpec } from '../../../src/rules/cards/spec.js';
import { storeHandCard } from '../../../src/rules/effects/extras.js';
import { chooseHandCard } from '../../../src/rules/effects/questions.js';
import { STORED } from './stores.js';

export const cleverGuardian: CardSpec = {
  id: 'clever-guardian',
  name: 'Clever Guardian',
  value: 1,
  copies: 4,
  plus: true,
  text: 'Store a card from your hand.',
  branches: [],
  technique: [
    chooseHandCard('Choose a card from your hand to store', (state, { seat }, place, events) =>
      storeHandCard(state, STORED, seat, place, events),
    ),
  ],
};
