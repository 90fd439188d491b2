import type { ToldDeck } from './told-deck.js';

export const walruses: ToldDeck = {
  id: 'walruses',
  nature: { series: 6, complexity: 2, interaction: 0, luck: 0 },
  profile: {
    en: 'Builds what others could not: mixed stacks, with junk, or one off.',
    de: 'Baut, was sonst nicht ginge: gemischt, mit Gerümpel oder um eins daneben.',
  },
  names: {
    de: {
      deck: 'Gewichtige Walrosse',
      cards: {
        'hefty-director': 'Wuchtiger Direktor',
        'slappy-tappy': 'Schuhplattler',
        'sea-salt': 'Meersalz',
        salvage: 'Bergung',
        'treasure-hoard': 'Schatzhort',
        'oceanic-icon': 'Ikone der Meere',
      },
      objects: {
        'hefty-director': 'Wuchtigen Direktor',
      },
    },
  },
};
