import type { ToldDeck } from './told-deck.js';

export const tasmanianDevils: ToldDeck = {
  id: 'tasmanian-devils',
  nature: { series: 6, complexity: 1, interaction: 3, luck: 2 },
  profile: {
    en: 'Rummages in everybody’s hands and piles.',
    de: 'Wühlt in Händen und Stapeln von allen.',
  },
  names: {
    de: {
      deck: 'Dreiste Tasmanische Teufel',
      cards: {
        'shrewd-trickster': 'Gerissene Gaunerin',
        'disruptive-speech': 'Störende Rede',
        'tit-for-tat': 'Retourkutsche',
        'shameless-rummage': 'Dreistes Wühlen',
        'public-humiliation': 'Bloßstellung',
        equality: 'Gleichheit',
      },
    },
  },
};
