import type { CardSpec } from '../../../src/rules/cards/spec.js';
import { ONE_JUNK } from './one-junk.js';

export const jumbleSale: CardSpec = {
  id: 'jumble-sale',
  name: 'Jumble Sale',
  value: 3,
  copies: 3,
  text: 'A stack with this card may hold one junk card.',
  branches: [],
  permits: [ONE_JUNK],
};
