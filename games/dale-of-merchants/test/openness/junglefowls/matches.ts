import type { CardSpec } from '../../../src/rules/cards/spec.js';
import { throwHandCard } from '../../../src/rules/effects/card-actions.js';
import { drawCards } from '../../../src/rules/effects/draws.js';
import { schedule } from '../../../src/rules/effects/extras.js';
import { chooseHandCard } from '../../../src/rules/effects/questions.js';

export const matches: CardSpec = {
  id: 'matches',
  name: 'Matches',
  value: 4,
  copies: 3,
  plus: true,
  text: 'Draw two cards. At the end of this turn throw away a card from your hand.',
  branches: [],
  technique: [
    (state, { seat }, events) => drawCards(state, seat, 2, events),
    (state, frame, events) => schedule(state, frame, 0, events),
  ],
  effects: [
    {
      name: 'burn',
      when: 'turn-ends',
      from: 'schedule',
      steps: [
        chooseHandCard('Choose a card from your hand to throw away', (state, { seat }, place, events) =>
          throwHandCard(state, seat, place, events),
        ),
      ],
    },
  ],
};
