import type { DeckSpec } from '../../../src/rules/cards/spec.js';
import { barricade } from './barricade.js';
import { cleverGuardian } from './clever-guardian.js';
import { jumbleSale } from './jumble-sale.js';
import { oneJunk } from './one-junk.js';
import { showcase } from './showcase.js';
import { sliceOfLife } from './slice-of-life.js';
import { SHOWN, STORED } from './stores.js';
import { supplyDepot } from './supply-depot.js';

/** Stored cards that come back, a showcase, effects after clean-up, and a permission that only this deck knows. */
export const treeKangaroos: DeckSpec = {
  id: 'tree-kangaroos',
  name: 'Provident Tree-kangaroos',
  cards: [cleverGuardian, barricade, jumbleSale, showcase, sliceOfLife, supplyDepot],
  orderMatters: { discard: false, marketDiscard: false },
  piles: [
    { id: STORED, face: 'down', returns: true },
    { id: SHOWN, face: 'up', returns: true },
  ],
  hooks: [
    {
      admitsStack: oneJunk,
    },
  ],
};
