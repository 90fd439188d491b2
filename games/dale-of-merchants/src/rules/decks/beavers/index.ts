import type { DeckSpec } from '../../cards/spec.js';
import { masterBuilder } from './master-builder.js';
import { orderInChaos } from './order-in-chaos.js';
import { overtime } from './overtime.js';
import { practice } from './practice.js';
import { snack } from './snack.js';
import { windOfChange } from './wind-of-change.js';

export const beavers: DeckSpec = {
  id: 'beavers',
  series: 5,
  name: 'Industrious Beavers',
  cards: [masterBuilder, snack, windOfChange, overtime, orderInChaos, practice],
  orderMatters: { discard: false, marketDiscard: false },
};
