import type { CardSpec } from '../../cards/spec.js';
import { changeCoins, schedule } from '../../effects/extras.js';
import { finishFor } from '../../effects/finish.js';

export const eagerBorrower: CardSpec = {
  id: 'eager-borrower',
  name: 'Eager Borrower',
  value: 1,
  copies: 4,
  plus: true,
  text: 'Get two coins. Finish 2: discard this card.',
  branches: [],
  technique: [
    (state, { seat }, events) => changeCoins(state, seat, 2, events),
    (state, frame, events) => schedule(state, frame, 0, events),
  ],
  effects: [finishFor(2)],
};
