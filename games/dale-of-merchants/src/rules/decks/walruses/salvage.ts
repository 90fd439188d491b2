import type { CardSpec } from '../../cards/spec.js';
import { chooseDiscardedBetween } from '../../effects/several-cards.js';
import { tellBranch } from '../../events.js';
import { discardOf, takeFromDiscard, takeIntoHand } from '../../piles/piles.js';

const DEPTH = 3;

export const salvage: CardSpec = {
  id: 'salvage',
  name: 'Salvage',
  value: 4,
  copies: 3,
  plus: true,
  text: 'Take one of the bottom three cards of your discard pile into your hand.',
  branches: ['salvaged', 'empty-pile'],
  technique: [
    (state, { seat, as }, events) =>
      tellBranch(state, as, state.discards[seat].length === 0 ? 'empty-pile' : 'salvaged', events),
    chooseDiscardedBetween(
      'Choose one of the bottom three cards of your discard pile',
      ({ length }) => [0, Math.min(DEPTH, length)],
      (state, { seat }, place, events) =>
        takeIntoHand(state, seat, takeFromDiscard(state, seat, place), discardOf(seat), events),
    ),
  ],
};
