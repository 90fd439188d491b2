import type { CardSpec } from '../../cards/spec.js';
import { drawCards } from '../../effects/draws.js';
import { staysScheduled, whenFinished } from '../../effects/scheduling.js';
import { tellBranch } from '../../events.js';
export const impulsiveVisionary: CardSpec = {
  id: 'impulsive-visionary',
  name: 'Impulsive Visionary',
  value: 1,
  copies: 4,
  plus: true,
  text: 'Finish 1: draw a card.',
  branches: ['finished'],
  technique: [staysScheduled],
  effects: [
    whenFinished(1, (state, { seat, as }, events) => {
      tellBranch(state, as, 'finished', events);
      drawCards(state, seat, 1, events);
    }),
  ],
};
