import type { CardSpec } from '../../cards/spec.js';
import { throwHandCard } from '../../effects/card-actions.js';
import { chooseHandCard } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';
import { drawMarketCardToHand } from '../../piles/piles.js';

export const fortunateUpgrade: CardSpec = {
  id: 'fortunate-upgrade',
  name: 'Fortunate Upgrade',
  value: 3,
  copies: 3,
  text: 'Throw away a card from your hand and draw the top card of the market deck.',
  branches: ['upgraded', 'empty-hand'],
  technique: [
    (state, { seat, as }, events) =>
      tellBranch(state, as, state.hands[seat].length === 0 ? 'empty-hand' : 'upgraded', events),
    chooseHandCard('Choose a card from your hand to throw away', (state, { seat }, place, events) =>
      throwHandCard(state, seat, place, events),
    ),
    (state, { seat }, events) => {
      drawMarketCardToHand(state, seat, events);
    },
  ],
};
