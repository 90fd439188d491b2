import type { CardSpec } from '../../../src/rules/cards/spec.js';
import { changeCoins } from '../../../src/rules/effects/extras.js';

export const coinKeeper: CardSpec = {
  id: 'coin-keeper',
  name: 'Coin Keeper',
  value: 2,
  copies: 3,
  text: 'Once in your turn you may get a coin.',
  branches: [],
  ability: {
    changesCommonZone: true,
    isPossible: () => true,
    steps: [(state, { seat }, events) => changeCoins(state, seat, 1, events)],
  },
};
