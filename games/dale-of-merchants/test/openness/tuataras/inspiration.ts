import type { CardSpec } from '../../../src/rules/cards/spec.js';
import { drawCards } from '../../../src/rules/effects/draws.js';
import { changeCoins, schedule } from '../../../src/rules/effects/extras.js';

const PRICE = 2;

export const inspiration: CardSpec = {
  id: 'inspiration',
  name: 'Inspiration',
  value: 4,
  copies: 3,
  plus: true,
  text: 'This stays before you. In a turn of yours you may pay two coins to discard it and draw two cards.',
  branches: [],
  technique: [(state, frame, events) => schedule(state, frame, 0, events)],
  effects: [
    {
      name: 'finish',
      when: 'between-actions',
      from: 'schedule',
      isPossible: ({ coins }, seat) => coins[seat] >= PRICE,
      steps: [
        (state, { seat }, events) => changeCoins(state, seat, -PRICE, events),
        (state, { seat }, events) => drawCards(state, seat, 2, events),
      ],
    },
  ],
};
