import type { CardSpec } from '../../../src/rules/cards/spec.js';
import { discardOf, takeFromDiscard, takeIntoHand } from '../../../src/rules/piles/piles.js';

export const barricade: CardSpec = {
  id: 'barricade',
  name: 'Barricade',
  value: 2,
  copies: 3,
  text: 'After your clean-up you may take a junk card from your discard pile.',
  branches: [],
  ability: {
    changesCommonZone: false,
    endPhase: true,
    isPossible: ({ discards, hands, rules }, seat) => discards[seat].includes(rules.junk) && hands[seat].length < 20,
    steps: [
      (state, { seat }, events) => {
        const { junk } = state.rules;
        takeFromDiscard(state, seat, state.discards[seat].lastIndexOf(junk));
        takeIntoHand(state, seat, junk, discardOf(seat), events);
      },
    ],
  },
};
