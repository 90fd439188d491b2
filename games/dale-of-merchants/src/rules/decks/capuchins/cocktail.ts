import { likenessOf } from '../../cards/card.js';
import type { CardSpec } from '../../cards/spec.js';
import { takeCoins } from '../../effects/extras.js';
import { chooseHandCard, choosePlayer, placeOfChosen } from '../../effects/questions.js';
import { remember } from '../../effects/resolve.js';
import { tellBranch } from '../../events.js';
import { NO_LIKENESS } from '../../frames.js';
import { passOn } from '../../piles/piles.js';

export const cocktail: CardSpec = {
  id: 'cocktail',
  name: 'Cocktail',
  value: 3,
  copies: 3,
  plus: true,
  text: 'Give a card from your hand to another player. Take 1 coin from that player.',
  branches: ['paid', 'no-coin'],
  technique: [
    chooseHandCard('Choose a card from your hand to give', (state, { seat }, place) =>
      remember(state, { chosen: likenessOf(state.hands[seat][place]) }),
    ),
    choosePlayer('Choose the player who gets it', (state, frame, player, events) => {
      const { seat, as, chosen } = frame;
      remember(state, { chosen: NO_LIKENESS });
      if (chosen !== NO_LIKENESS) passOn(state, seat, placeOfChosen(state, frame), player, events);
      tellBranch(state, as, state.coins[player] > 0 ? 'paid' : 'no-coin', events);
      takeCoins(state, player, seat, 1, events);
    }),
  ],
};
