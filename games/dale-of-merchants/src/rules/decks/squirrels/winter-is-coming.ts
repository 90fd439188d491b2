import type { CardSpec } from '../../cards/spec.js';

export const winterIsComing: CardSpec = {
  id: 'winter-is-coming',
  name: 'Winter is Coming',
  value: 5,
  copies: 1,
  text: 'After building a stack with this card you may at once build the next one.',
  branches: [],
  permits: ['build-again'],
};
