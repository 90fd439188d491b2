import type { ToldDeck } from './told-deck.js';

export const junglefowls: ToldDeck = {
  id: 'junglefowls',
  nature: { series: 6, complexity: 1, interaction: 0, luck: 1 },
  profile: {
    en: 'Strongest in the morning: the first technique of a turn does most.',
    de: 'Am Morgen am stärksten: Die erste Technik eines Zuges bringt am meisten.',
  },
  names: {
    de: {
      deck: 'Pünktliche Kammhühner',
      cards: {
        'early-riser': 'Frühaufsteher',
        'morning-duty': 'Morgendienst',
        'sewing-essentials': 'Nähzeug',
        'feather-duster': 'Staubwedel',
        'organised-cabinets': 'Sortierte Schränke',
        'serving-dish': 'Servierplatte',
      },
    },
  },
};
