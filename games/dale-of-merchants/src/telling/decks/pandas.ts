import type { ToldDeck } from './told-deck.js';

export const pandas: ToldDeck = {
  id: 'pandas',
  nature: { series: 1, complexity: 1, interaction: 0, luck: 1 },
  profile: {
    en: 'Buys cheaply and picks the best of the market.',
    de: 'Kauft günstig und holt sich das Beste aus dem Markt.',
  },
  names: {
    de: {
      deck: 'Handelnde Große Pandas',
      cards: {
        'loyal-partner': 'Treuer Partner',
        'prepaid-good': 'Vorbezahlt',
        'essential-purchase': 'Das Nötigste',
        'market-discovery': 'Marktfund',
        'special-offer': 'Sonderangebot',
        'stock-clearance': 'Ausverkauf',
      },
      objects: {
        'loyal-partner': 'Treuen Partner',
      },
    },
  },
};
