import type { ToldDeck } from './told-deck.js';

export const crocodiles: ToldDeck = {
  id: 'crocodiles',
  nature: { series: 2, complexity: 2, interaction: 3, luck: 1 },
  profile: {
    en: 'Makes life harder for all others: prices, stacks and fresh cards.',
    de: 'Macht es allen anderen schwer: Preise, Stapel und neue Karten.',
  },
  names: {
    de: {
      deck: 'Drohende Krokodile',
      cards: {
        'little-villain': 'Kleiner Schurke',
        'scary-gunfight': 'Schaurige Schießerei',
        'night-shift': 'Nachtschicht',
        'ruthless-competition': 'Harte Konkurrenz',
        'nasty-threat': 'Üble Drohung',
        'lost-shipments': 'Verlorene Fracht',
      },
      objects: {
        'little-villain': 'Kleinen Schurken',
      },
    },
  },
};
