import type { Manifest } from '../manifest.js';
import { LEVELS } from './src/levels.js';
import { TARGETS } from './src/targets.js';

export const manifest: Manifest = {
  id: 'dale-of-merchants',
  levels: LEVELS,
  targets: TARGETS,
  rules: async () => (await import('@souk/games/dale-of-merchants')).daleOfMerchants,
  parts: ['about', 'heuristics', 'study', 'terminal'],
};
