import type { CardSpec } from '../../cards/spec.js';
import { tellBranch } from '../../events.js';
import { chooseForEach, giveAside, losersOf, setAsideFromHands } from '../../piles/shared-aside.js';
export const charity: CardSpec = {
  id: 'charity',
  name: 'Charity',
  value: 4,
  copies: 3,
  plus: true,
  text: 'Take a random card from every hand, yours included, look at them, and hand them out as you like, one to each of these players.',
  branches: ['dealt', 'no-hands'],
  technique: [
    (state, { seat, as }, events) => {
      setAsideFromHands(state, seat, events);
      tellBranch(state, as, state.aside.length > 0 ? 'dealt' : 'no-hands', events);
    },
    chooseForEach('Choose the card that the next player gets', (state, { seat }) => losersOf(state, seat)),
    (state, { seat }, events) => giveAside(state, seat, losersOf(state, seat), 'hand', events),
  ],
};
