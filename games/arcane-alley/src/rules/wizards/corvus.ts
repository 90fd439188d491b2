import type { Seat } from '@souk/kernel';
import { type State, serves } from '../state.js';
import { CORVUS } from '../vocabulary.js';
import type { WizardCard } from './wizard.js';

/** AA-STOCK-4. */
export const STASH_SIZE = 2;
export const LARGEST_STASH = 4;

export const corvus: WizardCard = {
  id: 'corvus',
  name: 'Corvus the Collector',
  text: () => 'In every Stock phase you are dealt four items for your stash instead of two.',
};

export const stashSizeOf = (state: State, seat: Seat): number =>
  serves(state, CORVUS, seat) ? LARGEST_STASH : STASH_SIZE;
