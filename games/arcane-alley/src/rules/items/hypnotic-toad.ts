import { maskDecision } from '../decisions/decision.js';
import { plainFrame, TOAD_PLAYER } from '../frames.js';
import { gainInfamy } from '../round/scores.js';
import { ruled } from '../ruled.js';
import type { Item } from './item.js';

export const numbers = { toadInfamy: ruled(6, 50) };

export const hypnoticToad: Item = {
  id: 'hypnotic-toad',
  name: 'Hypnotic Toad',
  setGold: 0,
  infamy: -2,
  copies: 6,
  extra: 1,
  text: ({ toadInfamy }) => `When sold: choose a player, yourself if you like, who gains ${toadInfamy} infamy.`,
  whenSold(state, seat) {
    state.frames.push(plainFrame(TOAD_PLAYER, seat));
  },
};

export const chooseToadPlayer = maskDecision({
  text: 'Hypnotic Toad: choose who gains the infamy',
  rule: 'AA-CARD-hypnotic-toad',
  options: ({ rules }) => (1 << rules.seats) - 1,
  choose: (state, _frame, player, events) =>
    gainInfamy(state, player, state.rules.numbers.toadInfamy, 'hypnotic-toad', events),
  describe: (_state, _frame, player) => ({ kind: 'choose-player', seat: player }),
});
