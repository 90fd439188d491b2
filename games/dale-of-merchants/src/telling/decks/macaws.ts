import type { ToldDeck } from './told-deck.js';

export const macaws: ToldDeck = {
  id: 'macaws',
  nature: { series: 1, complexity: 1, interaction: 0, luck: 1 },
  profile: {
    en: 'Draws more cards and throws out what is of no use.',
    de: 'Zieht mehr Karten und wirft Unnützes hinaus.',
  },
  names: {
    de: {
      deck: 'Flinke Scharlacharas',
      cards: {
        'swift-broker': 'Flinke Maklerin',
        cookies: 'Kekse',
        'shattered-relic': 'Zerbrochene Reliquie',
        spyglass: 'Fernrohr',
        'flashy-show': 'Große Schau',
        'favourite-toy': 'Lieblingsspielzeug',
      },
    },
  },
};
