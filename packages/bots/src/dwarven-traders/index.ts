import { type DwarvenTradersTypes, dwarvenTraders } from '@souk/dwarven-traders';
import type { Mind } from '../mind.js';
import { FEATURES, measure, quiet } from './features.js';
import { rate } from './rate.js';
import { WEIGHTS } from './weights.js';

/** No more faces than this. */
const FACES = 32;

/** What bots know of Dwarven Traders. The Smuggler wins matches too, so he is a contender. */
export const dwarvenTradersMind: Mind<DwarvenTradersTypes> = {
  game: dwarvenTraders,
  features: FEATURES,
  spread: 1,
  contenders: ({ table }) => table.seats + 1,
  measure,
  rate,
  quiet,
  shown: ({ row }) => row.reduce((sum, face) => sum * FACES + face + 1, 0),
  learned: WEIGHTS,
};
