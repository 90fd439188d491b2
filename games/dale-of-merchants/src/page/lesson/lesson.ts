import type { DaleTypes } from '@souk/games/dale-of-merchants';
import type { Lesson } from '@souk/table-kit/lesson';
import { places } from '../stepping.js';

const HILD = 1;

const alone = (card: string) => [{ card, as: card, showing: null, change: 0 }] as const;

/** Four turns against one other merchant: from the first purchase to the second stack. */
export const lesson: Lesson<DaleTypes> = {
  game: 'dale-of-merchants',
  texts: { en: async () => (await import('./en.js')).en, de: async () => (await import('./de.js')).de },
  seats: 2,
  options: { firstPlayer: 0, decks: ['macaws', 'pandas', 'squirrels'] },
  seed: 'lesson 8',
  steps: [
    { says: 'dm.lesson.welcome' },
    { says: 'dm.lesson.market', at: [places.market(0)] },
    {
      says: 'dm.lesson.buy',
      awaits: [{ kind: 'buy', from: 0, pay: ['junk', 'junk'] }],
      others: [[HILD, { kind: 'build', hand: alone('loyal-partner'), discard: [] }]],
    },
    { says: 'dm.lesson.cleanUp', at: [places.market(0), places.discard(0)] },
    {
      says: 'dm.lesson.stall',
      awaits: [{ kind: 'build', hand: alone('stashing-vendor') }],
      others: [[HILD, { kind: 'inventory', cards: ['junk', 'junk'] }]],
    },
    { says: 'dm.lesson.technique', awaits: [{ kind: 'technique', card: 'prepaid-good' }] },
    {
      says: 'dm.lesson.free',
      awaits: [{ kind: 'market-card', slot: 4 }],
      others: [
        [HILD, { kind: 'buy', from: 0, pay: ['junk', 'junk', 'junk', 'stashing-vendor'], coins: 0, throwAway: [] }],
        [HILD, { kind: 'order', card: 'junk' }],
      ],
    },
    { says: 'dm.lesson.plus', awaits: [{ kind: 'technique', card: 'favourite-toy' }] },
    {
      says: 'dm.lesson.second',
      awaits: [{ kind: 'build', hand: alone('prepaid-good') }],
      others: [[HILD, { kind: 'inventory', cards: [] }]],
    },
    {
      says: 'dm.lesson.inventory',
      awaits: [{ kind: 'inventory', cards: ['junk', 'junk', 'junk'] }, { kind: 'inventory' }],
    },
    { says: 'dm.lesson.end' },
  ],
};
