import type { Heuristics } from '@souk/bots';
import { type DaleTypes, daleInPlay } from '@souk/games/dale-of-merchants';
import { FEATURES, measure } from './features.js';
import { prior } from './prior.js';
import { atTurnStart, cardsBefore } from './reading.js';
import { WEIGHTS } from './weights.js';

export const heuristics: Heuristics<DaleTypes> = {
  game: daleInPlay,
  features: FEATURES,
  spread: 4,
  contenders: ({ rules }) => rules.seats,
  measure,
  prior,
  quiet: atTurnStart,
  handKey: cardsBefore,
  cPuct: 0.1,
  training: { hidden: 32, warmUp: 20_000, replayRatio: 3, lambda: 0.9 },
  learned: WEIGHTS,
};
