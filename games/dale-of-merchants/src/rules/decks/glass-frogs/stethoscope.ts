import { kindOf, seenBy } from '../../cards/card.js';
import type { CardSpec } from '../../cards/spec.js';
import { hasDeck } from '../../effects/pile-actions.js';
import { tellBranch, tellMove } from '../../events.js';
import { asideOf, deckOf } from '../../piles/piles.js';
import { beginSearch, chooseFoundCard, endSearch, setFoundAside } from '../../piles/search.js';
export const stethoscope: CardSpec = {
  id: 'stethoscope',
  name: 'Stethoscope',
  value: 4,
  copies: 3,
  plus: true,
  text: 'Search your deck for two cards, shuffle the rest, and put the two on top: the second one chosen comes first.',
  branches: ['found', 'one-card', 'nothing-there'],
  technique: [
    (state, { seat, as }, events) => {
      if (!hasDeck(state, seat)) tellBranch(state, as, 'nothing-there', events);
    },
    beginSearch(2),
    chooseFoundCard('Choose the card that you draw second', (state, { seat }, place, events) =>
      setFoundAside(state, seat, place, events),
    ),
    chooseFoundCard('Choose the card that you draw first', (state, { seat }, place, events) =>
      setFoundAside(state, seat, place, events),
    ),
    endSearch,
    (state, { seat, as }, events) => {
      tellBranch(state, as, state.aside.length === 2 ? 'found' : 'one-card', events);
      for (const card of state.aside.splice(0)) {
        state.decks[seat].push(card);
        tellMove(state, kindOf(card), asideOf(seat), deckOf(seat), seenBy(card), events);
      }
    },
  ],
};
