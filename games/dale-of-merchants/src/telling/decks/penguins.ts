import type { ToldDeck } from './told-deck.js';

export const penguins: ToldDeck = {
  id: 'penguins',
  nature: { series: 4, complexity: 3, interaction: 0, luck: 0 },
  profile: {
    en: 'Spends hand cards: to draw, to order its deck and to build to measure.',
    de: 'Gibt Handkarten aus: um zu ziehen, das Deck zu ordnen und nach Maß zu bauen.',
  },
  names: {
    de: {
      deck: 'Emsige Pinguine',
      cards: {
        'resourceful-ally': 'Kundige Gefährtin',
        'ice-trade': 'Eishandel',
        'traveling-equipment': 'Reisegepäck',
        stove: 'Ofen',
        fishing: 'Fischfang',
        'practical-values': 'Praktische Werte',
      },
    },
  },
};
