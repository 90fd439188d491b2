import type { ToldDeck } from './told-deck.js';

export const olms: ToldDeck = {
  id: 'olms',
  nature: { series: 4, complexity: 2, interaction: 2, luck: 1 },
  profile: {
    en: 'Digs in the market and its discard pile and slips cards to others.',
    de: 'Gräbt in Markt und Marktablage und schiebt anderen Karten unter.',
  },
  names: {
    de: {
      deck: 'Schürfende Grottenolme',
      cards: {
        'blind-examiner': 'Blinde Prüferin',
        'softness-shroud': 'Samttuch',
        'medicine-masher': 'Kräutermörser',
        'opener-sticks': 'Dietriche',
        'song-making-stone': 'Klangstein',
        'cave-banquett': 'Höhlenbankett',
      },
    },
  },
};
