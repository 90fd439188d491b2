import type { CardSpec } from '../../cards/spec.js';
import { drawCards } from '../../effects/draws.js';
import { tellBranch } from '../../events.js';
import { isDawn } from '../clock.js';

export const earlyRiser: CardSpec = {
  id: 'early-riser',
  name: 'Early Riser',
  value: 1,
  copies: 4,
  plus: true,
  text: 'Draw a card; at dawn two.',
  branches: ['dawn', 'later'],
  technique: [
    (state, { seat, as }, events) => {
      tellBranch(state, as, isDawn(state, seat) ? 'dawn' : 'later', events);
      drawCards(state, seat, isDawn(state, seat) ? 2 : 1, events);
    },
  ],
};
