import { loseGold } from '../round/scores.js';
import { ruled } from '../ruled.js';
import type { Item } from './item.js';

export const numbers = { lotusGold: ruled(5, 99) };

export const darkLotus: Item = {
  id: 'dark-lotus',
  name: 'Dark Lotus',
  setGold: 30,
  infamy: 0,
  copies: 5,
  extra: 1,
  text: ({ lotusGold }) => `When played: lose ${lotusGold} gold.`,
  wouldAct: ({ gold, table }, seat) => gold[seat] > 0 && table.numbers.lotusGold > 0,
  whenPlayed: (state, seat, events) => loseGold(state, seat, state.table.numbers.lotusGold, 'dark-lotus', events),
};
