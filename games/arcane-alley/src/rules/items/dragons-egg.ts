import { seatBit } from '@souk/kernel';
import { maskDecision, pose } from '../decisions/decision.js';
import { EGG_PLAYER, plainFrame } from '../frames.js';
import { gainGold, gainInfamy } from '../round/scores.js';
import { ruled } from '../ruled.js';
import type { Item } from './item.js';

export const numbers = { eggInfamy: ruled(2, 50), eggGold: ruled(15, 99) };

export const dragonsEgg: Item = {
  id: 'dragons-egg',
  name: 'Dragon’s Egg',
  setGold: 20,
  infamy: 4,
  copies: 8,
  extra: 1,
  text: ({ eggInfamy, eggGold }) =>
    `When sold: choose another player, who gains ${eggInfamy} infamy and ${eggGold} gold.`,
  whenSold: (state, seat, _copies, events) => pose(state, chooseEggPlayer, plainFrame(EGG_PLAYER, seat), events),
};

/** AA-ITEM-3: the receiver's own Sword halves the gift. */
export const chooseEggPlayer = maskDecision({
  text: 'Dragon’s Egg: choose who receives it',
  rule: 'AA-CARD-dragons-egg',
  options: ({ rules }, { seat }) => ((1 << rules.seats) - 1) & ~seatBit(seat),
  choose(state, _frame, player, events) {
    gainInfamy(state, player, state.rules.numbers.eggInfamy, 'dragons-egg', events);
    gainGold(state, player, state.rules.numbers.eggGold, 'dragons-egg', events);
  },
  describe: (_state, _frame, player) => ({ kind: 'choose-player', seat: player }),
});
