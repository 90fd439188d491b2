import { kindOf } from '../../cards/card.js';
import type { CardSpec } from '../../cards/spec.js';
import { discardAside } from '../../effects/card-actions.js';
import { showDeckTop } from '../../effects/draws.js';
import { chooseNumber, choosePlayer } from '../../effects/questions.js';
import { remember } from '../../effects/resolve.js';
import { tellBranch } from '../../events.js';
import { takeAsideIntoHand } from '../../piles/piles.js';

export const burglary: CardSpec = {
  id: 'burglary',
  name: 'Burglary',
  value: 3,
  copies: 3,
  plus: true,
  text: 'Choose another player and name a value. Turn up the top card of that deck. Right: take it into your hand. Wrong: it is discarded there.',
  branches: ['right', 'wrong', 'no-card'],
  technique: [
    choosePlayer('Choose the player into whose deck you break'),
    {
      ...chooseNumber(
        'Guess the value of the top card',
        () => true,
        (state, { seat, player }, number, events) => {
          remember(state, { place: number });
          showDeckTop(state, player, seat, 1, events);
        },
      ),
      drawn(state, { seat, as, player, place: number }, events) {
        if (state.aside.length === 0) {
          tellBranch(state, as, 'no-card', events);
          return;
        }
        const right = state.rules.values[kindOf(state.aside[0])] === number;
        events?.emit({ kind: 'guessed', seat, number, right });
        tellBranch(state, as, right ? 'right' : 'wrong', events);
        if (right) takeAsideIntoHand(state, seat, 0, events);
        else discardAside(state, seat, player, events);
      },
    },
  ],
};
