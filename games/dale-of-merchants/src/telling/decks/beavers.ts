import type { ToldDeck } from './told-deck.js';

export const beavers: ToldDeck = {
  id: 'beavers',
  nature: { series: 5, complexity: 3, interaction: 0, luck: 0 },
  profile: {
    en: 'Prepares what goes off at the next gain, stack or new deck.',
    de: 'Bereitet vor, was beim nächsten Gewinn, Stapel oder neuen Deck losgeht.',
  },
  names: {
    de: {
      deck: 'Vorausplanende Biber',
      cards: {
        'master-builder': 'Baumeisterin',
        snack: 'Imbiss',
        'wind-of-change': 'Wind des Wandels',
        overtime: 'Überstunden',
        'order-in-chaos': 'Ordnung im Chaos',
        practice: 'Übung',
      },
    },
  },
};
