import type { CardSpec } from '../../cards/spec.js';
import { drawCards } from '../../effects/draws.js';
import { chooseHandCards, exactly, putHandCardsOnDeck } from '../../effects/hand-cards.js';
import { tellBranch } from '../../events.js';
import { HOURS, hourOf } from '../clock.js';

/** By hour. */
const DRAWN = [2, 3, 1] as const;
const PUT_BACK = 2;

export const serenade: CardSpec = {
  id: 'serenade',
  name: 'Serenade',
  value: 2,
  copies: 3,
  plus: true,
  text: 'Draw two cards at dawn, three by day, one at night. Then put two cards from your hand on your deck in any order.',
  branches: [...HOURS],
  technique: [
    (state, { seat, as }, events) => {
      const hour = hourOf(state, seat);
      tellBranch(state, as, HOURS[hour], events);
      drawCards(state, seat, DRAWN[hour], events);
    },
    chooseHandCards('Choose the cards that you put on your deck', exactly(PUT_BACK), (state, { seat }, mask, events) =>
      putHandCardsOnDeck(state, seat, mask, events),
    ),
  ],
};
