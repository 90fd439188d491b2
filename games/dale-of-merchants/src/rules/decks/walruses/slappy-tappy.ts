import type { CardSpec } from '../../cards/spec.js';
import { tellBranch } from '../../events.js';
import { addForTurn, SETS_MIX } from '../../turn/for-turn.js';

export const slappyTappy: CardSpec = {
  id: 'slappy-tappy',
  name: 'Slappy Tappy',
  value: 2,
  copies: 3,
  plus: true,
  text: 'Your stacks of this turn may mix cards of different sets.',
  branches: ['mixing'],
  technique: [
    (state, { as }, events) => {
      addForTurn(state, SETS_MIX, 1);
      tellBranch(state, as, 'mixing', events);
    },
  ],
};
