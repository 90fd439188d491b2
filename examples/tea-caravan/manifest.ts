import type { Manifest } from '@souk/games';

export const manifest: Manifest = {
  id: 'tea-caravan',
  rules: async () => (await import('./src/rules/index.js')).teaCaravan,
};
