import type { CardSpec } from '../../cards/spec.js';

export const flexibleShopkeeper: CardSpec = {
  id: 'flexible-shopkeeper',
  name: 'Flexible Shopkeeper',
  value: 1,
  copies: 4,
  text: 'This card is a copy of any card in your last stack.',
  branches: [],
  copyText: {
    showsFound: false,
    finds(state, owner) {
      const stall = state.stalls[owner];
      let kinds = 0;
      if (stall.length > 0) for (const kind of stall[stall.length - 1]) kinds |= 1 << kind;
      return kinds;
    },
  },
};
