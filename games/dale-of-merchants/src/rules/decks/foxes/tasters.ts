import type { CardSpec } from '../../cards/spec.js';
import { dealMarketCards } from '../../effects/dealing-market.js';
import { isMarketEmpty } from '../../effects/pile-actions.js';
import { tellBranch } from '../../events.js';
export const tasters: CardSpec = {
  id: 'tasters',
  name: 'Tasters',
  value: 5,
  copies: 1,
  plus: true,
  text: 'Every player gets a market card of your choice into the hand.',
  branches: ['dealt', 'empty-market'],
  technique: [
    (state, { as }, events) => tellBranch(state, as, isMarketEmpty(state) ? 'empty-market' : 'dealt', events),
    ...dealMarketCards('hand'),
  ],
};
