import type { Manifest } from '../manifest.js';
import { LEVELS } from './src/heuristics/levels.js';
import { TARGETS } from './src/targets.js';

export const manifest: Manifest = {
  id: 'dwarven-traders',
  levels: LEVELS,
  targets: TARGETS,
  rules: async () => (await import('@souk/games/dwarven-traders')).dwarvenTraders,
  heuristics: async () => (await import('./src/heuristics/index.js')).heuristics,
  nodeParts: ['study', 'terminal'],
};
