import type { ToldDeck } from './told-deck.js';

export const tuataras: ToldDeck = {
  id: 'tuataras',
  nature: { series: 4, complexity: 2, interaction: 0, luck: 0 },
  profile: {
    en: 'Saves coins and spends them at the right moment.',
    de: 'Spart Münzen und gibt sie im richtigen Augenblick aus.',
  },
  names: {
    de: {
      deck: 'Sparsame Brückenechsen',
      cards: {
        'avid-financier': 'Eifrige Bankerin',
        greed: 'Gier',
        'golden-opportunity': 'Goldene Gelegenheit',
        cache: 'Versteck',
        'display-of-power': 'Machtbeweis',
        'safe-profits': 'Sicherer Gewinn',
      },
      objects: {
        'safe-profits': 'Sicheren Gewinn',
      },
    },
  },
};
