import type { CardSpec } from '../../../src/rules/cards/spec.js';
import { drawCards } from '../../../src/rules/effects/draws.js';
import { counterOf } from '../../../src/rules/effects/extras.js';
import { tellBranch } from '../../../src/rules/events.js';
import { CLOCK, DAWN } from './clock.js';

export const earlyRiser: CardSpec = {
  id: 'early-riser',
  name: 'Early Riser',
  value: 1,
  copies: 4,
  plus: true,
  text: 'Draw a card; at dawn draw two.',
  branches: ['at-dawn', 'later'],
  technique: [
    (state, { seat, as }, events) => {
      const isDawn = counterOf(state, CLOCK, seat) === DAWN;
      tellBranch(state, as, isDawn ? 'at-dawn' : 'later', events);
      drawCards(state, seat, isDawn ? 2 : 1, events);
    },
  ],
};
