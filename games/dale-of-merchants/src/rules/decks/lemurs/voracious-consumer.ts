import type { CardSpec } from '../../cards/spec.js';

export const voraciousConsumer: CardSpec = {
  id: 'voracious-consumer',
  name: 'Voracious Consumer',
  value: 1,
  copies: 4,
  text: 'When you buy with this card, it is worth one or two more.',
  branches: [],
  permits: ['raised-in-purchase'],
};
