import type { DeckSpec } from '../../cards/spec.js';
import { heftyDirector } from './hefty-director.js';
import { OCEANIC_HOOKS, oceanicIcon } from './oceanic-icon.js';
import { salvage } from './salvage.js';
import { seaSalt } from './sea-salt.js';
import { slappyTappy } from './slappy-tappy.js';
import { treasureHoard } from './treasure-hoard.js';

export const walruses: DeckSpec = {
  id: 'walruses',
  series: 6,
  name: 'Thrifty Walruses',
  cards: [heftyDirector, slappyTappy, seaSalt, salvage, treasureHoard, oceanicIcon],
  orderMatters: { discard: true, marketDiscard: false },
  hooks: [OCEANIC_HOOKS],
};
