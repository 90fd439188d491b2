import type { DeckSpec } from '../../cards/spec.js';
import { calculations } from './calculations.js';
import { dangerousTest } from './dangerous-test.js';
import { glue } from './glue.js';
import { magnet } from './magnet.js';
import { safetyPrecaution } from './safety-precaution.js';
import { tirelessTinkerer } from './tireless-tinkerer.js';

export const platypuses: DeckSpec = {
  id: 'platypuses',
  series: 2,
  name: 'Inventive Platypuses',
  cards: [tirelessTinkerer, calculations, safetyPrecaution, magnet, dangerousTest, glue],
  orderMatters: { discard: true, marketDiscard: false },
};
