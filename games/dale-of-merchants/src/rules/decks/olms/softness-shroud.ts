import { NONE } from '../../cards/card.js';
import type { CardSpec } from '../../cards/spec.js';
import { takeFromMarket } from '../../effects/card-actions.js';
import { chooseDiscarded, isAnimalfolk } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';
import { discardOf, takeFromDiscard, throwAway } from '../../piles/piles.js';

const SLOT = 2;

export const softnessShroud: CardSpec = {
  id: 'softness-shroud',
  name: 'Softness Shroud',
  value: 2,
  copies: 3,
  plus: true,
  text: 'Throw away an animalfolk card from your discard pile. If you do, take the card in the middle of the market.',
  branches: ['taken', 'empty-slot', 'nothing-to-throw-away'],
  technique: [
    (state, { seat, as }, events) => {
      const found = state.discards[seat].some((kind) => isAnimalfolk(state, kind));
      tellBranch(
        state,
        as,
        !found ? 'nothing-to-throw-away' : state.market[SLOT] === NONE ? 'empty-slot' : 'taken',
        events,
      );
    },
    chooseDiscarded(
      'Choose an animalfolk card from your discard pile to throw away',
      isAnimalfolk,
      (state, { seat }, place, events) => {
        throwAway(state, takeFromDiscard(state, seat, place), discardOf(seat), events);
        if (state.market[SLOT] !== NONE) takeFromMarket(state, seat, SLOT, events);
      },
    ),
  ],
};
