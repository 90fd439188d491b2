import type { DaleTypes } from '@souk/games/dale-of-merchants';
import type { Face } from '@souk/table-kit/face';
import { seatAfter } from '@souk/table-kit/subjects';
import { Board } from './Board.js';
import { labelOf } from './choices.js';
import { deckTexts, loadDecks } from './decks/loading.js';
import { decksShown } from './decks/shown.js';
import { Heading } from './Heading.js';
import { Inspector } from './Inspector.js';
import { keys } from './keys.js';
import { menus } from './menus.js';
import { answerFor, ordering } from './ordering.js';
import { outlook } from './outlook.js';
import { preview } from './previews.js';
import { invitation, isWeighty, progress, whyNot } from './progress.js';
import { groupOf, isLaid, spotsOf } from './spots.js';
import { flights, pace, step } from './stepping.js';
import { ask, because, chapter, deed, tell } from './telling.js';

export const face: Face<DaleTypes> = {
  id: 'dale-of-merchants',
  className: 'is-dale-of-merchants',
  texts: {
    en: async () => ({ ...(await import('./text/en.js')).en, ...deckTexts('en') }),
    de: async () => ({ ...(await import('./text/de.js')).de, ...deckTexts('de') }),
  },
  load: (view) => loadDecks(decksShown(view)),
  hidesHands: true,
  spotsOf,
  isLaid,
  groupOf,
  buttonFor: labelOf,
  keys,
  menus,
  isWeighty,
  progress,
  invitation,
  outlook,
  whyNot,
  ordering,
  answerFor,
  ask,
  preview,
  tell,
  deed,
  because,
  chapter,
  step,
  flights,
  pace,
  Heading,
  Board,
  Inspector,
  seatOf: seatAfter('player:'),
  ending: async () => (await import('./ending/ending.js')).ending,
};
