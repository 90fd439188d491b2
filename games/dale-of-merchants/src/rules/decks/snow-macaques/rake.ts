import type { CardSpec, Step } from '../../cards/spec.js';
import { hasDeck } from '../../effects/pile-actions.js';
import { ifDue, optionally } from '../../effects/questions.js';
import { again, remember } from '../../effects/resolve.js';
import { tellBranch } from '../../events.js';
import { layOnPile } from '../../piles/order.js';
import { deckOf, throwAway } from '../../piles/piles.js';
import { beginSearch, chooseFoundCard, endSearch, setFoundAsideOpenly, takeFound } from '../../piles/search.js';

const MOST_DISCARDED = 2;

const throwOne: Step = optionally(
  chooseFoundCard('You may throw away a card of your deck', (state, { seat, as }, place, events) => {
    tellBranch(state, as, 'thrown-away', events);
    throwAway(state, takeFound(state, seat, place), deckOf(seat), events);
  }),
);

/** The frame counts the cards that are to be discarded. */
const discardOne: Step = ifDue(
  ({ count }) => count < MOST_DISCARDED,
  optionally(
    chooseFoundCard('You may discard a card of your deck', (state, { seat, count }, place, events) => {
      setFoundAsideOpenly(state, seat, place, events);
      remember(state, { count: count + 1 });
      again(state);
    }),
  ),
);

export const rake: CardSpec = {
  id: 'rake',
  name: 'Rake',
  value: 3,
  copies: 3,
  plus: true,
  text: 'Search your deck. You may throw away one of its cards and discard up to two others. Shuffle your deck.',
  branches: ['thrown-away', 'discarded', 'nothing-there'],
  technique: [
    (state, { seat, as }, events) => {
      if (!hasDeck(state, seat)) tellBranch(state, as, 'nothing-there', events);
    },
    beginSearch(3),
    throwOne,
    discardOne,
    (state, { seat, as, count }, events) => {
      if (count > 0) tellBranch(state, as, 'discarded', events);
      layOnPile(state, seat, seat, count, events);
    },
    endSearch,
  ],
};
