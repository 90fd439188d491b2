import { NONE } from '../../cards/card.js';
import type { CardSpec } from '../../cards/spec.js';
import { putFromMarketOnDeck } from '../../effects/card-actions.js';
import { dealFromMarket } from '../../effects/deal-from-market.js';
import { tellBranch } from '../../events.js';

export const caveBanquett: CardSpec = {
  id: 'cave-banquett',
  name: 'Cave Banquett',
  value: 5,
  copies: 1,
  plus: true,
  text: "Put a card of the market of your choice on top of every player's deck, yours included.",
  branches: ['served', 'empty-market'],
  technique: [
    (state, { as }, events) =>
      tellBranch(state, as, state.market.every((kind) => kind === NONE) ? 'empty-market' : 'served', events),
    ...dealFromMarket('Choose the card of the market for this player', putFromMarketOnDeck),
  ],
};
