import type { DeckSpec } from '../../cards/spec.js';
import { CLOCK, CLOCK_HOOKS } from '../clock.js';
import { bouquets } from './bouquets.js';
import { dramaticRomantic } from './dramatic-romantic.js';
import { inheritance } from './inheritance.js';
import { selectingContracts } from './selecting-contracts.js';
import { serenade } from './serenade.js';
import { spinningWheel } from './spinning-wheel.js';

export const mongooses: DeckSpec = {
  id: 'mongooses',
  series: 6,
  name: 'Romantic Mongooses',
  cards: [dramaticRomantic, serenade, selectingContracts, bouquets, spinningWheel, inheritance],
  orderMatters: { discard: true, marketDiscard: false },
  counters: [CLOCK],
  hooks: [CLOCK_HOOKS],
};
