import type { DwarvenTradersTypes, Move, View } from '@souk/games/dwarven-traders';
import { elementAt } from '@souk/kernel';
import type { Lesson, SkippedChoice } from '@souk/table-kit/lesson';
import { places } from '../stepping.js';

const HILD = 1;
const OLO = 2;

const priceOf = (move: Move, { prices }: View): number =>
  move.kind === 'sell' || move.kind === 'both' ? prices[move.gem] : Number.NEGATIVE_INFINITY;

/** The others sell dear; the learner mines while there is room, and then sells cheap. */
function playOn({ seat, moves, view }: SkippedChoice<DwarvenTradersTypes>): Move {
  const byPrice = moves.toSorted((one, other) => priceOf(other, view) - priceOf(one, view));
  const content = moves.find(({ kind }) => kind === 'no-trade');
  const mining = moves.find(({ kind }) => kind === 'mine');
  return content ?? (seat === 0 ? (mining ?? elementAt(byPrice, byPrice.length - 1)) : elementAt(byPrice, 0));
}

/** A round of three traders. */
export const lesson: Lesson<DwarvenTradersTypes> = {
  game: 'dwarven-traders',
  texts: { en: async () => (await import('./en.js')).en, de: async () => (await import('./de.js')).de },
  seats: 3,
  options: { firstPlayer: 0 },
  seed: 'lesson 6',
  steps: [
    { says: 'dt.lesson.welcome' },
    {
      says: 'dt.lesson.gem',
      awaits: [{ kind: 'choose-gem', gem: 'ruby' }],
      others: [
        [HILD, { kind: 'choose-gem', gem: 'sapphire' }],
        [OLO, { kind: 'choose-gem', gem: 'emerald' }],
      ],
    },
    {
      says: 'dt.lesson.mine',
      awaits: [{ kind: 'mine', slot: 2 }],
      others: [
        [HILD, { kind: 'mine', slot: 3 }],
        [OLO, { kind: 'both', slot: 1, gem: 'emerald' }],
      ],
    },
    { says: 'dt.lesson.prices', at: [places.price('emerald')] },
    { says: 'dt.lesson.sell', awaits: [{ kind: 'sell', slot: 0, gem: 'emerald' }] },
    {
      says: 'dt.lesson.smuggler',
      at: [places.trader('smuggler')],
      others: [
        [HILD, { kind: 'sell', slot: 2, gem: 'topaz' }],
        [OLO, { kind: 'mine', slot: 2 }],
      ],
    },
    { says: 'dt.lesson.both', awaits: [{ kind: 'both', slot: 1, gem: 'ruby' }] },
    {
      says: 'dt.lesson.loss',
      meanwhile: { moves: 12, choose: playOn },
      awaits: [{ kind: 'sell', slot: 1, gem: 'ruby' }],
    },
    { says: 'dt.lesson.trade', awaits: [{ kind: 'trade', with: OLO, give: null, take: 'sapphire' }] },
    { says: 'dt.lesson.round' },
    { says: 'dt.lesson.end' },
  ],
};
