import type { CardSpec } from '../../cards/spec.js';
import { discardHand } from '../../effects/card-actions.js';
import { drawCards } from '../../effects/draws.js';
import { remember } from '../../effects/resolve.js';
import { tellBranch } from '../../events.js';

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
      remember(state, { count });
      tellBranch(state, as, count === 0 ? 'empty-hand' : 'renewed', events);
      discardHand(state, seat, events);
    },
    (state, { seat, count }, events) => drawCards(state, seat, count, events),
  ],
};
