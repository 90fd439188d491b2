import { EVERYBODY, NONE, openCard } from '../../cards/card.js';
import type { CardSpec } from '../../cards/spec.js';
import { throwAside } from '../../effects/card-actions.js';
import { chooseCardAside } from '../../effects/questions.js';
import { remember } from '../../effects/resolve.js';
import { tellBranch, tellMove } from '../../events.js';
import { setAsideOpenly } from '../../piles/order.js';
import { asideOf, drawMarketCardsAside, playAreaOf, takeAsideIntoHand } from '../../piles/piles.js';
import { OF_MARKET } from '../../state.js';

export const delightfulSurprise: CardSpec = {
  id: 'delightful-surprise',
  name: 'Delightful Surprise',
  value: 2,
  copies: 3,
  plus: true,
  text: 'Look at the top two cards of the market deck. Take one into your hand; throw away the other one and this card.',
  branches: ['chosen', 'fewer-cards'],
  technique: [
    (state, { seat, as }, events) => {
      drawMarketCardsAside(state, seat, 2, 1 << seat, events);
      tellBranch(state, as, state.aside.length === 2 ? 'chosen' : 'fewer-cards', events);
    },
    chooseCardAside('Choose the card that you take', true, (state, { seat }, place, events) =>
      takeAsideIntoHand(state, seat, place, events),
    ),
    (state, { seat, card }, events) => {
      if (card !== NONE) {
        setAsideOpenly(state, OF_MARKET, openCard(card));
        tellMove(state, card, playAreaOf(seat), asideOf(seat), EVERYBODY, events);
        remember(state, { card: NONE });
      }
      throwAside(state, seat, events);
    },
  ],
};
