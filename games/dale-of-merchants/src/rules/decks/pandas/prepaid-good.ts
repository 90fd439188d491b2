import { NONE } from '../../cards/card.js';
import type { CardSpec } from '../../cards/spec.js';
import { takeFromMarket } from '../../effects/card-actions.js';
import { chooseMarketCard } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';

export const prepaidGood: CardSpec = {
  id: 'prepaid-good',
  name: 'Prepaid Good',
  value: 2,
  copies: 3,
  text: 'Take a card from the market into your hand without paying.',
  branches: ['taken', 'empty-market'],
  technique: [
    (state, { as }, events) =>
      tellBranch(state, as, state.market.every((kind) => kind === NONE) ? 'empty-market' : 'taken', events),
    chooseMarketCard('Choose the market card that you take', (state, { seat }, slot, events) =>
      takeFromMarket(state, seat, slot, events),
    ),
  ],
};
