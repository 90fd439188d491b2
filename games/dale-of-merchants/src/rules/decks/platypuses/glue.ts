import type { CardSpec } from '../../cards/spec.js';

export const glue: CardSpec = {
  id: 'glue',
  name: 'Glue',
  value: 5,
  copies: 1,
  text: 'When you pay with this card, you may keep it in your hand.',
  branches: [],
  permits: ['kept-when-paid'],
};
