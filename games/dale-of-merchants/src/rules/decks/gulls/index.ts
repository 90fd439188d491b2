import type { DeckSpec } from '../../cards/spec.js';
import { alternativePlan } from './alternative-plan.js';
import { anchor } from './anchor.js';
import { goodwillPresents } from './goodwill-presents.js';
import { manufacturedJoy } from './manufactured-joy.js';
import { meddlingMarketeer } from './meddling-marketeer.js';
import { shakyEnterprise } from './shaky-enterprise.js';

export const gulls: DeckSpec = {
  id: 'gulls',
  series: 5,
  name: 'Interfering Gulls',
  cards: [meddlingMarketeer, goodwillPresents, alternativePlan, anchor, manufacturedJoy, shakyEnterprise],
  orderMatters: { discard: true, marketDiscard: false },
};
