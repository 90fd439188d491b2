import type { CardSpec } from '../../cards/spec.js';
import { drawCards } from '../../effects/draws.js';
import { tellBranch } from '../../events.js';

export const sliceOfLife: CardSpec = {
  id: 'slice-of-life',
  name: 'Slice of Life',
  value: 5,
  copies: 1,
  text: 'At the end of your turn, if this card lies in your discard pile, you may draw a card.',
  branches: ['drawn'],
  effects: [
    {
      name: 'draw',
      when: 'after-clean-up',
      from: 'discard',
      steps: [
        (state, { seat, as }, events) => {
          tellBranch(state, as, 'drawn', events);
          drawCards(state, seat, 1, events);
        },
      ],
    },
  ],
};
