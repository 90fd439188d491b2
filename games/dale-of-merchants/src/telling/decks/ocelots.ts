import type { ToldDeck } from './told-deck.js';

export const ocelots: ToldDeck = {
  id: 'ocelots',
  nature: { series: 1, complexity: 2, interaction: 2, luck: 3 },
  profile: {
    en: 'Trusts to the die: large gains, and now and then nothing.',
    de: 'Vertraut dem Würfel: große Gewinne, und manchmal nichts.',
  },
  names: {
    de: {
      deck: 'Glückliche Ozelots',
      cards: {
        'bold-haggler': 'Kühner Feilscher',
        'new-season': 'Neue Saison',
        whirligig: 'Wirbelkreisel',
        charm: 'Glücksbringer',
        gamble: 'Glücksspiel',
        blindfold: 'Augenbinde',
      },
      objects: {
        'bold-haggler': 'Kühnen Feilscher',
      },
    },
  },
};
