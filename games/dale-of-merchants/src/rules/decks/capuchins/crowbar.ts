import type { CardSpec } from '../../cards/spec.js';
import { discardAside } from '../../effects/card-actions.js';
import { drawAside } from '../../effects/draws.js';
import { mixAside } from '../../effects/looking.js';
import { chooseCardAside, choosePlayer, optionally } from '../../effects/questions.js';
import { remember } from '../../effects/resolve.js';
import { tellBranch } from '../../events.js';
import { takeAsideIntoHand } from '../../piles/piles.js';
import { spendFor, UNPAID } from '../../spending/spend-question.js';
import { exactly } from '../../spending/spending.js';

const LOOKED_AT = 2;
/** What the technique counts once a card was taken. */
const TAKEN = 1;

export const crowbar: CardSpec = {
  id: 'crowbar',
  name: 'Crowbar',
  value: 5,
  copies: 1,
  plus: true,
  text: "Spend 2: look at the top two cards of another player's deck. You may take one into your hand; the rest is discarded there in an order of your choice.",
  branches: [UNPAID, 'taken', 'left'],
  technique: [
    spendFor('Choose what you spend for a look at a deck', exactly(2)),
    {
      ...choosePlayer('Choose the player at whose deck you look', (state, { seat }, player, events) =>
        drawAside(state, player, seat, LOOKED_AT, events),
      ),
      drawn: (state, { seat }) => mixAside(state, seat),
    },
    optionally(
      chooseCardAside('You may take one of these cards', true, (state, { seat }, place, events) => {
        takeAsideIntoHand(state, seat, place, events);
        remember(state, { count: TAKEN });
      }),
    ),
    (state, { seat, as, player, count }, events) => {
      tellBranch(state, as, count === TAKEN ? 'taken' : 'left', events);
      discardAside(state, seat, player, events);
    },
  ],
};
