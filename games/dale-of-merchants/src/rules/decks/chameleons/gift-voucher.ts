import { NONE } from '../../cards/card.js';
import type { CardSpec } from '../../cards/spec.js';
import { exchangeInMarket } from '../../effects/card-actions.js';
import { chooseMarketCard } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';

export const giftVoucher: CardSpec = {
  id: 'gift-voucher',
  name: 'Gift Voucher',
  value: 4,
  copies: 3,
  plus: true,
  text: 'Exchange this card for a card in the market; take that one into your hand.',
  branches: ['exchanged', 'empty-market'],
  technique: [
    (state, { as }, events) =>
      tellBranch(state, as, state.market.every((kind) => kind === NONE) ? 'empty-market' : 'exchanged', events),
    chooseMarketCard('Choose the market card that you take', (state, frame, slot, events) =>
      exchangeInMarket(state, frame, slot, events),
    ),
  ],
};
