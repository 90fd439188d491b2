import { shuffle } from '@souk/kernel';
import type { CardSpec } from '../../cards/spec.js';
import { chooseDiscardedBetween } from '../../effects/several-cards.js';
import { nameOf, tellBranch } from '../../events.js';
import { discardOf, takeFromDiscard, takeIntoHand } from '../../piles/piles.js';
import { isDawn } from '../clock.js';

export const organisedCabinets: CardSpec = {
  id: 'organised-cabinets',
  name: 'Organised Cabinets',
  value: 5,
  copies: 1,
  plus: true,
  text: 'Shuffle your discard pile. Take one of its top two cards into your hand, at dawn one of its top four.',
  branches: ['dawn', 'later', 'empty-pile'],
  technique: [
    (state, { seat, as }, events) => {
      const pile = state.discards[seat];
      if (pile.length === 0) {
        tellBranch(state, as, 'empty-pile', events);
        return;
      }
      tellBranch(state, as, isDawn(state, seat) ? 'dawn' : 'later', events);
      shuffle(state.random, pile);
      events?.reveal({ kind: 'pile-arranged', seat, cards: pile.map((kind) => nameOf(state, kind)).reverse() });
    },
    chooseDiscardedBetween(
      'Choose a card from the top of your discard pile',
      ({ length }, state, { seat }) => [length - (isDawn(state, seat) ? 4 : 2), length],
      (state, { seat }, place, events) =>
        takeIntoHand(state, seat, takeFromDiscard(state, seat, place), discardOf(seat), events),
    ),
  ],
};
