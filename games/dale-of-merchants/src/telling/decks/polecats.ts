import type { ToldDeck } from './told-deck.js';

export const polecats: ToldDeck = {
  id: 'polecats',
  nature: { series: 2, complexity: 1, interaction: 0, luck: 3 },
  profile: {
    en: 'Rolls for cards and values, and makes itself at home with larger hands.',
    de: 'Würfelt um Karten und Werte und richtet sich mit größeren Händen ein.',
  },
  names: {
    de: {
      deck: 'Waghalsige Iltisse',
      cards: {
        'daring-adventurer': 'Kühne Abenteurerin',
        'rare-artefact': 'Seltenes Artefakt',
        swank: 'Protzerei',
        'risky-business': 'Riskantes Geschäft',
        'natural-survivor': 'Überlebenskünstler',
        sofa: 'Sofa',
      },
    },
  },
};
