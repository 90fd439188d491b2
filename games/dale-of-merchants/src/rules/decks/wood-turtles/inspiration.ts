import type { CardSpec } from '../../cards/spec.js';
import { drawCards } from '../../effects/draws.js';
import { staysScheduled, whenFinished } from '../../effects/scheduling.js';
import { tellBranch } from '../../events.js';
export const inspiration: CardSpec = {
  id: 'inspiration',
  name: 'Inspiration',
  value: 4,
  copies: 3,
  plus: true,
  text: 'Finish 2: draw two cards.',
  branches: ['finished'],
  technique: [staysScheduled],
  effects: [
    whenFinished(2, (state, { seat, as }, events) => {
      tellBranch(state, as, 'finished', events);
      drawCards(state, seat, 2, events);
    }),
  ],
};
