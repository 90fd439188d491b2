import { NONE } from '../../cards/card.js';
import type { CardSpec } from '../../cards/spec.js';
import { takeFromMarket, throwFromAside } from '../../effects/card-actions.js';
import { lookAtRandom, returnLookedAt } from '../../effects/looking.js';
import { chooseCardAside, chooseMarketCard, choosePlayer, ifDue, optionally } from '../../effects/questions.js';
import { remember } from '../../effects/resolve.js';
import { tellBranch } from '../../events.js';

/** What the technique counts once one of the cards was thrown away. */
const REPLACING = 1;

export const songMakingStone: CardSpec = {
  id: 'song-making-stone',
  name: 'Song-making Stone',
  value: 5,
  copies: 1,
  plus: true,
  text: "Look at three random cards of another player's hand. You may throw away one of them; a card of the market of your choice takes its place.",
  branches: ['replaced', 'left', 'empty-hand'],
  technique: [
    choosePlayer('Choose the player whose hand you look at', (state, { seat, as }, player, events) => {
      if (state.hands[player].length === 0) tellBranch(state, as, 'empty-hand', events);
      lookAtRandom(state, seat, player, 3, events);
    }),
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
    (state, { as, player, count }, events) => {
      if (count === REPLACING) tellBranch(state, as, 'replaced', events);
      else if (state.aside.length > 0) tellBranch(state, as, 'left', events);
      returnLookedAt(state, player, events);
    },
    ifDue(
      ({ count }) => count === REPLACING,
      chooseMarketCard('Choose the card of the market that takes its place', (state, { player }, slot, events) =>
        takeFromMarket(state, player, slot, events),
      ),
    ),
  ],
};
