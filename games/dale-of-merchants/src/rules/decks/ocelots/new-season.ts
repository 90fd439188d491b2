import type { CardSpec } from '../../cards/spec.js';
import { chooseDiscarded } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';
import { discardOf, drawMarketCardToHand, takeFromDiscard, throwAway } from '../../piles/piles.js';

export const newSeason: CardSpec = {
  id: 'new-season',
  name: 'New Season',
  value: 2,
  copies: 3,
  plus: true,
  text: 'Throw away an animalfolk card from your discard pile. If you did, draw the top card of the market deck.',
  branches: ['renewed', 'nothing-to-throw-away'],
  technique: [
    (state, { seat, as }, events) => {
      const none = state.discards[seat].every((kind) => kind === state.rules.junk);
      tellBranch(state, as, none ? 'nothing-to-throw-away' : 'renewed', events);
    },
    chooseDiscarded(
      'Choose an animalfolk card from your discard pile to throw away',
      (state, kind) => kind !== state.rules.junk,
      (state, { seat }, place, events) => {
        throwAway(state, takeFromDiscard(state, seat, place), discardOf(seat), events);
        drawMarketCardToHand(state, seat, events);
      },
    ),
  ],
};
