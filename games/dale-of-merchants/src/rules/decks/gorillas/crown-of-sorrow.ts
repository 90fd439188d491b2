import type { CardSpec } from '../../cards/spec.js';
import { clearMarket, takeFromMarket } from '../../effects/card-actions.js';
import { isMarketEmpty } from '../../effects/pile-actions.js';
import { chooseMarketCard } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';
import { fillMarket } from '../../piles/piles.js';

export const crownOfSorrow: CardSpec = {
  id: 'crown-of-sorrow',
  name: 'Crown of Sorrow',
  value: 5,
  copies: 1,
  text: 'Throw away all market cards and fill the market. Then take a card from it into your hand without paying.',
  branches: ['taken', 'no-card'],
  technique: [
    (state, { seat }, events) => void clearMarket(state, seat, events),
    (state, { as }, events) => {
      fillMarket(state, events);
      tellBranch(state, as, isMarketEmpty(state) ? 'no-card' : 'taken', events);
    },
    chooseMarketCard('Choose the market card that you take', (state, { seat }, slot, events) =>
      takeFromMarket(state, seat, slot, events),
    ),
  ],
};
