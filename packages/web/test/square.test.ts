import type { Table } from '@souk/protocol';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { folded, inOrder, type Ongoing, ongoingFrom } from '../src/places/home/ongoing.js';
import { codeIn, isFound, nextRows, type Row, withoutLeft } from '../src/places/online/square/rows.js';
import { freshMatch } from './browser/fresh-match.js';
import { keptInMemory } from './kept-in-memory.js';

vi.stubGlobal('localStorage', keptInMemory());

let offers: typeof import('../src/places/home/lesson-offer.js');

beforeAll(async () => {
  offers = await import('../src/places/home/lesson-offer.js');
});

const ongoing = (id: string, waitsFor: Ongoing['waitsFor'], time: number): Ongoing => ({
  id,
  game: 'game',
  sitters: [],
  path: `/t/${id}`,
  waitsFor,
  time,
  moves: 0,
  isLocal: false,
});

describe('what goes on', () => {
  test('waits for the player first, and is then in the order of time', () => {
    const all = [
      ongoing('old', 'others', 1),
      ongoing('mine', 'you', 2),
      ongoing('waits', 'people', 9),
      ongoing('mine too', 'you', 3),
    ];
    expect(inOrder(all).map(({ id }) => id)).toEqual(['mine too', 'mine', 'waits', 'old']);
  });

  test('is folded beyond two, until all are asked for', () => {
    const all = ['a', 'b', 'c', 'd', 'e'].map((id, i) => ongoing(id, 'you', -i));
    expect(folded(all.slice(0, 2), false)).toEqual({ shown: all.slice(0, 2), more: 0 });
    expect(folded(all, false)).toEqual({ shown: all.slice(0, 2), more: 3 });
    expect(folded(all, true)).toEqual({ shown: all, more: 0 });
  });

  test('a match of this browser waits for the people at it, and for nobody where bots play alone', () => {
    const match = { ...freshMatch({ game: 'game' }), id: 'm' };
    expect(ongoingFrom(match)).toMatchObject({ path: '/table/m', waitsFor: 'you', isLocal: true });
    expect(ongoingFrom({ ...match, ...freshMatch({ game: 'game', persons: 0, bots: 2 }), id: 'm' }).waitsFor).toBe(
      'others',
    );
  });
});

describe('the lesson of a game', () => {
  const NOBODY = { begun: [], learnt: {}, declined: {} };
  const DAY = 24 * 3_600_000;
  const offered = (known: object, now = 0) => offers.offeredLessons(['a', 'b'], { ...NOBODY, ...known }, now);

  test('is offered until it is learnt or two matches are begun, that of a game never played first', () => {
    expect(offered({})).toEqual(['a', 'b']);
    expect(offered({ begun: ['a'] })).toEqual(['b', 'a']);
    expect(offered({ begun: ['a', 'a'] })).toEqual(['b']);
    expect(offered({ learnt: { b: { step: 9, isDone: true } } })).toEqual(['a']);
    expect(offered({ learnt: { b: { step: 3, isDone: false } } })).toEqual(['a', 'b']);
  });

  test('rests for a week after "Not now", which the browser remembers', () => {
    const now = 1_800_000_000_000;
    offers.notNow('a', now);
    const declined = offers.declined.get();
    expect(JSON.parse(localStorage.getItem('souk.not-now') ?? '')).toEqual(declined);
    expect(offered({ declined }, now)).toEqual(['b']);
    expect(offered({ declined }, now + 7 * DAY - 1)).toEqual(['b']);
    expect(offered({ declined }, now + 7 * DAY)).toEqual(['a', 'b']);
    // A clock that was a year ahead when it was declined.
    expect(offered({ declined }, now - 365 * DAY)).toEqual(['a', 'b']);
  });
});

describe('the rows of a list', () => {
  // Rows know nothing of a table but its id.
  const table = (id: string): Table => ({ id }) as Table;
  const tables = (...ids: readonly string[]): Table[] => ids.map(table);
  const rowsOf = (...ids: readonly string[]): readonly Row[] => nextRows([], tables(...ids), new Set(), false);
  const told = (rows: readonly Row[]): string[] => rows.map(({ table: { id }, left }) => (left ? `${id} ${left}` : id));

  test('take their place as they come', () => {
    expect(told(nextRows(rowsOf('b', 'd'), tables('a', 'b', 'c', 'd', 'e'), new Set(), false))).toEqual([...'abcde']);
    expect(told(nextRows([], tables('a', 'b'), new Set(), false))).toEqual(['a', 'b']);
  });

  test('do not come under a pointer, and do as soon as it is gone', () => {
    const held = nextRows(rowsOf('b'), tables('a', 'b'), new Set(), true);
    expect(told(held)).toEqual(['b']);
    expect(told(nextRows(held, tables('a', 'b'), new Set(), false))).toEqual(['a', 'b']);
  });

  test('that have left keep their place and say why, until they are dropped', () => {
    const rows = nextRows(rowsOf('a', 'b', 'c'), tables('b'), new Set(['a']), true);
    expect(told(rows)).toEqual(['a begun', 'b', 'c gone']);
    expect(told(nextRows(rows, tables('b', 'c'), new Set(), false))).toEqual(['a gone', 'b', 'c']);
    expect(told(withoutLeft(rows))).toEqual(['b']);
  });

  test('are found by all words of a search', () => {
    expect(isFound(['Arcane Alley', 'Mira'], 'mir alley')).toBe(true);
    expect(isFound(['Arcane Alley', 'Mira'], 'mira dale')).toBe(false);
    expect(isFound(['Mira'], '')).toBe(true);
  });
});

test.each([
  ['tntwht', 'TNTWHT'],
  [' Z79SH5 ', 'Z79SH5'],
  ['Otto', undefined],
  ['dwarves', undefined],
  ['TNTWH0', undefined],
])('what is searched for may be the code of a table: %s', (typed, code) => {
  expect(codeIn(typed)).toBe(code);
});
