import type { DeckSpec } from '../../cards/spec.js';
import { avidFinancier } from './avid-financier.js';
import { cache } from './cache.js';
import { displayOfPower } from './display-of-power.js';
import { goldenOpportunity } from './golden-opportunity.js';
import { greed } from './greed.js';
import { safeProfits } from './safe-profits.js';

export const tuataras: DeckSpec = {
  id: 'tuataras',
  series: 4,
  name: 'Patient Tuataras',
  cards: [avidFinancier, greed, goldenOpportunity, cache, displayOfPower, safeProfits],
  orderMatters: { discard: false, marketDiscard: false },
  coins: 255,
};
