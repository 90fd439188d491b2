import type { CardSpec } from '../../cards/spec.js';
import { throwMarketTop } from '../../effects/card-actions.js';

export const marketDiscovery: CardSpec = {
  id: 'market-discovery',
  name: 'Market Discovery',
  value: 4,
  copies: 3,
  text: "Once in your turn you may throw away the top card of the market deck. A payment with this card may buy the top card of the market's discard pile at its printed value.",
  branches: ['thrown-away'],
  ability: throwMarketTop('market-discovery'),
  permits: ['buy-discarded'],
};
