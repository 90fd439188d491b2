import { gainFor, gainGold } from '../round/scores.js';
import { ruled } from '../ruled.js';
import { type State, slotsOf } from '../state.js';
import { FACE, revealed } from '../storehouse/cells.js';
import { SLOTS } from '../storehouse/shapes.js';
import { kindOf } from '../vocabulary.js';
import type { Item } from './item.js';

export const numbers = { coinGold: ruled(1, 20) };

const COIN = revealed(kindOf('three-headed-coin'));

/** AA-ITEM-11: as the storehouses stand with the Coin in its slot. */
function otherCoins(state: State): number {
  let coins = -1;
  for (let seat = 0; seat < state.rules.seats; seat++) {
    const end = seat * SLOTS + slotsOf(state, seat);
    for (let at = seat * SLOTS; at < end; at++) if ((state.cells[at] & FACE) === COIN) coins++;
  }
  return coins;
}

const worth = (state: State): number => otherCoins(state) * state.rules.numbers.coinGold;

export const threeHeadedCoin: Item = {
  id: 'three-headed-coin',
  name: 'Three-Headed Coin',
  setGold: 2,
  infamy: 1,
  copies: 9,
  extra: 1,
  text: ({ coinGold }) => `When played: gain ${coinGold} gold for every other revealed Coin in all storehouses.`,
  wouldAct: (state, seat) => gainFor(state, seat, worth(state)) > 0,
  whenPlayed: (state, seat, events) => gainGold(state, seat, worth(state), 'three-headed-coin', events),
};
