import type { CardSpec } from '../../cards/spec.js';
import { drawCards } from '../../effects/draws.js';
import { changeCoins, schedule } from '../../effects/extras.js';
import { finishFor } from '../../effects/finish.js';
import { tellBranch } from '../../events.js';
import { spendFor, UNPAID } from '../../spending/spend-question.js';
import { exactly } from '../../spending/spending.js';

export const nestingDoll: CardSpec = {
  id: 'nesting-doll',
  name: 'Nesting Doll',
  value: 5,
  copies: 1,
  plus: true,
  text: 'Spend 1: draw two cards and get three coins. Finish 4: discard this card.',
  branches: [UNPAID, 'opened'],
  technique: [
    spendFor('Choose what you spend for two cards and three coins', exactly(1)),
    (state, { seat, as }, events) => {
      tellBranch(state, as, 'opened', events);
      drawCards(state, seat, 2, events);
    },
    (state, { seat }, events) => changeCoins(state, seat, 3, events),
    (state, frame, events) => schedule(state, frame, 0, events),
  ],
  effects: [finishFor(4)],
};
