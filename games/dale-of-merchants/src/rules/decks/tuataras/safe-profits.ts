import type { CardSpec } from '../../cards/spec.js';
import { changeCoins } from '../../effects/extras.js';
import { tellBranch } from '../../events.js';
import { spendFor, UNPAID } from '../../spending/spend-question.js';

export const safeProfits: CardSpec = {
  id: 'safe-profits',
  name: 'Safe Profits',
  value: 5,
  copies: 1,
  plus: true,
  text: 'Spend 1 to 10: get half as many coins, rounded up.',
  branches: [UNPAID, 'paid-off'],
  technique: [
    spendFor('Choose what you spend for half as many coins', { least: 1, most: 10 }),
    (state, { seat, as, place: amount }, events) => {
      tellBranch(state, as, 'paid-off', events);
      changeCoins(state, seat, Math.ceil(amount / 2), events);
    },
  ],
};
