import type { CardSpec } from '../../cards/spec.js';

export const calculations: CardSpec = {
  id: 'calculations',
  name: 'Calculations',
  value: 2,
  copies: 3,
  text: 'When you pay with this card, you may first lay out the cards of the market in another order.',
  branches: [],
  permits: ['rearranges'],
};
