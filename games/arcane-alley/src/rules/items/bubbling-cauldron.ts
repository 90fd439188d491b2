import { maskDecision, NO_OR_YES, YES } from '../decisions/decision.js';
import { CAULDRON, plainFrame } from '../frames.js';
import { gainInfamy, loseGold } from '../round/scores.js';
import { ruled } from '../ruled.js';
import type { Item } from './item.js';

export const numbers = { cauldronGold: ruled(2, 99), cauldronInfamy: ruled(2, 50) };

export const bubblingCauldron: Item = {
  id: 'bubbling-cauldron',
  name: 'Bubbling Cauldron',
  setGold: 15,
  infamy: 4,
  copies: 10,
  extra: 1,
  text: ({ cauldronGold, cauldronInfamy }) =>
    `When played: lose ${cauldronGold} gold or gain ${cauldronInfamy} infamy, as you choose.`,
  wouldAct: () => true,
  whenPlayed(state, seat) {
    state.frames.push(plainFrame(CAULDRON, seat));
  },
};

/** AA-EFF-6, AA-ITEM-17: the gold may be chosen with less gold than it names. */
export const feedCauldron = maskDecision({
  text: 'Bubbling Cauldron: lose gold or gain infamy',
  rule: 'AA-CARD-bubbling-cauldron',
  options: () => NO_OR_YES,
  choose(state, { seat }, answer, events) {
    const { cauldronGold, cauldronInfamy } = state.rules.numbers;
    if (answer === YES) loseGold(state, seat, cauldronGold, 'bubbling-cauldron', events);
    else gainInfamy(state, seat, cauldronInfamy, 'bubbling-cauldron', events);
  },
  describe: (_state, _frame, answer) => ({ kind: answer === YES ? 'lose-gold' : 'gain-infamy' }),
});
