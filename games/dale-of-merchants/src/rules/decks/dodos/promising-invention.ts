import type { CardSpec } from '../../cards/spec.js';

export const promisingInvention: CardSpec = {
  id: 'promising-invention',
  name: 'Promising Invention',
  value: 2,
  copies: 3,
  text: 'When you build with this card you may spend 1, 2 or 3: it is worth so much more in this stack.',
  branches: [],
  spendInStack: { least: 1, most: 3, worth: (value, amount) => value + amount },
};
