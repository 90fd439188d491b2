import type { CardSpec } from '../../cards/spec.js';
import { throwAside } from '../../effects/card-actions.js';
import { mixAside } from '../../effects/looking.js';
import { chooseCardAside } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';
import { drawMarketCardsAside, takeAsideIntoHand } from '../../piles/piles.js';
import { HOURS, hourOf } from '../clock.js';

/** By hour. */
const LOOKED_AT = [2, 5, 1] as const;

export const inheritance: CardSpec = {
  id: 'inheritance',
  name: 'Inheritance',
  value: 5,
  copies: 1,
  text: 'Look at the top two cards of the market deck, by day at five, at night at one. Take one into your hand and throw away the others.',
  branches: [...HOURS, 'no-card'],
  technique: [
    (state, { seat, as }, events) => {
      const hour = hourOf(state, seat);
      drawMarketCardsAside(state, seat, LOOKED_AT[hour], 1 << seat, events);
      tellBranch(state, as, state.aside.length === 0 ? 'no-card' : HOURS[hour], events);
      mixAside(state, seat);
    },
    chooseCardAside('Choose the card that you take into your hand', true, (state, { seat }, place, events) =>
      takeAsideIntoHand(state, seat, place, events),
    ),
    (state, { seat }, events) => throwAside(state, seat, events),
  ],
};
