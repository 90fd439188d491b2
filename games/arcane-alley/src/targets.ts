import type { Targets } from '../../manifest.js';

export const TARGETS: Targets = {
  movesPerSecond: 1_500_000,
  copyNanoseconds: 1000,
  iterationsPerSecond: 1500,
  greedyShare: 0.9,
};
