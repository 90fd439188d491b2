import type { DeckSpec } from '../../cards/spec.js';
import { charity } from './charity.js';
import { cheer } from './cheer.js';
import { cunningNeighbour } from './cunning-neighbour.js';
import { raffle } from './raffle.js';
import { sharingIsCaring } from './sharing-is-caring.js';
import { tasters } from './tasters.js';

export const foxes: DeckSpec = {
  id: 'foxes',
  series: 2,
  name: 'Sociable Foxes',
  cards: [cunningNeighbour, cheer, raffle, charity, tasters, sharingIsCaring],
  orderMatters: { discard: true, marketDiscard: false },
};
