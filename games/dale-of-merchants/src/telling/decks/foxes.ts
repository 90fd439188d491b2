import type { ToldDeck } from './told-deck.js';

export const foxes: ToldDeck = {
  id: 'foxes',
  nature: { series: 2, complexity: 2, interaction: 3, luck: 2 },
  profile: {
    en: 'Takes cards from everybody and deals them out to its own advantage.',
    de: 'Nimmt Karten von allen und verteilt sie zum eigenen Vorteil.',
  },
  names: {
    de: {
      deck: 'Gewitzte Füchse',
      cards: {
        'cunning-neighbour': 'Schlauer Nachbar',
        cheer: 'Beifall',
        raffle: 'Tombola',
        charity: 'Wohltätigkeit',
        tasters: 'Kostproben',
        'sharing-is-caring': 'Geteilte Freude',
      },
      objects: {
        'cunning-neighbour': 'Schlauen Nachbarn',
      },
    },
  },
};
