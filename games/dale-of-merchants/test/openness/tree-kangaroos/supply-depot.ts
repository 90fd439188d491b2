import type { CardSpec } from '../../../src/rules/cards/spec.js';
import { storeDeckCard } from '../../../src/rules/effects/extras.js';
import { STORED } from './stores.js';

export const supplyDepot: CardSpec = {
  id: 'supply-depot',
  name: 'Supply Depot',
  value: 5,
  copies: 1,
  plus: true,
  text: 'Store the top two cards of your deck.',
  branches: [],
  technique: [
    (state, { seat }, events) => {
      for (let i = 0; i < 2; i++) if (!storeDeckCard(state, STORED, seat, events)) return;
    },
  ],
};
