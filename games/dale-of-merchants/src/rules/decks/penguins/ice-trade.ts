import type { CardSpec } from '../../cards/spec.js';
import { tellBranch } from '../../events.js';
import { drawMarketCardToHand } from '../../piles/piles.js';
import { spendFor, UNPAID } from '../../spending/spend-question.js';
import { NO_END } from '../../spending/spending.js';

export const iceTrade: CardSpec = {
  id: 'ice-trade',
  name: 'Ice Trade',
  value: 2,
  copies: 3,
  text: 'Spend 1 or more: draw the top card of the market deck.',
  branches: [UNPAID, 'drawn', 'no-card'],
  technique: [
    spendFor('Choose what you spend for a card of the market deck', { least: 1, most: NO_END }),
    (state, { seat, as }, events) =>
      tellBranch(state, as, drawMarketCardToHand(state, seat, events) ? 'drawn' : 'no-card', events),
  ],
};
