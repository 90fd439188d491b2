import type { DeckSpec } from '../../cards/spec.js';
import { barricade } from './barricade.js';
import { cleverGuardian } from './clever-guardian.js';
import { supplyDepot } from './supply-depot.js';
import { tacticalMeasurement } from './tactical-measurement.js';
import { vigilance } from './vigilance.js';
import { wheelbarrow } from './wheelbarrow.js';

export const treeKangaroos: DeckSpec = {
  id: 'tree-kangaroos',
  series: 3,
  name: 'Provident Tree-kangaroos',
  cards: [cleverGuardian, barricade, wheelbarrow, vigilance, supplyDepot, tacticalMeasurement],
  orderMatters: { discard: false, marketDiscard: false },
  // By which effect a card came is open (DX-STORE-1), so that each has a pile of its own.
  piles: [cleverGuardian, wheelbarrow, vigilance, supplyDepot].map(({ id }) => ({ id, face: 'down', returns: true })),
};
