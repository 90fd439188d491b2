import type { CardSpec } from '../../cards/spec.js';

export const heftyDirector: CardSpec = {
  id: 'hefty-director',
  name: 'Hefty Director',
  value: 1,
  copies: 4,
  text: 'When you build with this card, it is worth one or two more.',
  branches: [],
  permits: ['raised-in-stack'],
};
