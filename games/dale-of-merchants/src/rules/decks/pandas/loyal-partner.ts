import type { CardSpec } from '../../cards/spec.js';
import { clearMarket } from '../../effects/card-actions.js';
import { tellBranch } from '../../events.js';
import { fillMarket } from '../../piles/piles.js';

export const loyalPartner: CardSpec = {
  id: 'loyal-partner',
  name: 'Loyal Partner',
  value: 1,
  copies: 4,
  plus: true,
  text: 'Throw away all cards in the market, then fill it.',
  branches: ['replaced', 'empty-market'],
  technique: [
    (state, { seat, as }, events) =>
      tellBranch(state, as, clearMarket(state, seat, events) ? 'replaced' : 'empty-market', events),
    (state, _frame, events) => fillMarket(state, events),
  ],
};
