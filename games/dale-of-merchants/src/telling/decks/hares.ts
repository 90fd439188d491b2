import type { ToldDeck } from './told-deck.js';

export const hares: ToldDeck = {
  id: 'hares',
  nature: { series: 3, complexity: 1, interaction: 0, luck: 3 },
  profile: {
    en: 'Reads the stars: a die decides where the next card comes from.',
    de: 'Liest in den Sternen: Ein Würfel entscheidet, woher die nächste Karte kommt.',
  },
  names: {
    de: {
      deck: 'Sternkundige Hasen',
      cards: {
        'arcane-scholar': 'Sterngelehrter',
        barometer: 'Barometer',
        'bad-omen': 'Böses Omen',
        festival: 'Volksfest',
        'celestial-guidance': 'Himmlischer Wink',
        calendar: 'Kalender',
      },
      objects: {
        'arcane-scholar': 'Sterngelehrten',
        'celestial-guidance': 'Himmlischen Wink',
      },
    },
  },
};
