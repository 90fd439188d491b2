import type { ArcaneAlleyTypes, Move } from '@souk/games/arcane-alley';
import { elementAt } from '@souk/kernel';
import type { Lesson, SkippedChoice } from '@souk/table-kit/lesson';
import { places } from '../stepping.js';

const HILD = 1;
const OLO = 2;

/** The learner sits still; the others fill their storehouses, until Hild has nothing hidden left. */
function playOn({ seat, moves, view }: SkippedChoice<ArcaneAlleyTypes>): Move {
  const { slots } = elementAt(view.players, seat).storehouse;
  const isHidden = (slot: number): boolean => slots[slot]?.face === 'down';
  const fromDeck = moves.find((move) => move.kind === 'draw' && move.from === 'deck');
  const quiet = moves.find((move) => move.kind === 'discard');
  const filling = moves.find((move) => move.kind === 'play' && isHidden(move.slot));
  return fromDeck ?? (seat === 0 ? quiet : filling) ?? elementAt(moves, 0);
}

/** One round of three: two sets sold, one of them when the inspectors come. */
export const lesson: Lesson<ArcaneAlleyTypes> = {
  game: 'arcane-alley',
  texts: { en: async () => (await import('./en.js')).en, de: async () => (await import('./de.js')).de },
  seats: 3,
  options: { firstPlayer: 0 },
  seed: 'lesson 1029',
  steps: [
    { says: 'aa.lesson.welcome' },
    {
      says: 'aa.lesson.reveal',
      awaits: [{ kind: 'reveal', slots: [1, 2] }],
      others: [
        [HILD, { kind: 'reveal', slots: [0, 4] }],
        [OLO, { kind: 'reveal', slots: [2, 4] }],
      ],
    },
    { says: 'aa.lesson.draw', awaits: [{ kind: 'draw', from: 'deck' }], at: [places.deck] },
    {
      says: 'aa.lesson.play',
      awaits: [{ kind: 'play', item: 'crystal-ball', slot: 6 }],
      at: [places.hand('crystal-ball')],
    },
    {
      says: 'aa.lesson.effect',
      awaits: [
        { kind: 'peek', slot: 7 },
        { kind: 'peek', slot: 8 },
      ],
      others: [
        [HILD, { kind: 'draw', from: 'deck' }],
        [HILD, { kind: 'play', item: 'bubbling-cauldron', slot: 1 }],
        [HILD, { kind: 'lose-gold' }],
        [OLO, { kind: 'draw', from: 'deck' }],
        [OLO, { kind: 'discard', item: 'bottled-fairy' }],
      ],
    },
    { says: 'aa.lesson.discard', awaits: [{ kind: 'draw', from: 'discard' }], at: [places.discard] },
    { says: 'aa.lesson.set', awaits: [{ kind: 'play', item: 'bottled-fairy', slot: 0 }] },
    { says: 'aa.lesson.sold', at: [places.gold(0)] },
    { says: 'aa.lesson.last', meanwhile: { moves: 36, choose: playOn }, awaits: [{ kind: 'draw', from: 'deck' }] },
    { says: 'aa.lesson.inspectors', awaits: [{ kind: 'discard' }] },
    { says: 'aa.lesson.bribe', awaits: [{ kind: 'bribe' }] },
    { says: 'aa.lesson.end' },
  ],
};
