import type { ToldDeck } from './told-deck.js';

export const capuchins: ToldDeck = {
  id: 'capuchins',
  nature: { series: 4, complexity: 2, interaction: 3, luck: 1 },
  profile: {
    en: 'Collects coins and buys itself into hands, decks and piles of others.',
    de: 'Sammelt Münzen und kauft sich in Hände, Decks und Ablagen anderer ein.',
  },
  names: {
    de: {
      deck: 'Findige Kapuziner',
      cards: {
        'deceptive-guide': 'Falscher Reiseleiter',
        'coin-keeper': 'Münzhüter',
        cocktail: 'Cocktail',
        'fishing-pole': 'Angelrute',
        crowbar: 'Brechstange',
        'unattended-property': 'Herrenloses Gut',
      },
      objects: {
        'deceptive-guide': 'Falschen Reiseleiter',
      },
    },
  },
};
