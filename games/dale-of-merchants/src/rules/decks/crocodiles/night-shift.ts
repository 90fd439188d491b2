import type { CardSpec } from '../../cards/spec.js';
import { drawAsideToo } from '../../effects/draws.js';
import { again, remember } from '../../effects/resolve.js';
import { tellBranch } from '../../events.js';
import { chooseForEach, fromOn, giveAside, losersOf } from '../../piles/shared-aside.js';
import { isInGame } from '../../state.js';
export const nightShift: CardSpec = {
  id: 'night-shift',
  name: 'Night Shift',
  value: 3,
  copies: 3,
  plus: true,
  text: "Look at the top card of every player's deck, and lay these cards back on the decks as you like, one on each.",
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
    chooseForEach('Choose the card that goes on the next deck', (state, { seat }) => losersOf(state, seat)),
    (state, { seat }, events) => giveAside(state, seat, losersOf(state, seat), 'deck', events),
  ],
};
