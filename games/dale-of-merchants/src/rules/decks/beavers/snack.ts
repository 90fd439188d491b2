import type { CardSpec } from '../../cards/spec.js';
import { takeFromMarket } from '../../effects/card-actions.js';
import { isMarketEmpty } from '../../effects/pile-actions.js';
import { chooseMarketCard } from '../../effects/questions.js';
import { beforeStack, staysScheduled } from '../../effects/scheduling.js';
import { tellBranch } from '../../events.js';
export const snack: CardSpec = {
  id: 'snack',
  name: 'Snack',
  value: 2,
  copies: 3,

  text: 'Before you build your next stack, take a card from the market.',
  branches: ['taken', 'empty-market'],
  technique: [staysScheduled],
  effects: [
    beforeStack(
      (state, { as }, events) => tellBranch(state, as, isMarketEmpty(state) ? 'empty-market' : 'taken', events),
      chooseMarketCard('Choose the market card that you take', (state, { seat }, slot, events) =>
        takeFromMarket(state, seat, slot, events),
      ),
    ),
  ],
};
