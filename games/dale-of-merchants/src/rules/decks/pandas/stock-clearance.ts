import type { CardSpec } from '../../cards/spec.js';

export const stockClearance: CardSpec = {
  id: 'stock-clearance',
  name: 'Stock Clearance',
  value: 5,
  copies: 1,
  text: 'A payment with this card may hold any cards that are not needed.',
  branches: [],
  permits: ['overpay'],
};
