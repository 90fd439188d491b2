import type { DeckSpec } from '../../cards/spec.js';
import { culturalPreservation } from './cultural-preservation.js';
import { duplicateEntry } from './duplicate-entry.js';
import { historyLesson } from './history-lesson.js';
import { refreshingDrink } from './refreshing-drink.js';
import { rigorousChronicler } from './rigorous-chronicler.js';
import { sliceOfLife } from './slice-of-life.js';

export const desertMonitors: DeckSpec = {
  id: 'desert-monitors',
  series: 3,
  name: 'Meticulous Desert Monitors',
  cards: [rigorousChronicler, refreshingDrink, duplicateEntry, historyLesson, culturalPreservation, sliceOfLife],
  orderMatters: { discard: false, marketDiscard: false },
};
