import type { ToldDeck } from './told-deck.js';

export const magpies: ToldDeck = {
  id: 'magpies',
  nature: { series: 3, complexity: 1, interaction: 3, luck: 2 },
  profile: {
    en: 'Guesses what others hold, and steals it.',
    de: 'Errät, was andere haben, und stiehlt es.',
  },
  names: {
    de: {
      deck: 'Langfingrige Elstern',
      cards: {
        'pompous-professional': 'Eitler Fachmann',
        bribe: 'Bestechung',
        burglary: 'Einbruch',
        grasp: 'Zugriff',
        periscope: 'Periskop',
        'sudden-nap': 'Nickerchen',
      },
      objects: {
        'pompous-professional': 'Eitlen Fachmann',
      },
    },
  },
};
