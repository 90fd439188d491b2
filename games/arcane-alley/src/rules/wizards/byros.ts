import type { Seat } from '@souk/kernel';
import { ruled } from '../ruled.js';
import { type State, serves } from '../state.js';
import { BYROS } from '../vocabulary.js';
import type { WizardCard } from './wizard.js';

export const numbers = { byrosBonus: ruled(3, 99) };

export const byros: WizardCard = {
  id: 'byros',
  name: 'Byros Bankhouse',
  text: ({ byrosBonus }) =>
    `Every set you sell pays ${byrosBonus} gold more, at inspections too, and even if it is worth nothing.`,
};

/** AA-SCORE-5: added to the set's value before anything is halved. */
export const saleBonus = (state: State, seat: Seat): number =>
  serves(state, BYROS, seat) ? state.rules.numbers.byrosBonus : 0;
