import type { CardSpec } from '../../cards/spec.js';

export const accordion: CardSpec = {
  id: 'accordion',
  name: 'Accordion',
  value: 5,
  copies: 1,
  text: 'When you build with this card, you may raise or lower its value by one.',
  branches: [],
  permits: ['change-by-one'],
};
