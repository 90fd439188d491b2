import type { CardSpec } from '../../cards/spec.js';

export const stashingVendor: CardSpec = {
  id: 'stashing-vendor',
  name: 'Stashing Vendor',
  value: 1,
  copies: 4,
  text: 'A stack with this card may hold junk cards.',
  branches: [],
  permits: ['junk'],
};
