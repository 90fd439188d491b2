import type { CardSpec } from '../../cards/spec.js';
import { throwHandCard } from '../../effects/card-actions.js';
import { drawCards } from '../../effects/draws.js';
import { chooseHandCard } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';
export const qualityInspection: CardSpec = {
  id: 'quality-inspection',
  name: 'Quality Inspection',
  value: 3,
  copies: 3,

  text: 'When this card comes into your hand, throw away a card from your hand and draw a card.',
  branches: ['thrown-away'],
  effects: [
    {
      name: 'inspect',
      when: 'came-to-hand',
      from: 'hand',
      steps: [
        chooseHandCard('Choose a card from your hand to throw away', (state, { seat, as }, place, events) => {
          tellBranch(state, as, 'thrown-away', events);
          throwHandCard(state, seat, place, events);
        }),
        (state, { seat }, events) => drawCards(state, seat, 1, events),
      ],
    },
  ],
};
