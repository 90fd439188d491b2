import type { CardSpec } from '../../cards/spec.js';
import { isOpponent } from '../../state.js';

export const reflection: CardSpec = {
  id: 'reflection',
  name: 'Reflection',
  value: 2,
  copies: 3,
  text: "This card is a copy of the top card of another player's discard pile.",
  branches: [],
  copyText: {
    showsFound: false,
    finds(state, owner) {
      let kinds = 0;
      for (let other = 0; other < state.discards.length; other++) {
        const pile = state.discards[other];
        if (pile.length > 0 && isOpponent(state, owner, other)) kinds |= 1 << pile[pile.length - 1];
      }
      return kinds;
    },
  },
};
