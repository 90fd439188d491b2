import { below } from '@souk/kernel';
import type { CardSpec, Step } from '../../cards/spec.js';
import { raiseHandCard } from '../../effects/hand-cards.js';
import { tellBranch } from '../../events.js';

const raise: Step = (state, { seat, as }, events) => {
  const { length } = state.hands[seat];
  tellBranch(state, as, length === 0 ? 'empty-hand' : 'raised', events);
  if (length > 0) raiseHandCard(state, seat, below(state.random, length), 1, events);
};

export const yoyo: CardSpec = {
  id: 'yoyo',
  name: 'Yoyo',
  value: 5,
  copies: 1,
  plus: true,
  text: 'Twice: a random card of your hand is worth one more for this turn.',
  branches: ['raised', 'empty-hand'],
  technique: [raise, raise],
};
