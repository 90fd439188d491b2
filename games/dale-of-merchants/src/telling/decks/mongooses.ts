import type { ToldDeck } from './told-deck.js';

export const mongooses: ToldDeck = {
  id: 'mongooses',
  nature: { series: 6, complexity: 2, interaction: 1, luck: 1 },
  profile: {
    en: 'Turns its clock so that each card comes at its best hour.',
    de: 'Dreht an der Uhr, bis jede Karte zu ihrer besten Stunde kommt.',
  },
  names: {
    de: {
      deck: 'Schwärmerische Mangusten',
      cards: {
        'dramatic-romantic': 'Große Romantikerin',
        serenade: 'Ständchen',
        'selecting-contracts': 'Vertragsauswahl',
        bouquets: 'Blumensträuße',
        'spinning-wheel': 'Spinnrad',
        inheritance: 'Erbschaft',
      },
    },
  },
};
