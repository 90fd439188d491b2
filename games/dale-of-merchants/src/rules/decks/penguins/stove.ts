import type { CardSpec } from '../../cards/spec.js';
import { NO_END } from '../../spending/spending.js';

export const stove: CardSpec = {
  id: 'stove',
  name: 'Stove',
  value: 4,
  copies: 3,
  text: 'When you build with this card you may spend 1 or more: its value in this stack is half of that, rounded up.',
  branches: [],
  spendInStack: { least: 1, most: NO_END, worth: (_value, amount) => Math.ceil(amount / 2) },
};
