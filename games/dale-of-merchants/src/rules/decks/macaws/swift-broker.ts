import { discardHand, drawCards } from '../../deeds.js';
import { tellBranch } from '../../events.js';
import type { CardSpec } from '../../face.js';
import { remember } from '../../resolve.js';

export const swiftBroker: CardSpec = {
  id: 'swift-broker',
  name: 'Swift Broker',
  value: 1,
  copies: 4,
  plus: true,
  text: 'Discard your whole hand and draw as many cards.',
  branches: ['renewed', 'empty-hand'],
  technique: [
    (state, { seat, as }, events) => {
      const count = state.hands[seat].length;
      remember(state, { a: count });
      tellBranch(state, as, count === 0 ? 'empty-hand' : 'renewed', events);
      discardHand(state, seat, events);
    },
    (state, { seat, a: count }, events) => drawCards(state, seat, count, events),
  ],
};
