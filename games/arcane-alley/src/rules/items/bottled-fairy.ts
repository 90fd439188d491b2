import { loseInfamy } from '../round/scores.js';
import { ruled } from '../ruled.js';
import type { Item } from './item.js';

export const numbers = { fairyInfamy: ruled(3, 50) };

/** AA-ITEM-1. */
export const bottledFairy: Item = {
  id: 'bottled-fairy',
  name: 'Bottled Fairy',
  setGold: 12,
  infamy: 3,
  copies: 9,
  extra: 1,
  text: ({ fairyInfamy }) => `Always: when it is replaced while revealed, lose ${fairyInfamy} infamy.`,
  whenReplaced: (state, seat, events) =>
    loseInfamy(state, seat, state.rules.numbers.fairyInfamy, 'bottled-fairy', events),
};
