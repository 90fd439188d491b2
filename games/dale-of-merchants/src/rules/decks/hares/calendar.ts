import { EVERYBODY, openCard } from '../../cards/card.js';
import type { CardSpec } from '../../cards/spec.js';
import { tellMove } from '../../events.js';
import { deckOf, discardOf, takeFromDiscard } from '../../piles/piles.js';
import { shuffleInto } from '../../piles/search.js';

export const calendar: CardSpec = {
  id: 'calendar',
  name: 'Calendar',
  value: 5,
  copies: 1,
  text: 'Once in your turn you may shuffle the top card of your discard pile into your deck.',
  branches: ['shuffled-in'],
  ability: {
    changesCommonZone: true,
    isPossible: ({ discards }, seat) => discards[seat].length > 0,
    isPubliclyPossible: ({ discards }, seat) => discards[seat].length > 0,
    steps: [
      (state, { seat }, events) => {
        const kind = takeFromDiscard(state, seat, state.discards[seat].length - 1);
        events?.emit({ kind: 'effect', card: 'calendar', branch: 'shuffled-in' });
        tellMove(state, kind, discardOf(seat), deckOf(seat), EVERYBODY, events);
        shuffleInto(state, seat, [openCard(kind)], events);
      },
    ],
  },
};
