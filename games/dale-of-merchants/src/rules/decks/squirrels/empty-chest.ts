import type { CardSpec } from '../../cards/spec.js';

export const emptyChest: CardSpec = {
  id: 'empty-chest',
  name: 'Empty Chest',
  value: 2,
  copies: 3,
  text: 'A stack with this card may hold animalfolk cards of any sets.',
  branches: [],
  permits: ['all-sets'],
};
