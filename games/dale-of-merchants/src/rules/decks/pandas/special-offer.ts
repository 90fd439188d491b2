import type { CardSpec } from '../../cards/spec.js';
import { throwAside } from '../../effects/card-actions.js';
import { chooseCardAside } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';
import { blur } from '../../knowledge/pools.js';
import { drawMarketCardsAside, takeAsideIntoHand } from '../../piles/piles.js';

const LOOKED_AT = 3;

export const specialOffer: CardSpec = {
  id: 'special-offer',
  name: 'Special Offer',
  value: 5,
  copies: 1,
  text: 'Look at the top three cards of the market deck. Take one into your hand and throw the others away.',
  branches: ['looked', 'fewer-cards', 'no-card'],
  technique: [
    (state, { seat, as }, events) => {
      drawMarketCardsAside(state, seat, LOOKED_AT, 1 << seat, events);
      const found = state.aside.length;
      tellBranch(state, as, found === LOOKED_AT ? 'looked' : found === 0 ? 'no-card' : 'fewer-cards', events);
      blur(state, state.aside, 1 << seat);
    },
    chooseCardAside('Choose the card that you take into your hand', true, (state, { seat }, place, events) =>
      takeAsideIntoHand(state, seat, place, events),
    ),
    (state, { seat }, events) => throwAside(state, seat, events),
  ],
};
