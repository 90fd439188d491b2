import type { Targets } from '../../manifest.js';

export const TARGETS: Targets = {
  movesPerSecond: 800_000,
  copyNanoseconds: 2000,
  iterationsPerSecond: 1000,
  greedyShare: 0.9,
};
