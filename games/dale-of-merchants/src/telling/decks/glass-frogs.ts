import type { ToldDeck } from './told-deck.js';

export const glassFrogs: ToldDeck = {
  id: 'glass-frogs',
  nature: { series: 5, complexity: 3, interaction: 0, luck: 1 },
  profile: {
    en: 'Looks closely and experiments with piles, values and a time capsule.',
    de: 'Sieht genau hin und probiert: mit Stapeln, Werten und einer Zeitkapsel.',
  },
  names: {
    de: {
      deck: 'Wissbegierige Glasfrösche',
      cards: {
        'bouncy-researcher': 'Quirlige Forscherin',
        gyroscope: 'Gyroskop',
        'time-capsule': 'Zeitkapsel',
        stethoscope: 'Stethoskop',
        yoyo: 'Jo-Jo',
        'magicians-touch': 'Zauberhand',
      },
    },
  },
};
