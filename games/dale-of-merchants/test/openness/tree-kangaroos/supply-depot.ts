import type { CardSpec } from '../../../src/rules/cards/spec.js';
import { storeDeckCards } from '../../../src/rules/effects/draws.js';
import { STORED } from './stores.js';

export const supplyDepot: CardSpec = {
  id: 'supply-depot',
  name: 'Supply Depot',
  value: 5,
  copies: 1,
  plus: true,
  text: 'Store the top two cards of your deck.',
  branches: [],
  technique: [(state, { seat }, events) => storeDeckCards(state, STORED, seat, 2, events)],
};
