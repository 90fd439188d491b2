import type { CardSpec } from '../../cards/spec.js';
import { chooseSeenCard, lookAtRandom } from '../../effects/looking.js';
import { choosePlayer } from '../../effects/questions.js';
import { remember } from '../../effects/resolve.js';
import { tellBranch } from '../../events.js';
import { passOn } from '../../piles/piles.js';
import { spendFor, UNPAID } from '../../spending/spend-question.js';
import { exactly } from '../../spending/spending.js';

/** What the technique counts once the card was taken. */
const TAKEN = 1;

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
    chooseSeenCard('You may take this card', (state, { seat, player }, place, events) => {
      remember(state, { count: TAKEN });
      passOn(state, player, place, seat, events);
    }),
    (state, { as, count, place: seen }, events) => {
      if (seen > 0) tellBranch(state, as, count === TAKEN ? 'taken' : 'left', events);
    },
  ],
};
