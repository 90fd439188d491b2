import type { CardSpec } from '../../../src/rules/cards/spec.js';
import { counterOf, setCounter } from '../../../src/rules/effects/extras.js';
import { drawMarketCardToHand } from '../../../src/rules/piles/piles.js';
import { CLOCK, DAWN, GUESTS } from './clock.js';

export const morningDuty: CardSpec = {
  id: 'morning-duty',
  name: 'Morning Duty',
  value: 2,
  copies: 3,
  text: 'Draw a card from the market deck; at dawn your hand size is three higher for this turn.',
  branches: [],
  technique: [
    (state, { seat }, events) => {
      drawMarketCardToHand(state, seat, events);
      if (counterOf(state, CLOCK, seat) === DAWN) {
        setCounter(state, GUESTS, seat, counterOf(state, GUESTS, seat) + 3, events);
      }
    },
  ],
};
