import type { ToldDeck } from './told-deck.js';

export const dodos: ToldDeck = {
  id: 'dodos',
  nature: { series: 4, complexity: 3, interaction: 0, luck: 1 },
  profile: {
    en: 'Lives on credit: gains at once, and pays later to have its cards back.',
    de: 'Lebt auf Pump: nimmt sofort und zahlt später, um die Karten zurückzubekommen.',
  },
  names: {
    de: {
      deck: 'Verschuldete Dodos',
      cards: {
        'eager-borrower': 'Eifriger Schuldner',
        'promising-invention': 'Kluge Erfindung',
        'pet-boar': 'Zahmer Keiler',
        sunglasses: 'Sonnenbrille',
        'nesting-doll': 'Steckpuppe',
        'company-share': 'Firmenanteil',
      },
      objects: {
        'eager-borrower': 'Eifrigen Schuldner',
        'pet-boar': 'Zahmen Keiler',
      },
    },
  },
};
