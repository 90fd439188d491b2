import type { CardSpec } from '../../cards/spec.js';
import { lookAtRandom, returnLookedAt } from '../../effects/looking.js';
import { chooseCardAside, choosePlayer, optionally } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';
import { takeAsideIntoHand } from '../../piles/piles.js';
import { spendFor, UNPAID } from '../../spending/spend-question.js';
import { exactly } from '../../spending/spending.js';

export const fishingPole: CardSpec = {
  id: 'fishing-pole',
  name: 'Fishing Pole',
  value: 4,
  copies: 3,
  plus: true,
  text: "Spend 2: look at a random card of another player's hand; you may take it.",
  branches: [UNPAID, 'taken', 'left', 'empty-hand'],
  technique: [
    spendFor('Choose what you spend for a look at a hand', exactly(2)),
    choosePlayer('Choose the player at whose hand you look', (state, { seat, as }, player, events) => {
      if (state.hands[player].length === 0) tellBranch(state, as, 'empty-hand', events);
      lookAtRandom(state, seat, player, 1, events);
    }),
    optionally(
      chooseCardAside('You may take this card', true, (state, { seat, as }, place, events) => {
        tellBranch(state, as, 'taken', events);
        takeAsideIntoHand(state, seat, place, events);
      }),
    ),
    (state, { as, player }, events) => {
      if (state.aside.length > 0) tellBranch(state, as, 'left', events);
      returnLookedAt(state, player, events);
    },
  ],
};
