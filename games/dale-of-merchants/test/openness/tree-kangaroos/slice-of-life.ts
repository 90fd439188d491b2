import type { CardSpec } from '../../../src/rules/cards/spec.js';
import { drawCards } from '../../../src/rules/effects/draws.js';

export const sliceOfLife: CardSpec = {
  id: 'slice-of-life',
  name: 'Slice of Life',
  value: 5,
  copies: 1,
  text: 'While this lies in your discard pile, you may draw a card after your clean-up, once a turn.',
  branches: [],
  effects: [
    {
      name: 'draw',
      when: 'after-clean-up',
      from: 'discard',
      steps: [(state, { seat }, events) => drawCards(state, seat, 1, events)],
    },
  ],
};
