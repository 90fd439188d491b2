import { below } from '@souk/kernel';
import { kindOf } from '../../cards/card.js';
import type { CardSpec } from '../../cards/spec.js';
import { chooseNumber, choosePlayer, ifDue } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';
import { discardOnto, handOf, takeFromHand, takeIntoHand } from '../../piles/piles.js';

export const grasp: CardSpec = {
  id: 'grasp',
  name: 'Grasp',
  value: 4,
  copies: 3,
  plus: true,
  text: 'Choose another player and name a value. A random card of that hand is shown. Right: take it into your hand. Wrong: it is discarded there.',
  branches: ['right', 'wrong', 'empty-hand'],
  technique: [
    choosePlayer('Choose the player at whose hand you grasp', (state, { as }, player, events) => {
      if (state.hands[player].length === 0) tellBranch(state, as, 'empty-hand', events);
    }),
    ifDue(
      ({ player }, state) => state.hands[player].length > 0,
      chooseNumber(
        'Guess the value of a random card of that hand',
        () => true,
        (state, { seat, as, player }, number, events) => {
          const hand = state.hands[player];
          const place = below(state.random, hand.length);
          const right = state.rules.values[kindOf(hand[place])] === number;
          events?.reveal({ kind: 'guessed', seat, number, right });
          tellBranch(state, as, right ? 'right' : 'wrong', events);
          const kind = takeFromHand(state, player, place);
          if (right) takeIntoHand(state, seat, kind, handOf(player), events);
          else discardOnto(state, player, kind, handOf(player), events);
        },
      ),
    ),
  ],
};
