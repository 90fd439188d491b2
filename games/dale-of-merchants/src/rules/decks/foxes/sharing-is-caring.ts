import type { CardSpec } from '../../cards/spec.js';
import { drawAsideToo } from '../../effects/draws.js';
import { again, remember } from '../../effects/resolve.js';
import { tellBranch } from '../../events.js';
import { chooseForEach, fromOn, giveAside, losersOf } from '../../piles/shared-aside.js';
import { isInGame } from '../../state.js';
export const sharingIsCaring: CardSpec = {
  id: 'sharing-is-caring',
  name: 'Sharing is Caring',
  value: 5,
  copies: 1,
  plus: true,
  text: "Look at the top card of every player's deck, and hand these cards out as you like, one to each player.",
  branches: ['dealt', 'nothing-drawn'],
  technique: [
    (state, { seat, count }, events) => {
      const owner = fromOn(state, seat)[count];
      if (owner === undefined) return;
      remember(state, { count: count + 1 });
      again(state);
      if (isInGame(state, owner)) drawAsideToo(state, owner, seat, events);
    },
    (state, { as }, events) => {
      remember(state, { count: 0 });
      tellBranch(state, as, state.aside.length > 0 ? 'dealt' : 'nothing-drawn', events);
    },
    chooseForEach('Choose the card that the next player gets', (state, { seat }) => losersOf(state, seat)),
    (state, { seat }, events) => giveAside(state, seat, losersOf(state, seat), 'hand', events),
  ],
};
