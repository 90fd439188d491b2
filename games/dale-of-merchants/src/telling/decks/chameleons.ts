import type { ToldDeck } from './told-deck.js';

export const chameleons: ToldDeck = {
  id: 'chameleons',
  nature: { series: 1, complexity: 3, interaction: 1, luck: 1 },
  profile: {
    en: 'Copies what lies in the market, in piles, hands and stalls.',
    de: 'Kopiert, was in Markt, Ablagen, Händen und Ständen liegt.',
  },
  names: {
    de: {
      deck: 'Wandelbare Chamäleons',
      cards: {
        'flexible-shopkeeper': 'Wandelbare Verkäuferin',
        reflection: 'Spiegelbild',
        'good-old-times': 'Gute alte Zeiten',
        'gift-voucher': 'Gutschein',
        trendsetting: 'Der letzte Schrei',
        'seeing-doubles': 'Doppelt sehen',
      },
      objects: {
        trendsetting: 'Den letzten Schrei',
      },
    },
  },
};
