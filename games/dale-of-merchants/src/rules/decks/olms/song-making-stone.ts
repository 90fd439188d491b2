import { NONE } from '../../cards/card.js';
import type { CardSpec } from '../../cards/spec.js';
import { takeFromMarket, throwHandCard } from '../../effects/card-actions.js';
import { chooseSeenCard, lookAtRandom } from '../../effects/looking.js';
import { chooseMarketCard, choosePlayer, ifDue } from '../../effects/questions.js';
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
      chooseSeenCard(
        'You may throw away one of these cards for one of the market',
        (state, { player }, place, events) => {
          remember(state, { count: REPLACING });
          throwHandCard(state, player, place, events);
        },
      ),
    ),
    (state, { as, count, place: seen }, events) => {
      if (seen > 0) tellBranch(state, as, count === REPLACING ? 'replaced' : 'left', events);
    },
    ifDue(
      ({ count }) => count === REPLACING,
      chooseMarketCard('Choose the card of the market that takes its place', (state, { player }, slot, events) =>
        takeFromMarket(state, player, slot, events),
      ),
    ),
  ],
};
