import type { CardSpec, Step } from '../../cards/spec.js';
import { putAsideOnDeck, throwFromAside } from '../../effects/card-actions.js';
import { hasDeck } from '../../effects/pile-actions.js';
import { chooseCardAside, optionally } from '../../effects/questions.js';
import { remember } from '../../effects/resolve.js';
import { tellBranch } from '../../events.js';
import { beginSearch, chooseFoundCard, endSearch, setFoundAside } from '../../piles/search.js';

const setAside: Step = chooseFoundCard(
  'Choose a card of your deck that goes on top',
  (state, { seat }, place, events) => setFoundAside(state, seat, place, events),
);

export const duplicateEntry: CardSpec = {
  id: 'duplicate-entry',
  name: 'Duplicate Entry',
  value: 3,
  copies: 3,
  plus: true,
  text: 'Search your deck for two cards; you may throw one of them away. Shuffle your deck and put the rest of the two on top in any order.',
  branches: ['thrown-away', 'all-kept', 'nothing-there'],
  technique: [
    (state, { seat, as }, events) => {
      if (!hasDeck(state, seat)) tellBranch(state, as, 'nothing-there', events);
    },
    beginSearch(2),
    setAside,
    setAside,
    optionally(
      chooseCardAside('You may throw away one of these cards', true, (state, { seat }, place, events) => {
        throwFromAside(state, seat, place, events);
        remember(state, { count: 1 });
      }),
    ),
    endSearch,
    (state, { seat, as, count }, events) => {
      tellBranch(state, as, count === 0 ? 'all-kept' : 'thrown-away', events);
      putAsideOnDeck(state, seat, events);
    },
  ],
};
