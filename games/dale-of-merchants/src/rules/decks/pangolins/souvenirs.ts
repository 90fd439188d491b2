import type { CardSpec } from '../../cards/spec.js';
import { chooseReceivers, playersIn, receiversIn } from '../../effects/dealing-market.js';
import { tellBranch } from '../../events.js';
import { drawMarketCardsAside } from '../../piles/piles.js';
import { chooseForEach, giveAside, shareAside } from '../../piles/shared-aside.js';
import { dropAside } from '../../turn/drop-effect.js';
export const souvenirs: CardSpec = {
  id: 'souvenirs',
  name: 'Souvenirs',
  value: 5,
  copies: 1,
  plus: true,
  text: 'Look at as many cards of the market deck as there are players, and hand them out as you like, one to each.',
  branches: ['dealt', 'fewer-cards', 'no-card'],
  technique: [
    (state, { seat, as }, events) => {
      const count = playersIn(state).length;
      drawMarketCardsAside(state, seat, count, 1 << seat, events);
      shareAside(state);
      const found = state.aside.length;
      tellBranch(state, as, found === count ? 'dealt' : found === 0 ? 'no-card' : 'fewer-cards', events);
    },
    chooseReceivers(({ aside }) => aside.length),
    chooseForEach('Choose the card that the next player gets', receiversIn),
    (state, frame, events) => {
      giveAside(state, frame.seat, receiversIn(state, frame), 'hand', events);
      dropAside(state, frame.seat, () => true, events);
    },
  ],
};
