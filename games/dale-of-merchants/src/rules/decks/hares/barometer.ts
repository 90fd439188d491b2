import { kindOf, NONE } from '../../cards/card.js';
import { SET, withChange } from '../../cards/marks.js';
import type { CardSpec } from '../../cards/spec.js';
import { nameOf } from '../../events.js';
import { hasMarketCards, throwMarketDeckTop } from '../../piles/piles.js';

export const barometer: CardSpec = {
  id: 'barometer',
  name: 'Barometer',
  value: 2,
  copies: 3,
  text: 'Once in your turn you may throw away the top card of the market deck: this card has the value of that one for this turn.',
  branches: ['set'],
  ability: {
    changesCommonZone: true,
    isPossible: hasMarketCards,
    isPubliclyPossible: hasMarketCards,
    use(state, seat, card, as, events) {
      const kind = throwMarketDeckTop(state, events);
      if (kind === NONE) return card;
      const value = state.rules.values[kind];
      events?.emit({ kind: 'effect', card: 'barometer', branch: 'set' });
      events?.emit({ kind: 'value-changed', seat, card: nameOf(state, kindOf(card)), how: 'set', by: value });
      return withChange(state, card, SET, value, as);
    },
  },
};
