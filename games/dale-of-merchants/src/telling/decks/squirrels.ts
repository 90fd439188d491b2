import type { ToldDeck } from './told-deck.js';

export const squirrels: ToldDeck = {
  id: 'squirrels',
  nature: { series: 1, complexity: 1, interaction: 1, luck: 0 },
  profile: {
    en: 'Builds with junk, mixed sets and discarded cards.',
    de: 'Baut mit Gerümpel, gemischten Völkern und Abgelegtem.',
  },
  names: {
    de: {
      deck: 'Hortende Gleithörnchen',
      cards: {
        'stashing-vendor': 'Hamsternder Händler',
        'empty-chest': 'Leere Truhe',
        'nostalgic-item': 'Erinnerungsstück',
        acorn: 'Eichel',
        accordion: 'Akkordeon',
        'winter-is-coming': 'Der Winter naht',
      },
      objects: {
        'stashing-vendor': 'Hamsternden Händler',
      },
    },
  },
};
