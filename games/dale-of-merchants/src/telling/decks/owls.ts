import type { ToldDeck } from './told-deck.js';

export const owls: ToldDeck = {
  id: 'owls',
  nature: { series: 2, complexity: 3, interaction: 1, luck: 1 },
  profile: {
    en: 'Waits in hand and answers what others do.',
    de: 'Wartet auf der Hand und antwortet auf das, was andere tun.',
  },
  names: {
    de: {
      deck: 'Gelehrte Eulen',
      cards: {
        'wise-spy': 'Weise Späherin',
        'ancient-knowledge': 'Uraltes Wissen',
        'quality-inspection': 'Qualitätskontrolle',
        binoculars: 'Feldstecher',
        balancing: 'Balanceakt',
        'extra-remarks': 'Randbemerkungen',
      },
    },
  },
};
