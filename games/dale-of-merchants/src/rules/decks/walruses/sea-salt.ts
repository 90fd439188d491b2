import type { CardSpec } from '../../cards/spec.js';
import { tellBranch } from '../../events.js';
import { addForTurn, JUNK_ADMITTED } from '../../turn/for-turn.js';

export const seaSalt: CardSpec = {
  id: 'sea-salt',
  name: 'Sea Salt',
  value: 3,
  copies: 3,
  plus: true,
  text: 'Each of your stacks of this turn may hold one junk card more.',
  branches: ['salted'],
  technique: [
    (state, { as }, events) => {
      addForTurn(state, JUNK_ADMITTED, 1);
      tellBranch(state, as, 'salted', events);
    },
  ],
};
