import type { DeckSpec } from '../../cards/spec.js';
import { collectorsDesire } from './collectors-desire.js';
import { groundbreakingIdea } from './groundbreaking-idea.js';
import { impulsiveVisionary } from './impulsive-visionary.js';
import { insight } from './insight.js';
import { inspiration } from './inspiration.js';
import { perfectMove } from './perfect-move.js';

export const woodTurtles: DeckSpec = {
  id: 'wood-turtles',
  series: 4,
  name: 'Deliberate Wood Turtles',
  cards: [impulsiveVisionary, collectorsDesire, groundbreakingIdea, inspiration, insight, perfectMove],
  orderMatters: { discard: false, marketDiscard: false },
};
