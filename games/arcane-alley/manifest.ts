import type { Manifest } from '../manifest.js';
import { LEVELS } from './src/levels.js';
import { TARGETS } from './src/targets.js';

export const manifest: Manifest = {
  id: 'arcane-alley',
  levels: LEVELS,
  targets: TARGETS,
  rules: async () => (await import('@souk/games/arcane-alley')).arcaneAlley,
  parts: ['about', 'heuristics', 'study', 'terminal'],
};
