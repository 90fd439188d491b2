import type { CardSpec } from '../../cards/spec.js';

export const cookies: CardSpec = {
  id: 'cookies',
  name: 'Cookies',
  value: 2,
  copies: 3,
  text: 'While this is in your hand, your hand size is one higher.',
  branches: [],
  handSize: 1,
};
