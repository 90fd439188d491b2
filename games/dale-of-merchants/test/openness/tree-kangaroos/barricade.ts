import type { CardSpec } from '../../../src/rules/cards/spec.js';
import { discardOf, takeIntoHand } from '../../../src/rules/piles/piles.js';

export const barricade: CardSpec = {
  id: 'barricade',
  name: 'Barricade',
  value: 2,
  copies: 3,
  text: 'After your clean-up you may take a junk card from your discard pile.',
  branches: [],
  effects: [
    {
      name: 'fetch-junk',
      when: 'after-clean-up',
      from: 'hand',
      isPossible: ({ discards, hands, rules }, seat) => discards[seat].includes(rules.junk) && hands[seat].length < 20,
      steps: [
        (state, { seat }, events) => {
          const { junk } = state.rules;
          state.discards[seat].splice(state.discards[seat].lastIndexOf(junk), 1);
          takeIntoHand(state, seat, junk, discardOf(seat), events);
        },
      ],
    },
  ],
};
