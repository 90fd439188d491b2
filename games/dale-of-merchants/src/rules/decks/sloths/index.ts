import type { DeckSpec } from '../../cards/spec.js';
import { housecleaning } from './housecleaning.js';
import { ironing } from './ironing.js';
import { lunchBreak } from './lunch-break.js';
import { shoppingJourney } from './shopping-journey.js';
import { siesta } from './siesta.js';
import { steadyAchiever } from './steady-achiever.js';

export const sloths: DeckSpec = {
  id: 'sloths',
  series: 2,
  name: 'Unhurried Sloths',
  cards: [steadyAchiever, shoppingJourney, housecleaning, siesta, lunchBreak, ironing],
  orderMatters: { discard: false, marketDiscard: false },
};
