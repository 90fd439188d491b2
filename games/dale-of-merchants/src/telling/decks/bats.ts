import type { ToldDeck } from './told-deck.js';

export const bats: ToldDeck = {
  id: 'bats',
  nature: { series: 6, complexity: 2, interaction: 2, luck: 1 },
  profile: {
    en: 'Sees to itself by day and to the others at night.',
    de: 'Sorgt bei Tag für sich und kümmert sich nachts um die anderen.',
  },
  names: {
    de: {
      deck: 'Heimliche Fledermäuse',
      cards: {
        'sneaky-scout': 'Leiser Kundschafter',
        'false-alarm': 'Fehlalarm',
        'heroic-deed': 'Heldentat',
        'secret-mission': 'Geheimauftrag',
        capture: 'Festnahme',
        provocation: 'Provokation',
      },
      objects: {
        'sneaky-scout': 'Leisen Kundschafter',
      },
    },
  },
};
