import { ADD, changeTurn } from '../../cards/marks.js';
import type { CardSpec } from '../../cards/spec.js';
import { tellBranch } from '../../events.js';

export const flashyShow: CardSpec = {
  id: 'flashy-show',
  name: 'Flashy Show',
  value: 5,
  copies: 1,
  plus: true,
  text: 'For the rest of your turn every card that you pay or build with is worth one more.',
  branches: ['raised'],
  technique: [
    (state, { as }, events) => {
      changeTurn(state, ADD, 1);
      tellBranch(state, as, 'raised', events);
    },
  ],
};
