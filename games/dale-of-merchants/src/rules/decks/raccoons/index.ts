import type { DeckSpec } from '../../cards/spec.js';
import { dirtyExchange } from './dirty-exchange.js';
import { nuisance } from './nuisance.js';
import { rottenFood } from './rotten-food.js';
import { sabotage } from './sabotage.js';
import { treasureHunter } from './treasure-hunter.js';
import { wilyFellow } from './wily-fellow.js';

export const raccoons: DeckSpec = {
  id: 'raccoons',
  name: 'Thieving Northern Raccoons',
  cards: [wilyFellow, nuisance, rottenFood, dirtyExchange, sabotage, treasureHunter],
  orderMatters: { discard: true, marketDiscard: false },
};
