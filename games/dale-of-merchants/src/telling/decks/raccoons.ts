import type { ToldDeck } from './told-deck.js';

export const raccoons: ToldDeck = {
  id: 'raccoons',
  nature: { series: 1, complexity: 1, interaction: 3, luck: 2 },
  profile: {
    en: 'Steals from hands and piles of others and spoils their decks.',
    de: 'Stiehlt aus Händen und Ablagen anderer und verdirbt ihre Decks.',
  },
  names: {
    de: {
      deck: 'Diebische Waschbären',
      cards: {
        'wily-fellow': 'Schlaukopf',
        nuisance: 'Plage',
        'rotten-food': 'Verdorbenes Essen',
        'dirty-exchange': 'Schmutziger Tausch',
        sabotage: 'Sabotage',
        'treasure-hunter': 'Schatzsucher',
      },
      objects: {
        'dirty-exchange': 'Schmutzigen Tausch',
      },
    },
  },
};
