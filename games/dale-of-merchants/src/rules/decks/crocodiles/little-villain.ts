import type { CardSpec } from '../../cards/spec.js';
import { discardDeckTop } from '../../effects/draws.js';
import { again, remember } from '../../effects/resolve.js';
import { tellBranch } from '../../events.js';
import { opponentsInOrder } from '../../state.js';
export const littleVillain: CardSpec = {
  id: 'little-villain',
  name: 'Little Villain',
  value: 1,
  copies: 4,
  plus: true,
  text: "Each other player's top deck card goes to the discard pile, twice.",
  branches: ['discarded'],
  technique: [
    (state, { seat, as, count }, events) => {
      const target = opponentsInOrder(state, seat)[count >> 1];
      if (target === undefined) return;
      remember(state, { count: count + 1 });
      again(state);
      tellBranch(state, as, 'discarded', events);
      discardDeckTop(state, seat, target, 1, events);
    },
  ],
};
