import { canGainInfamy, gainInfamy } from '../round/scores.js';
import { ruled } from '../ruled.js';
import type { Item } from './item.js';

export const numbers = { skeletomiconInfamy: ruled(3, 50) };

export const skeletomicon: Item = {
  id: 'skeletomicon',
  name: 'Skeletomicon',
  setGold: 35,
  infamy: 6,
  copies: 5,
  extra: 1,
  text: ({ skeletomiconInfamy }) => `When played: gain ${skeletomiconInfamy} infamy.`,
  wouldAct: (state, seat) => canGainInfamy(state, seat) && state.rules.numbers.skeletomiconInfamy > 0,
  whenPlayed: (state, seat, events) =>
    gainInfamy(state, seat, state.rules.numbers.skeletomiconInfamy, 'skeletomicon', events),
};
