import type { ToldDeck } from './told-deck.js';

export const gulls: ToldDeck = {
  id: 'gulls',
  nature: { series: 5, complexity: 1, interaction: 2, luck: 0 },
  profile: {
    en: 'Sorts its deck and leaves the rubbish to others.',
    de: 'Sortiert das eigene Deck und überlässt den Müll anderen.',
  },
  names: {
    de: {
      deck: 'Aufdringliche Möwen',
      cards: {
        'meddling-marketeer': 'Vorlaute Marktfrau',
        'goodwill-presents': 'Werbegeschenke',
        'alternative-plan': 'Ausweichplan',
        anchor: 'Anker',
        'manufactured-joy': 'Freude vom Band',
        'shaky-enterprise': 'Wacklige Firma',
      },
    },
  },
};
