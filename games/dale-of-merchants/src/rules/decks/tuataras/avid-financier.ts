import type { CardSpec } from '../../cards/spec.js';
import { changeCoins, schedule } from '../../effects/extras.js';

export const avidFinancier: CardSpec = {
  id: 'avid-financier',
  name: 'Avid Financier',
  value: 1,
  copies: 4,
  plus: true,
  text: 'Put two coins on this card. When each of your next two turns begins, you get one of them; then discard this card.',
  branches: [],
  holdsCoins: true,
  technique: [(state, frame, events) => schedule(state, frame, 2, events)],
  effects: [
    {
      name: 'pay-out',
      when: 'turn-starts',
      from: 'schedule',
      steps: [
        (state, { seat }, events) => changeCoins(state, seat, 1, events),
        (state, frame, events) => {
          if (frame.count > 1) schedule(state, frame, frame.count - 1, events);
        },
      ],
    },
  ],
};
