import type { CardSpec } from '../../cards/spec.js';
import { changeCoins } from '../../effects/extras.js';

export const coinKeeper: CardSpec = {
  id: 'coin-keeper',
  name: 'Coin Keeper',
  value: 2,
  copies: 3,
  text: 'Once in your turn you may gain 1 coin.',
  branches: ['gained'],
  ability: {
    changesCommonZone: true,
    isPossible: () => true,
    use(state, seat, card, _as, events) {
      events?.emit({ kind: 'effect', card: 'coin-keeper', branch: 'gained' });
      changeCoins(state, seat, 1, events);
      return card;
    },
  },
};
