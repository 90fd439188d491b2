import type { DwarvenTradersTypes } from '@souk/games/dwarven-traders';
import type { Face } from '@souk/table-kit/face';
import { sentenceNamed } from '@souk/table-kit/speaking';
import { seatAfter } from '@souk/table-kit/subjects';
import { Board } from './Board.js';
import { Heading } from './Heading.js';
import { Inspector } from './Inspector.js';
import { keys } from './keys.js';
import { scene } from './podium/scene.js';
import { progress } from './progress.js';
import { spots, spotsOf } from './spots.js';
import { flights, pace, step } from './stepping.js';
import { ask, chapter, deed, instead, invitation, nameOf, preview, tell } from './telling.js';

export const face: Face<DwarvenTradersTypes> = {
  id: 'dwarven-traders',
  className: 'is-dwarven-traders',
  texts: {
    en: async () => (await import('./text/en.js')).en,
    de: async () => (await import('./text/de.js')).de,
  },
  hidesHands: false,
  spotsOf,
  buttonFor(spot, _view, speaker) {
    if (spot === spots.noTrade) return { k: 'dt.noTrade' };
    if (!spot.startsWith('partner:')) return undefined;
    const partner = spot.slice('partner:'.length);
    return { k: 'dt.giveTo', with: { whom: nameOf(partner === 'smuggler' ? 'smuggler' : Number(partner), speaker) } };
  },
  keys,
  invitation,
  progress,
  ask,
  preview,
  instead,
  tell,
  deed,
  because: ({ feature, text }) => sentenceNamed(`dt.because.${feature}`, text),
  chapter,
  step,
  flights,
  pace,
  scene,
  Heading,
  Board,
  Inspector,
  seatOf: seatAfter('trader:'),
  ending: async () => (await import('./ending/ending.js')).ending,
};
