import type { CardSpec } from '../../cards/spec.js';
import { addForTurn, HAND_SIZE_WITHOUT_STACK } from '../../turn/for-turn.js';

export const treasureHoard: CardSpec = {
  id: 'treasure-hoard',
  name: 'Treasure Hoard',
  value: 5,
  copies: 1,
  plus: true,
  text: 'If you build no stack in this turn, your hand size is two higher when it ends.',
  branches: [],
  technique: [(state) => addForTurn(state, HAND_SIZE_WITHOUT_STACK, 2)],
};
