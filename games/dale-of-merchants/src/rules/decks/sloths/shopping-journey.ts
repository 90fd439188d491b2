import type { CardSpec } from '../../cards/spec.js';
import { takeFromMarket } from '../../effects/card-actions.js';
import { isMarketEmpty } from '../../effects/pile-actions.js';
import { chooseMarketCard } from '../../effects/questions.js';
import { staysScheduled, whenTurnStarts } from '../../effects/scheduling.js';
import { tellBranch } from '../../events.js';
export const shoppingJourney: CardSpec = {
  id: 'shopping-journey',
  name: 'Shopping Journey',
  value: 2,
  copies: 3,

  text: 'When your next turn starts, take a card from the market into your hand.',
  branches: ['taken', 'empty-market'],
  technique: [staysScheduled],
  effects: [
    whenTurnStarts(
      (state, { as }, events) => tellBranch(state, as, isMarketEmpty(state) ? 'empty-market' : 'taken', events),
      chooseMarketCard('Choose the market card that you take', (state, { seat }, slot, events) =>
        takeFromMarket(state, seat, slot, events),
      ),
    ),
  ],
};
