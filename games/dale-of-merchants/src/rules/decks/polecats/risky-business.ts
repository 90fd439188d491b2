import { EVERYBODY, kindOf } from '../../cards/card.js';
import type { CardSpec } from '../../cards/spec.js';
import { throwFromAside } from '../../effects/card-actions.js';
import { chooseNumber, ifDue } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';
import { drawMarketCardsAside, hasMarketCards, takeAsideIntoHand } from '../../piles/piles.js';

export const riskyBusiness: CardSpec = {
  id: 'risky-business',
  name: 'Risky Business',
  value: 4,
  copies: 3,
  plus: true,
  text: 'Name a value from 1 to 5 and show the top card of the market deck: with this value take it into your hand, otherwise throw it away.',
  branches: ['right', 'wrong', 'no-card'],
  technique: [
    (state, { as }, events) => {
      if (!hasMarketCards(state)) tellBranch(state, as, 'no-card', events);
    },
    ifDue(
      (_frame, state) => hasMarketCards(state),
      chooseNumber(
        'Name a value from 1 to 5',
        () => true,
        (state, { seat, as }, number, events) => {
          drawMarketCardsAside(state, seat, 1, EVERYBODY, events);
          const right = state.rules.values[kindOf(state.aside[0])] === number;
          events?.emit({ kind: 'guessed', seat, number, right });
          tellBranch(state, as, right ? 'right' : 'wrong', events);
          if (right) takeAsideIntoHand(state, seat, 0, events);
          else throwFromAside(state, seat, 0, events);
        },
      ),
    ),
  ],
};
