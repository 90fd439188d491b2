import type { ArcaneAlleyTypes } from '@souk/games/arcane-alley';
import type { Face } from '@souk/table-kit/face';
import { sentenceNamed } from '@souk/table-kit/speaking';
import { seatAfter } from '@souk/table-kit/subjects';
import { Board } from './Board.js';
import { callSoon } from './calling.js';
import { Heading } from './Heading.js';
import { Inspector } from './Inspector.js';
import { BribeRow } from './inspection/BribeRow.js';
import { scene } from './inspection/scene.js';
import { answerNamed } from './intent.js';
import { keys } from './keys.js';
import { preview } from './previews.js';
import { isWeighty, progress } from './progress.js';
import { spotsOf } from './spots.js';
import { flights, pace, step } from './stepping.js';
import { ask, chapter, deed, tell } from './telling.js';

const ANSWER = 'answer:';

export const face: Face<ArcaneAlleyTypes> = {
  id: 'arcane-alley',
  className: 'is-arcane-alley',
  texts: {
    en: async () => (await import('./text/en.js')).en,
    de: async () => (await import('./text/de.js')).de,
  },
  hidesHands: true,
  spotsOf,
  buttonFor: (spot, view) => (spot.startsWith(ANSWER) ? answerNamed(spot.slice(ANSWER.length), view) : undefined),
  keys,
  isWeighty,
  invitation: ({ prompt }, view) => (prompt.kind === 'act' ? callSoon(view) : undefined),
  progress,
  ask,
  preview,
  tell,
  deed,
  because: ({ feature, text }) => sentenceNamed(`aa.because.${feature}`, text),
  chapter,
  step,
  flights,
  pace,
  scene,
  Answer: BribeRow,
  Heading,
  Board,
  Inspector,
  seatOf: seatAfter('player:'),
  ending: async () => (await import('./ending/ending.js')).ending,
};
