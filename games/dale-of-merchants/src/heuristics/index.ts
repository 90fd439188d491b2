import type { Heuristics } from '@souk/bots';
import { type DaleTypes, daleInPlay } from '@souk/games/dale-of-merchants';
import { FEATURES, measure } from './features.js';
import { rate } from './rate.js';
import { atTurnStart, cardsBefore } from './reading.js';
import { WEIGHTS } from './weights.js';

export const heuristics: Heuristics<DaleTypes> = {
  game: daleInPlay,
  features: FEATURES,
  spread: 4,
  contenders: ({ table }) => table.seats,
  measure,
  rate,
  quiet: atTurnStart,
  grasp: cardsBefore,
  curiosity: 0.1,
  lesson: { hidden: 32, warmUp: 20_000, again: 3, lambda: 0.9 },
  learned: WEIGHTS,
};
