import type { ToldDeck } from './told-deck.js';

export const pangolins: ToldDeck = {
  id: 'pangolins',
  nature: { series: 5, complexity: 2, interaction: 2, luck: 3 },
  profile: {
    en: 'Two dice send anybody’s cards from one place to another.',
    de: 'Zwei Würfel schicken Karten von allen an andere Orte.',
  },
  names: {
    de: {
      deck: 'Tollpatschige Schuppentiere',
      cards: {
        'fumbling-dreamer': 'Schusslige Träumerin',
        'coffee-grinder': 'Kaffeemühle',
        accident: 'Missgeschick',
        'loose-marbles': 'Lose Murmeln',
        'another-fine-mess': 'Schöne Bescherung',
        souvenirs: 'Andenken',
      },
    },
  },
};
