import { dwarvenTraders } from '@souk/games/dwarven-traders';
import { about } from '@souk/games/dwarven-traders/about';
import type { Outcome } from '@souk/kernel';
import { beforeAll, expect, test } from 'vitest';
import { addCatalogue } from '../../../packages/table-kit/src/i18n/language.js';
import { inBoth, playedEnd, speaker } from '../../../packages/web/test/played-end.js';
import { accountOf, whyOf } from '../src/page/ending/account.js';
import { de } from '../src/page/text/de.js';
import { en } from '../src/page/text/en.js';

beforeAll(async () => {
  await addCatalogue({ en: async () => about.en, de: async () => about.de });
  await addCatalogue({ en: async () => en, de: async () => de });
});

test('DT-END-1, DT-SOLO-8: the points of all rounds are the result, the bar as long as that, the Smuggler among the ranks', () => {
  for (const seats of [1, 2, 3, 4]) {
    for (const seed of ['one', 'two', 'three']) {
      const end = playedEnd(dwarvenTraders, { seats, seed });
      const { rows, columns } = accountOf(end, speaker());
      expect(rows).toHaveLength(seats + 1);
      expect(rows.map(({ rank }) => rank)).toEqual(
        [...end.outcome.ranks, ...end.outcome.rivals.map(({ rank }) => rank)].sort((one, other) => one - other),
      );
      for (const { contender, bar, cells, result } of rows) {
        const { points } = typeof contender === 'number' ? (end.view.players[contender] ?? {}) : end.view.smuggler;
        expect(result).toBe(points);
        expect(cells).toHaveLength(columns.length);
        expect(cells.reduce((sum, cell) => sum + Number(cell?.text), 0)).toBe(result);
        expect(bar.reduce((sum, part) => sum + part, 0)).toBe(result);
        expect(bar[0]).toBe(0);
      }
    }
  }
});

test('what was won before anything was heard is the start of the bar', () => {
  const end = playedEnd(dwarvenTraders, { seats: 3, seed: 'one' });
  const scored = end.past.findIndex(({ events }) => events.some(({ kind }) => kind === 'round-scored'));
  const { rows, columns } = accountOf({ ...end, past: end.past.slice(scored + 1) }, speaker());
  expect(columns).toHaveLength(3);
  expect(rows.some(({ bar }) => (bar[0] ?? 0) > 0)).toBe(true);
  for (const { bar, result } of rows) expect(bar.reduce((sum, part) => sum + part, 0)).toBe(result);
});

/** Points and ranks by seat, and those of the Smuggler. */
const ended = (
  scores: readonly number[],
  ranks: readonly number[],
  [score, rank]: readonly [number, number],
  isDraw = false,
): Outcome => ({
  ranks,
  scores,
  winners: isDraw ? [] : ranks.flatMap((each, seat) => (each === 1 ? [seat] : [])),
  rivals: [{ name: 'smuggler', rank, score }],
});

test.each([
  ['more points', ended([15, 12], [1, 2], [3, 3]), '15 points, 3 more than Hild.', '15 Punkte, 3 mehr als Hild.'],
  [
    'the better place in the last round',
    ended([15, 4, 15], [1, 3, 2], [2, 4]),
    '15 points, as many as Olo. The win goes to the better place in round 4.',
    '15 Punkte, so viele wie Olo. Der bessere Platz in Runde 4 gewinnt.',
  ],
  [
    'the better place, against you',
    ended([15, 15], [2, 1], [2, 3]),
    '15 points, as many as you. The win goes to the better place in round 4.',
    '15 Punkte, so viele wie du. Der bessere Platz in Runde 4 gewinnt.',
  ],
  [
    'the better place, against the Smuggler',
    ended([9, 4], [1, 3], [9, 2]),
    '9 points, as many as the Smuggler. The win goes to the better place in round 4.',
    '9 Punkte, so viele wie der Schmuggler. Der bessere Platz in Runde 4 gewinnt.',
  ],
  [
    'nothing: the win is shared',
    ended([10, 10], [1, 1], [2, 3]),
    '10 points each. The same place in round 4, too.',
    'Jeweils 10 Punkte. Auch der Platz in Runde 4 ist derselbe.',
  ],
  [
    'nothing: it is shared with the Smuggler',
    ended([10, 3], [1, 3], [10, 1]),
    '10 points each. The same place in round 4, too.',
    'Jeweils 10 Punkte. Auch der Platz in Runde 4 ist derselbe.',
  ],
  [
    'the Smuggler’s points',
    ended([3, 4], [3, 2], [12, 1]),
    '12 points, 8 more than Hild.',
    '12 Punkte, 8 mehr als Hild.',
  ],
])('DT-END-1: the end says what decided: %s', async (_, outcome, english, german) => {
  const view = { round: 4, seats: outcome.ranks.length };
  expect(await inBoth(() => whyOf(outcome, view, speaker()))).toEqual({ en: english, de: german });
});

test('DT-END-1: the end says of those behind, too, why of two with as many points one comes first', async () => {
  const end = playedEnd(dwarvenTraders, { seats: 3, seed: 'one' });
  const notes = await inBoth(
    () => accountOf({ ...end, outcome: ended([8, 15, 8], [3, 1, 2], [2, 4]) }, speaker()).notes ?? [],
  );
  expect(notes).toEqual({
    en: '8 points each: first Olo, then you, by the place in round 4.',
    de: 'Je 8 Punkte: erst Olo, dann du, nach dem Platz in Runde 4.',
  });
});

test.each([
  ['won', ended([2], [1], [1, 2]), '2 rounds won, the Smuggler 1.', '2 Runden gewonnen, der Schmuggler 1.'],
  [
    'lost',
    ended([0], [2], [2, 1]),
    'The Smuggler has won 2 rounds, you 0.',
    'Der Schmuggler hat 2 Runden gewonnen, du 0.',
  ],
  ['drawn', ended([1], [1], [1, 1], true), '1 round each, after 7 in all.', 'Je 1 Runde, nach 7 insgesamt.'],
])('DT-SOLO-8: alone, rounds decide: %s', async (_, outcome, english, german) => {
  expect(await inBoth(() => whyOf(outcome, { round: 7, seats: 1 }, speaker()))).toEqual({ en: english, de: german });
});
