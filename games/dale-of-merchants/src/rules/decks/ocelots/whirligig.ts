import type { CardSpec } from '../../cards/spec.js';
import { discardHand, mixHands } from '../../effects/card-actions.js';
import { drawCards } from '../../effects/draws.js';
import { choosePlayer } from '../../effects/questions.js';
import { remember } from '../../effects/resolve.js';
import { tellBranch } from '../../events.js';

export const whirligig: CardSpec = {
  id: 'whirligig',
  name: 'Whirligig',
  value: 3,
  copies: 3,
  plus: true,
  text: "Discard your hand and draw as many cards. Then mix them with another player's hand and deal both of you your former number at random.",
  branches: ['mixed', 'nothing-to-mix'],
  technique: [
    (state, { seat }, events) => {
      remember(state, { count: state.hands[seat].length });
      discardHand(state, seat, events);
    },
    (state, { seat, count }, events) => drawCards(state, seat, count, events),
    choosePlayer('Choose the player with whose hand yours is mixed', (state, { seat, as }, player, events) => {
      const mixes = state.hands[seat].length > 0 && state.hands[player].length > 0;
      tellBranch(state, as, mixes ? 'mixed' : 'nothing-to-mix', events);
      if (mixes) mixHands(state, seat, player, events);
    }),
  ],
};
