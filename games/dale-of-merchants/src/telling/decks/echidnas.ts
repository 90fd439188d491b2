import type { ToldDeck } from './told-deck.js';

export const echidnas: ToldDeck = {
  id: 'echidnas',
  nature: { series: 3, complexity: 2, interaction: 2, luck: 1 },
  profile: {
    en: 'Swaps its cards for better ones, wherever those lie.',
    de: 'Tauscht eigene Karten gegen bessere, wo immer sie liegen.',
  },
  names: {
    de: {
      deck: 'Tauschfreudige Ameisenigel',
      cards: {
        'carefree-swapper': 'Sorgloser Tauscher',
        'bargain-seeker': 'Schnäppchenjägerin',
        delicacy: 'Delikatesse',
        umbrella: 'Regenschirm',
        velocipede: 'Hochrad',
        'matching-colours': 'Passende Farben',
      },
      objects: {
        'carefree-swapper': 'Sorglosen Tauscher',
      },
    },
  },
};
