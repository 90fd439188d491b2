import type { CardSpec } from '../cards/spec.js';

/** DM-COMP-3: of no set, without text. */
export const JUNK: CardSpec = {
  id: 'junk',
  name: 'Junk',
  value: 1,
  copies: 20,
  text: '',
  branches: [],
};
