import type { DeckSpec } from '../../cards/spec.js';
import { CLOCK, CLOCK_HOOKS } from '../clock.js';
import { earlyRiser } from './early-riser.js';
import { featherDuster } from './feather-duster.js';
import { morningDuty } from './morning-duty.js';
import { organisedCabinets } from './organised-cabinets.js';
import { servingDish } from './serving-dish.js';
import { sewingEssentials } from './sewing-essentials.js';

export const junglefowls: DeckSpec = {
  id: 'junglefowls',
  series: 6,
  name: 'Punctual Junglefowls',
  cards: [earlyRiser, morningDuty, sewingEssentials, featherDuster, organisedCabinets, servingDish],
  orderMatters: { discard: false, marketDiscard: false },
  counters: [CLOCK],
  hooks: [CLOCK_HOOKS],
};
