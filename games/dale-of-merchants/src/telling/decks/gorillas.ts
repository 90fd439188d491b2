import type { ToldDeck } from './told-deck.js';

export const gorillas: ToldDeck = {
  id: 'gorillas',
  nature: { series: 6, complexity: 1, interaction: 0, luck: 1 },
  profile: {
    en: 'Throws much overboard and takes what is good straight from the market.',
    de: 'Wirft viel über Bord und nimmt das Gute direkt aus dem Markt.',
  },
  names: {
    de: {
      deck: 'Gestrenge Gorillas',
      cards: {
        'stubborn-isolationist': 'Sturer Einsiedler',
        'teacher-of-fables': 'Fabellehrerin',
        'pure-strength': 'Pure Kraft',
        'blunt-education': 'Derbe Erziehung',
        'bar-of-soap': 'Stück Seife',
        'crown-of-sorrow': 'Kummerkrone',
      },
      objects: {
        'stubborn-isolationist': 'Sturen Einsiedler',
      },
    },
  },
};
