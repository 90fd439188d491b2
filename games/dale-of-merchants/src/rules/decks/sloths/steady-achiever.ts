import type { CardSpec } from '../../cards/spec.js';
import { drawCards } from '../../effects/draws.js';
import { staysScheduled, whenTurnStarts } from '../../effects/scheduling.js';
import { tellBranch } from '../../events.js';
export const steadyAchiever: CardSpec = {
  id: 'steady-achiever',
  name: 'Steady Achiever',
  value: 1,
  copies: 4,
  plus: true,
  text: 'When your next turn starts, draw a card.',
  branches: ['drawn'],
  technique: [staysScheduled],
  effects: [
    whenTurnStarts((state, { seat, as }, events) => {
      tellBranch(state, as, 'drawn', events);
      drawCards(state, seat, 1, events);
    }),
  ],
};
