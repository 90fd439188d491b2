import { type DaleTypes, daleOfMerchants } from '@souk/dale-of-merchants';
import type { Mind } from '../mind.js';
import { FEATURES, measure } from './features.js';
import { rate } from './rate.js';
import { atTurnStart } from './reading.js';
import { WEIGHTS } from './weights.js';

export const daleOfMerchantsMind: Mind<DaleTypes> = {
  game: daleOfMerchants,
  features: FEATURES,
  spread: 4,
  contenders: ({ table }) => table.seats,
  measure,
  rate,
  quiet: atTurnStart,
  lesson: { hidden: 24, warmUp: 24_000, lambda: 0.9 },
  learned: WEIGHTS,
};
