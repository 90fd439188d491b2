import { NONE } from '../../cards/card.js';
import type { CardSpec } from '../../cards/spec.js';
import { bringFromMarket, throwFromAside } from '../../effects/card-actions.js';
import { drawAside } from '../../effects/draws.js';
import { chooseCardAside, chooseMarketCard, choosePlayer, ifDue, optionally } from '../../effects/questions.js';
import { remember } from '../../effects/resolve.js';
import { tellBranch } from '../../events.js';
import { layOnPile } from '../../piles/order.js';

/** What the technique counts once one of the cards was thrown away. */
const REPLACING = 1;

export const openerSticks: CardSpec = {
  id: 'opener-sticks',
  name: 'Opener Sticks',
  value: 4,
  copies: 3,
  plus: true,
  text: "Look at the top three cards of another player's deck. You may throw away one of them for a card of the market; put the three on that player's discard pile.",
  branches: ['replaced', 'left'],
  technique: [
    choosePlayer('Choose the player whose deck you look at', (state, { seat }, player, events) =>
      drawAside(state, player, seat, 3, events),
    ),
    ifDue(
      (_frame, state) => state.market.some((kind) => kind !== NONE),
      optionally(
        chooseCardAside(
          'You may throw away one of these cards for one of the market',
          true,
          (state, { seat }, place, events) => {
            throwFromAside(state, seat, place, events);
            remember(state, { count: REPLACING });
          },
        ),
      ),
    ),
    ifDue(
      ({ count }) => count === REPLACING,
      chooseMarketCard('Choose the card of the market that joins them', (state, { seat, player }, slot, events) =>
        bringFromMarket(state, seat, player, slot, events),
      ),
    ),
    (state, { seat, as, player, count }, events) => {
      tellBranch(state, as, count === REPLACING ? 'replaced' : 'left', events);
      if (player !== NONE) layOnPile(state, seat, player, state.aside.length, events);
    },
  ],
};
