import type { CardSpec } from '../../cards/spec.js';
import { schedule } from '../../effects/extras.js';
import { finishFor } from '../../effects/finish.js';
import { addForTurn, HAND_SIZE_RAISED } from '../../turn/for-turn.js';

export const companyShare: CardSpec = {
  id: 'company-share',
  name: 'Company Share',
  value: 5,
  copies: 1,
  plus: true,
  text: 'Your hand size is two higher this turn. Finish 3: discard this card.',
  branches: [],
  technique: [
    (state) => addForTurn(state, HAND_SIZE_RAISED, 2),
    (state, frame, events) => schedule(state, frame, 0, events),
  ],
  effects: [finishFor(3)],
};
