import type { CardSpec } from '../../cards/spec.js';
import { drawCards } from '../../effects/draws.js';
import { tellBranch } from '../../events.js';
import { drawMarketCardToHand } from '../../piles/piles.js';
import { rollDie } from '../dice.js';
import { COMET, HARE_DIE, PLANET, SIGNS } from './die.js';

export const festival: CardSpec = {
  id: 'festival',
  name: 'Festival',
  value: 4,
  copies: 3,
  plus: true,
  text: 'Roll the hare die. Comet: draw the top card of the market deck. Planet: draw a card.',
  branches: [...SIGNS],
  technique: [
    (state, { seat, as }, events) => {
      const sign = rollDie(state, seat, HARE_DIE, events);
      tellBranch(state, as, SIGNS[sign], events);
      if (sign === COMET) drawMarketCardToHand(state, seat, events);
      if (sign === PLANET) drawCards(state, seat, 1, events);
    },
  ],
};
