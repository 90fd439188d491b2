import type { ToldDeck } from './told-deck.js';

export const platypuses: ToldDeck = {
  id: 'platypuses',
  nature: { series: 2, complexity: 2, interaction: 0, luck: 0 },
  profile: {
    en: 'Tinkers with its piles and with prices: finds cards, keeps what it pays with, rearranges the market.',
    de: 'Tüftelt an Stapeln und Preisen: findet Karten, behält Bezahltes, ordnet den Markt neu.',
  },
  names: {
    de: {
      deck: 'Erfinderische Schnabeltiere',
      cards: {
        'tireless-tinkerer': 'Rastlose Tüftlerin',
        calculations: 'Berechnungen',
        'safety-precaution': 'Vorsichtsmaßnahme',
        magnet: 'Magnet',
        'dangerous-test': 'Gefährlicher Versuch',
        glue: 'Klebstoff',
      },
      objects: {
        'dangerous-test': 'Gefährlichen Versuch',
      },
    },
  },
};
