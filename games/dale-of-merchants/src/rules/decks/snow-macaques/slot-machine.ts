import type { CardSpec } from '../../cards/spec.js';
import { discardAside } from '../../effects/card-actions.js';
import { drawUnlessJunk } from '../../effects/draws.js';
import { again, remember } from '../../effects/resolve.js';
import { tellBranch } from '../../events.js';

export const slotMachine: CardSpec = {
  id: 'slot-machine',
  name: 'Slot Machine',
  value: 4,
  copies: 3,
  plus: true,
  text: 'Draw cards until one is not junk; take that one into your hand. Discard the junk you drew.',
  branches: ['junk', 'no-junk'],
  technique: [
    {
      act: (state, { seat }, events) => drawUnlessJunk(state, seat, events),
      // The technique counts the junk cards that it has drawn.
      drawn(state, { count }) {
        if (state.aside.length === count) return;
        remember(state, { count: count + 1 });
        again(state);
      },
    },
    (state, { seat, as, count }, events) => {
      tellBranch(state, as, count > 0 ? 'junk' : 'no-junk', events);
      discardAside(state, seat, seat, events);
    },
  ],
};
