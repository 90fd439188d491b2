import type { ToldDeck } from './told-deck.js';

export const snowMacaques: ToldDeck = {
  id: 'snow-macaques',
  nature: { series: 5, complexity: 1, interaction: 0, luck: 1 },
  profile: {
    en: 'Lives well with junk: draws past it, clears it away or builds with it.',
    de: 'Lebt gut mit Gerümpel: zieht darüber hinweg, räumt es auf oder baut damit.',
  },
  names: {
    de: {
      deck: 'Reinliche Schneeaffen',
      cards: {
        'pristine-owner': 'Adrette Besitzerin',
        bonsai: 'Bonsai',
        rake: 'Rechen',
        'slot-machine': 'Spielautomat',
        'generation-change': 'Generationswechsel',
        'warm-embrace': 'Warme Umarmung',
      },
    },
  },
};
