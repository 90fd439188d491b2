import { daleOfMerchants } from '@souk/games/dale-of-merchants';
import { elementAt, type Outcome } from '@souk/kernel';
import { beforeAll, expect, test } from 'vitest';
import { addCatalogue } from '../../../packages/table-kit/src/i18n/language.js';
import { inBoth, playedEnd, speaker } from '../../../packages/web/test/played-end.js';
import { accountOf, whyOf } from '../src/page/ending/account.js';
import { de } from '../src/page/text/de.js';
import { en } from '../src/page/text/en.js';

beforeAll(() => addCatalogue({ en: async () => en, de: async () => de }));

test('DM-WIN-4: all are ranked by stacks, and every stack has the turn in which it was built', () => {
  for (const seats of [2, 3]) {
    for (const seed of ['one', 'two']) {
      const end = playedEnd(daleOfMerchants, { seats, seed });
      const { rows, columns } = accountOf(end, speaker());
      expect(columns).toHaveLength(8);
      expect(rows.map(({ rank }) => rank)).toEqual([...end.outcome.ranks].sort((one, other) => one - other));
      for (const { contender, bar, cells, result } of rows) {
        const turns = cells.flatMap((cell) => (cell === undefined ? [] : [Number(cell.text)]));
        expect(result).toBe(elementAt(end.view.players, Number(contender)).stall.length);
        expect(bar).toEqual([result]);
        expect(turns).toHaveLength(result);
        expect(turns).toEqual(turns.toSorted((one, other) => one - other));
        for (const turn of turns) {
          expect(turn).toBeGreaterThan(0);
          expect(turn).toBeLessThanOrEqual(end.view.turn);
        }
      }
    }
  }
}, 60_000);

/** One who has won at most. */
const ended = (scores: readonly number[], ranks: readonly number[], winner?: number): Outcome => ({
  ...{ ranks, scores, rivals: [] },
  winners: winner === undefined ? [] : [winner],
});

test.each([
  [
    'the eighth stack',
    'eighth-stack',
    ended([8, 6, 5], [1, 2, 3], 0),
    'The eighth stack in turn 31. Hild had six.',
    'Der achte Stapel in Zug 31. Hild hatte sechs.',
  ],
  [
    'the eighth stack of another',
    'eighth-stack',
    ended([6, 8], [2, 1], 1),
    'The eighth stack in turn 31. You had six.',
    'Der achte Stapel in Zug 31. Du hattest sechs.',
  ],
  [
    'two who came equally close',
    'eighth-stack',
    ended([8, 1, 1], [1, 2, 2], 0),
    'The eighth stack in turn 31. Hild and Olo had one.',
    'Der achte Stapel in Zug 31. Hild und Olo hatten einen.',
  ],
  [
    'you and another who came equally close',
    'eighth-stack',
    ended([0, 8, 0], [2, 1, 2], 1),
    'The eighth stack in turn 31. You and Olo had none.',
    'Der achte Stapel in Zug 31. Du und Olo hattet keinen.',
  ],
  [
    'no progress',
    'no-progress',
    ended([3, 5], [2, 1]),
    'By turn 31 nothing had moved for too long. Most stacks, 5: Hild.',
    'Bis Zug 31 hatte sich zu lange nichts mehr getan. Die meisten Stapel, 5: Hild.',
  ],
  [
    'the last turn, with nothing built',
    'turn-limit',
    ended([0, 0], [1, 1]),
    'Turn 31 was the last one.',
    'Zug 31 war der letzte.',
  ],
  [
    'all others have left',
    'all-others-left',
    ended([2, 4], [1, 2], 0),
    'All others have left.',
    'Alle anderen sind gegangen.',
  ],
] as const)('DM-WIN-1, DM-EDGE-1: the end says what decided: %s', async (_, reason, outcome, english, german) => {
  expect(await inBoth(() => whyOf(reason, outcome, { turn: 31 }, speaker()))).toEqual({ en: english, de: german });
});
