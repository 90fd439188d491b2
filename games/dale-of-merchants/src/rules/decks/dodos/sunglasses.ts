import type { CardSpec } from '../../cards/spec.js';
import { drawCards } from '../../effects/draws.js';
import { schedule } from '../../effects/extras.js';
import { finishFor } from '../../effects/finish.js';

export const sunglasses: CardSpec = {
  id: 'sunglasses',
  name: 'Sunglasses',
  value: 4,
  copies: 3,
  plus: true,
  text: 'Draw two cards. Finish 3: discard this card.',
  branches: [],
  technique: [
    (state, { seat }, events) => drawCards(state, seat, 2, events),
    (state, frame, events) => schedule(state, frame, 0, events),
  ],
  effects: [finishFor(3)],
};
