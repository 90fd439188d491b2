import { EVERYBODY, kindOf, removeCardAt, seenBy } from '../../cards/card.js';
import type { CardSpec, Step } from '../../cards/spec.js';
import { isMarketEmpty, throwMarketCard } from '../../effects/pile-actions.js';
import { chooseMarketCard, ifDue } from '../../effects/questions.js';
import { tellBranch, tellMove } from '../../events.js';
import { takeAsideOpenly } from '../../knowledge/shown-cards.js';
import { asideOf, drawMarketCardsAside, MARKET_DECK, slotAt } from '../../piles/piles.js';

const look: Step = (state, { seat, as }, events) => {
  drawMarketCardsAside(state, seat, 1, 1 << seat, events);
  const isPlaced = state.aside.length > 0 && !isMarketEmpty(state);
  tellBranch(state, as, isPlaced ? 'placed' : state.aside.length > 0 ? 'empty-market' : 'no-card', events);
};

const chooseSlot = ifDue(
  (_frame, state) => state.aside.length > 0,
  chooseMarketCard('Choose the market card that is thrown away', (state, { seat }, slot, events) => {
    throwMarketCard(state, slot, events);
    const kind = kindOf(takeAsideOpenly(state, 0));
    state.market[slot] = kind;
    tellMove(state, kind, asideOf(seat), slotAt(slot), EVERYBODY, events);
  }),
);

/** With an empty market the card goes back. */
const putBack: Step = (state, { seat }, events) => {
  if (state.aside.length === 0) return;
  const card = removeCardAt(state.aside, 0);
  state.marketDeck.push(card);
  tellMove(state, kindOf(card), asideOf(seat), MARKET_DECK, seenBy(card), events);
};

export const gyroscope: CardSpec = {
  id: 'gyroscope',
  name: 'Gyroscope',
  value: 2,
  copies: 3,
  plus: true,
  text: 'Twice: look at the top card of the market deck, throw away a card from the market, and put the other one in its place.',
  branches: ['placed', 'empty-market', 'no-card'],
  technique: [look, chooseSlot, putBack, look, chooseSlot, putBack],
};
