import type { Targets } from '../../manifest.js';

export const TARGETS: Targets = {
  movesPerSecond: 4_000_000,
  copyNanoseconds: 1000,
  iterationsPerSecond: 5000,
  // Chance has more to say when one of the two plays at random.
  greedyShare: 0.8,
};
