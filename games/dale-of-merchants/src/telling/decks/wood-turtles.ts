import type { ToldDeck } from './told-deck.js';

export const woodTurtles: ToldDeck = {
  id: 'wood-turtles',
  nature: { series: 4, complexity: 2, interaction: 0, luck: 0 },
  profile: {
    en: 'Lays out plans that pay off once they are finished.',
    de: 'Legt Pläne aus, die sich lohnen, sobald sie abgeschlossen sind.',
  },
  names: {
    de: {
      deck: 'Ausdauernde Waldschildkröten',
      cards: {
        'impulsive-visionary': 'Jähe Visionärin',
        'collectors-desire': 'Sammlerwunsch',
        'groundbreaking-idea': 'Bahnbrechende Idee',
        inspiration: 'Inspiration',
        insight: 'Einsicht',
        'perfect-move': 'Perfekter Zug',
      },
      objects: {
        'perfect-move': 'Perfekten Zug',
      },
    },
  },
};
