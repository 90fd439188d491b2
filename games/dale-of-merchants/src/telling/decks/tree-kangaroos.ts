import type { ToldDeck } from './told-deck.js';

export const treeKangaroos: ToldDeck = {
  id: 'tree-kangaroos',
  nature: { series: 3, complexity: 2, interaction: 0, luck: 1 },
  profile: {
    en: 'Stores good cards for the next turn.',
    de: 'Lagert gute Karten für den nächsten Zug ein.',
  },
  names: {
    de: {
      deck: 'Vorsorgende Baumkängurus',
      cards: {
        'clever-guardian': 'Kluge Hüterin',
        barricade: 'Barrikade',
        wheelbarrow: 'Schubkarre',
        vigilance: 'Wachsamkeit',
        'supply-depot': 'Vorratslager',
        'tactical-measurement': 'Vermessung',
      },
    },
  },
};
