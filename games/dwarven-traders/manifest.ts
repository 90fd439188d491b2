import type { Manifest } from '../manifest.js';
import { LEVELS } from './src/levels.js';
import { TARGETS } from './src/targets.js';

export const manifest: Manifest = {
  id: 'dwarven-traders',
  levels: LEVELS,
  targets: TARGETS,
  rules: async () => (await import('@souk/games/dwarven-traders')).dwarvenTraders,
  parts: ['about', 'heuristics', 'study', 'terminal'],
};
