import type { AnyGame } from '@souk/kernel';
import type { EntryRow, TableRow } from '@souk/server';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { gameNamed } from '../src/games.js';
import { openSqliteStore } from '../src/store/sqlite/store.js';
import type { Store } from '../src/store/store.js';
import { newTable } from '../src/tables/new-table.js';
import { seededOutside } from './support/chance.js';
import { temporaryFolder } from './support/host.js';

const outside = seededOutside('store');
const ANN = { id: 'ann', name: 'Ann' };
const STILL = {
  phase: 'playing',
  deadline: undefined,
  outcome: null,
  finished: null,
  seat: null,
  rated: false,
} as const;

let game: AnyGame;
beforeAll(() => {
  game = gameNamed('dwarven-traders');
});

const table = (): TableRow => ({
  ...newTable({ game: game.id, seats: [{ kind: 'you' }, { kind: 'open' }] }, ANN, outside, { idleDays: 1 }),
  phase: 'playing',
});

const move = (seq: number, code: number): EntryRow => ({
  seq,
  kind: 'move',
  seat: 0,
  code,
  time: seq,
  send: `s${code}`,
  data: null,
});

async function opened(folder = temporaryFolder()): Promise<Store> {
  const store = await openSqliteStore(folder);
  onTestFinished(() => store.close());
  return store;
}

describe('A store', () => {
  test('gives a number to one entry alone, whoever comes first', async () => {
    const store = await opened();
    const row = table();
    await store.tables.add([row]);
    const done = await Promise.all([7, 8, 9].map((code) => store.matches.append(row.id, move(1, code), STILL)));
    expect(done).toEqual([true, false, false]);
    expect((await store.matches.open(row.id))?.log.entries()).toEqual([move(1, 7)]);
  });

  test('adds nothing to a match that is over or that is not there', async () => {
    const store = await opened();
    const row = table();
    await store.tables.add([row]);
    await store.matches.append(row.id, move(1, 1), { ...STILL, phase: 'over', finished: 5 });
    expect(await store.matches.append(row.id, move(2, 1), STILL)).toBe(false);
    expect(await store.matches.append('nowhere', move(1, 1), STILL)).toBe(false);
  });

  test('keeps what it has confirmed when it is opened again', async () => {
    const folder = temporaryFolder();
    const first = await openSqliteStore(folder);
    const row = table();
    await first.tables.add([row]);
    const entries = Array.from({ length: 50 }, (_, i) => move(i + 1, i));
    for (const entry of entries) await first.matches.append(row.id, entry, STILL);
    await first.close();
    const second = await opened(folder);
    const read = await second.matches.open(row.id);
    expect(read).toMatchObject({ table: row, snapshot: null });
    expect(read?.log.entries()).toEqual(entries);
  });

  test('changes a table only if nobody else has changed it since it was read', async () => {
    const store = await opened();
    const row = table();
    await store.tables.add([row]);
    expect(await store.tables.change({ ...row, phase: 'closed' })).toBe(true);
    expect(await store.tables.change({ ...row, rematch: 'x' })).toBe(false);
    expect((await store.tables.find(row.id))?.phase).toBe('closed');
  });

  test('gives a code to one table at a time', async () => {
    const store = await opened();
    const one = table();
    const other = { ...table(), code: one.code };
    expect(await store.tables.add([one])).toBe(true);
    expect(await store.tables.add([other])).toBe(false);
    expect(await store.tables.find(other.id)).toBeUndefined();
  });

  test('finds what is due, the earliest first', async () => {
    const store = await opened();
    const rows = [30, 10, 20].map((deadline) => ({ ...table(), deadline }));
    await store.tables.add(rows);
    expect((await store.matches.due(25, 10)).map(({ deadline }) => deadline)).toEqual([10, 20]);
    await store.matches.setDeadline(rows[1].id, null);
    expect((await store.matches.due(25, 10)).map(({ deadline }) => deadline)).toEqual([20]);
  });

  test('counts a rated match once', async () => {
    const store = await opened();
    const row = table();
    await store.tables.add([row]);
    await store.matches.append(row.id, move(1, 1), { ...STILL, phase: 'over', finished: 5, rated: true });
    expect(await store.matches.unrated(10)).toEqual([row.id]);
    const placings = [
      { person: 'ann', rank: 1 },
      { person: 'ben', rank: 2 },
    ];
    await store.matches.rate(row.id, game.id, placings);
    await store.matches.rate(row.id, game.id, placings);
    expect(await store.people.ratings('ann')).toMatchObject([{ game: game.id, matches: 1 }]);
    expect(await store.matches.unrated(10)).toEqual([]);
  });

  test('that fails at one thing does the others all the same', async () => {
    const store = await opened();
    const row = table();
    const results = await Promise.allSettled([
      store.tables.add([row]),
      store.tables.add([{ ...table(), id: row.id }]),
      store.matches.append(row.id, move(1, 1), STILL),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await store.matches.open(row.id))?.log.entries()).toHaveLength(1);
  });
});
