import type { CardSpec } from '../../cards/spec.js';
import { drawCards } from '../../effects/draws.js';
import { staysScheduled, whenTurnStarts } from '../../effects/scheduling.js';
import { tellBranch } from '../../events.js';
export const lunchBreak: CardSpec = {
  id: 'lunch-break',
  name: 'Lunch Break',
  value: 5,
  copies: 1,
  plus: true,
  text: 'Draw a card, and another one when your next turn starts.',
  branches: ['drawn'],
  technique: [(state, { seat }, events) => drawCards(state, seat, 1, events), staysScheduled],
  effects: [
    whenTurnStarts((state, { seat, as }, events) => {
      tellBranch(state, as, 'drawn', events);
      drawCards(state, seat, 1, events);
    }),
  ],
};
