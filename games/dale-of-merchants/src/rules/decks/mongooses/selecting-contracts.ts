import type { CardSpec } from '../../cards/spec.js';
import { putAsideOnDeck } from '../../effects/card-actions.js';
import { hasPile, throwDiscarded } from '../../effects/pile-actions.js';
import { remember } from '../../effects/resolve.js';
import { chooseDiscardedBetween, setDiscardedAside } from '../../effects/several-cards.js';
import { tellBranch } from '../../events.js';
import { HOURS, hourOf } from '../clock.js';

/** By hour. */
const DEPTHS = [2, 4, 1] as const;

export const selectingContracts: CardSpec = {
  id: 'selecting-contracts',
  name: 'Selecting Contracts',
  value: 3,
  copies: 3,
  plus: true,
  text: 'Take the top two cards of your discard pile, by day four, at night one: throw one away and put the others on your deck in any order.',
  branches: [...HOURS, 'empty-pile'],
  technique: [
    (state, { seat, as }, events) => {
      tellBranch(state, as, hasPile(state, seat) ? HOURS[hourOf(state, seat)] : 'empty-pile', events);
      // The frame counts the cards that are looked through.
      remember(state, { count: Math.min(DEPTHS[hourOf(state, seat)], state.discards[seat].length) });
    },
    chooseDiscardedBetween(
      'Choose a card from the top of your discard pile to throw away',
      ({ length }, _state, { count }) => [length - count, length],
      (state, { seat }, place, events) => throwDiscarded(state, seat, place, events),
    ),
    (state, { seat, count }, events) => {
      for (let left = count - 1; left > 0; left--) {
        setDiscardedAside(state, seat, state.discards[seat].length - 1, events);
      }
      putAsideOnDeck(state, seat, events);
    },
  ],
};
