import type { CardSpec } from '../../cards/spec.js';
import { tellBranch } from '../../events.js';
import { drawMarketCardToHand } from '../../piles/piles.js';
import { addForTurn, HAND_SIZE_RAISED } from '../../turn/for-turn.js';
import { isDawn } from '../clock.js';

export const morningDuty: CardSpec = {
  id: 'morning-duty',
  name: 'Morning Duty',
  value: 2,
  copies: 3,
  text: 'Draw the top card of the market deck. At dawn your hand size is also three higher this turn.',
  branches: ['dawn', 'later'],
  technique: [
    (state, { seat, as }, events) => {
      tellBranch(state, as, isDawn(state, seat) ? 'dawn' : 'later', events);
      drawMarketCardToHand(state, seat, events);
      if (isDawn(state, seat)) addForTurn(state, HAND_SIZE_RAISED, 3);
    },
  ],
};
