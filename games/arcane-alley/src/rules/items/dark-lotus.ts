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
  wouldAct: ({ gold, rules }, seat) => gold[seat] > 0 && rules.numbers.lotusGold > 0,
  whenPlayed: (state, seat, events) => loseGold(state, seat, state.rules.numbers.lotusGold, 'dark-lotus', events),
};
