import type { CardSpec } from '../../cards/spec.js';
import { storeDeckCards } from '../../effects/draws.js';
import { nameOf, tellBranch } from '../../events.js';
export const supplyDepot: CardSpec = {
  id: 'supply-depot',
  name: 'Supply Depot',
  value: 5,
  copies: 1,
  plus: true,
  text: 'Store the top two cards of your deck until your next turn starts.',
  branches: ['stored'],
  technique: [
    (state, { seat, as }, events) => {
      tellBranch(state, as, 'stored', events);
      storeDeckCards(state, nameOf(state, as), seat, 2, events);
    },
  ],
};
