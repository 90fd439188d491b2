import { NONE } from '../../cards/card.js';
import type { CardSpec } from '../../cards/spec.js';

export const trendsetting: CardSpec = {
  id: 'trendsetting',
  name: 'Trendsetting',
  value: 5,
  copies: 1,
  text: 'This card is a copy of any card in the market.',
  branches: [],
  copyText: {
    showsFound: false,
    finds({ market }) {
      let kinds = 0;
      for (let slot = 0; slot < market.length; slot++) if (market[slot] !== NONE) kinds |= 1 << market[slot];
      return kinds;
    },
  },
};
