import type { ToldDeck } from './told-deck.js';

export const sloths: ToldDeck = {
  id: 'sloths',
  nature: { series: 2, complexity: 1, interaction: 0, luck: 1 },
  profile: {
    en: 'Plays today what pays off at the start of the next turn.',
    de: 'Spielt heute, was sich zu Beginn des nächsten Zuges auszahlt.',
  },
  names: {
    de: {
      deck: 'Gemächliche Faultiere',
      cards: {
        'steady-achiever': 'Steter Streber',
        'shopping-journey': 'Einkaufsreise',
        housecleaning: 'Hausputz',
        siesta: 'Siesta',
        'lunch-break': 'Mittagspause',
        ironing: 'Bügeltag',
      },
      objects: {
        'steady-achiever': 'Steten Streber',
      },
    },
  },
};
