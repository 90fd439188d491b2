import type { ToldDeck } from './told-deck.js';

export const skinks: ToldDeck = {
  id: 'skinks',
  nature: { series: 5, complexity: 2, interaction: 0, luck: 1 },
  profile: {
    en: 'Takes much now and gives some of it back at the end of the turn.',
    de: 'Nimmt jetzt viel und gibt am Ende des Zuges etwas davon zurück.',
  },
  names: {
    de: {
      deck: 'Flüchtige Skinke',
      cards: {
        'erratic-assistant': 'Fahriger Gehilfe',
        'mint-pastilles': 'Minzpastillen',
        matches: 'Streichhölzer',
        pie: 'Pastete',
        saxophone: 'Saxofon',
        'smoke-grenade': 'Rauchbombe',
      },
      objects: {
        'erratic-assistant': 'Fahrigen Gehilfen',
      },
    },
  },
};
