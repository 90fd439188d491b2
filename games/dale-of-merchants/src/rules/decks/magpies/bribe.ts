import type { CardSpec, Hooks } from '../../cards/spec.js';
import { addForTurn, HAND_SIZE_RAISED } from '../../turn/for-turn.js';

export const bribe: CardSpec = {
  id: 'bribe',
  name: 'Bribe',
  value: 2,
  copies: 3,
  text: 'When you buy this card or buy with it, your hand holds one card more this turn.',
  branches: [],
  permits: ['noted-when-paid'],
};

/** Every one that a purchase is paid with, by identity, and one that is bought. */
export const BRIBE_HOOKS: Hooks = {
  paid(state, _seat, bought, faces) {
    const kind = state.rules.kindNamed.get(bribe.id);
    const count = [bought, ...faces].filter((each) => each === kind).length;
    if (count > 0) addForTurn(state, HAND_SIZE_RAISED, count);
  },
};
