import type { DeckSpec } from '../../cards/spec.js';
import { companyShare } from './company-share.js';
import { eagerBorrower } from './eager-borrower.js';
import { nestingDoll } from './nesting-doll.js';
import { petBoar } from './pet-boar.js';
import { promisingInvention } from './promising-invention.js';
import { sunglasses } from './sunglasses.js';

export const dodos: DeckSpec = {
  id: 'dodos',
  series: 4,
  name: 'Carefree Dodos',
  cards: [eagerBorrower, promisingInvention, petBoar, sunglasses, nestingDoll, companyShare],
  orderMatters: { discard: false, marketDiscard: false },
  coins: 255,
};
