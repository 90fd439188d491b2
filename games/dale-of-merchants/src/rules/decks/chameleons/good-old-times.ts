import type { CardSpec } from '../../cards/spec.js';
import { throwMarketTop } from '../../effects/card-actions.js';

export const goodOldTimes: CardSpec = {
  id: 'good-old-times',
  name: 'Good Old Times',
  value: 3,
  copies: 3,
  text: "Once in your turn you may throw away the top card of the market deck. This card is a copy of the top card of the market's discard pile.",
  branches: ['thrown-away'],
  ability: throwMarketTop('good-old-times'),
  copyText: {
    showsFound: false,
    finds({ marketDiscard }) {
      return marketDiscard.length === 0 ? 0 : 1 << marketDiscard[marketDiscard.length - 1];
    },
  },
};
