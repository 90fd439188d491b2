import { NONE } from '../../cards/card.js';
import type { CardSpec } from '../../cards/spec.js';
import { throwFromMarket } from '../../effects/card-actions.js';
import { isMarketEmpty } from '../../effects/pile-actions.js';
import { fillSlot } from '../../piles/piles.js';
import type { State } from '../../state.js';

const hasMarket = (state: State): boolean => !isMarketEmpty(state);

export const bargainSeeker: CardSpec = {
  id: 'bargain-seeker',
  name: 'Bargain Seeker',
  value: 2,
  copies: 3,
  text: 'Once in your turn you may throw away the rightmost market card and put the top card of the market deck into its slot.',
  branches: ['replaced'],
  ability: {
    changesCommonZone: true,
    isPossible: hasMarket,
    isPubliclyPossible: hasMarket,
    use(state, _seat, card, _as, events) {
      const slot = state.market.findIndex((kind) => kind !== NONE);
      events?.emit({ kind: 'effect', card: 'bargain-seeker', branch: 'replaced' });
      throwFromMarket(state, slot, events);
      fillSlot(state, slot, events);
      return card;
    },
  },
};
