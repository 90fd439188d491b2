import type { ToldDeck } from './told-deck.js';

export const desertMonitors: ToldDeck = {
  id: 'desert-monitors',
  nature: { series: 3, complexity: 2, interaction: 0, luck: 1 },
  profile: {
    en: 'Leafs through its own past: discard pile and deck yield what is wanted.',
    de: 'Blättert in der eigenen Vergangenheit: Ablage und Deck geben her, was gebraucht wird.',
  },
  names: {
    de: {
      deck: 'Gewissenhafte Wüstenwarane',
      cards: {
        'rigorous-chronicler': 'Strenge Chronistin',
        'refreshing-drink': 'Kühles Getränk',
        'duplicate-entry': 'Doppelter Eintrag',
        'history-lesson': 'Geschichtsstunde',
        'cultural-preservation': 'Kulturerbe',
        'slice-of-life': 'Alltagsszene',
      },
      objects: {
        'duplicate-entry': 'Doppelten Eintrag',
      },
    },
  },
};
