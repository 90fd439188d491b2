import type { CardSpec } from '../../cards/spec.js';
import { tellBranch } from '../../events.js';
import { spendFor, UNPAID } from '../../spending/spend-question.js';
import { exactly } from '../../spending/spending.js';
import { addForTurn, HAND_SIZE_RAISED } from '../../turn/for-turn.js';

export const displayOfPower: CardSpec = {
  id: 'display-of-power',
  name: 'Display of Power',
  value: 5,
  copies: 1,
  plus: true,
  text: 'Spend 2: your hand size is two higher this turn.',
  branches: [UNPAID, 'raised'],
  technique: [
    spendFor('Choose what you spend for a larger hand', exactly(2)),
    (state, { as }, events) => {
      addForTurn(state, HAND_SIZE_RAISED, 2);
      tellBranch(state, as, 'raised', events);
    },
  ],
};
