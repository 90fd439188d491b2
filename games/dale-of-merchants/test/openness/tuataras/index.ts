import type { DeckSpec } from '../../../src/rules/cards/spec.js';
import { avidFinancier } from './avid-financier.js';
import { coinKeeper } from './coin-keeper.js';
import { goldenOpportunity } from './golden-opportunity.js';
import { inspiration } from './inspiration.js';
import { luckyCorner } from './lucky-corner.js';
import { timeCapsule } from './time-capsule.js';

/** Coins, a technique finished for coins, a die rolled from the stall, and a card that works when it is discarded. */
export const tuataras: DeckSpec = {
  id: 'tuataras',
  name: 'Patient Tuataras',
  cards: [avidFinancier, coinKeeper, goldenOpportunity, inspiration, luckyCorner, timeCapsule],
  orderMatters: { discard: false, marketDiscard: false },
  coins: 20,
};
