import type { ToldDeck } from './told-deck.js';

export const lemurs: ToldDeck = {
  id: 'lemurs',
  nature: { series: 3, complexity: 2, interaction: 0, luck: 2 },
  profile: {
    en: 'Trades in old cards for new ones off the market deck.',
    de: 'Tauscht alte Karten gegen neue vom Marktstapel.',
  },
  names: {
    de: {
      deck: 'Modebewusste Lemuren',
      cards: {
        'voracious-consumer': 'Gieriger Kunde',
        'delightful-surprise': 'Nette Überraschung',
        'fortunate-upgrade': 'Aufwertung',
        replacement: 'Ersatz',
        'fashion-hint': 'Modetipp',
        'royal-privilege': 'Königliches Vorrecht',
      },
      objects: {
        'voracious-consumer': 'Gierigen Kunden',
      },
    },
  },
};
