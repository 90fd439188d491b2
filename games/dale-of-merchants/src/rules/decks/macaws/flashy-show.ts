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
      state.turnBonus++;
      tellBranch(state, as, 'raised', events);
    },
  ],
};
