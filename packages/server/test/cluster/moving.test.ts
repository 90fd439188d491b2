import { join } from 'node:path';
import type { EntryRow, Store, TableRow } from '@souk/server';
import { MovingError, moveTo } from '@souk/server/moving';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openPostgresStore } from '../../src/store/postgres/store.js';
import { openSqliteStore } from '../../src/store/sqlite/store.js';
import { newTable } from '../../src/tables/new-table.js';
import { seededOutside } from '../support/chance.js';
import { newDatabase } from '../support/cluster.js';
import { temporaryFolder } from '../support/host.js';

const outside = seededOutside('moving');
const ANN = { id: 'ann', name: 'Ann "the first"' };
const STILL = {
  phase: 'playing',
  deadline: undefined,
  outcome: null,
  finished: null,
  seat: null,
  rated: false,
} as const;

const entry = (seq: number): EntryRow => ({
  ...{ seq, kind: 'move', seat: 0, code: seq % 5, time: 1_800_000_000_000 + seq, send: `s${seq}` },
  data: seq % 3 === 0 ? { reason: 'left' } : null,
});

const newRow = (): TableRow => ({
  ...newTable(
    { game: 'dwarven-traders', seats: [{ kind: 'you' }, { kind: 'open' }], visibility: 'public' },
    ANN,
    outside,
    { idleDays: 1 },
  ),
  phase: 'playing',
});

async function addMatches(store: Store, count: number): Promise<TableRow[]> {
  const rows = Array.from({ length: count }, newRow);
  for (const row of rows) {
    await store.tables.add([row]);
    for (let seq = 1; seq <= 7; seq++) await store.matches.append(row.id, entry(seq), STILL);
    await store.chat.add(row.id, { time: 5, from: ANN, seat: 0, text: 'ä "quoted" \\ line' });
  }
  return rows;
}

/** A host's file with something of everything in it. */
async function installation() {
  const folder = temporaryFolder();
  const store = await openSqliteStore(folder);
  onTestFinished(() => store.close());
  await store.people.add(
    { ...ANN, account: false, since: 1 },
    { hash: 'h1', id: 't1', person: 'ann', label: 'guest', created: 1, used: 2 },
  );
  await store.people.register('ann', 'Ann', 'ann', 'scrypt:secret');
  await store.people.setMute('ann', 'ben', true);
  const rows = await addMatches(store, 6);
  const outcome = { ranks: [1, 2], scores: [9, 3], winners: [0], rivals: [] };
  await store.matches.append(rows[0].id, entry(8), { ...STILL, phase: 'over', outcome, finished: 9, rated: true });
  await store.matches.rate(rows[0].id, 'dwarven-traders', [
    { person: 'ann', rank: 1 },
    { person: 'ben', rank: 2 },
  ]);
  return { store, rows, file: join(folder, 'souk.db') };
}

async function opened(url: string): Promise<Store> {
  const store = await openPostgresStore(url);
  onTestFinished(() => store.close());
  return store;
}

const written = async (file: string, url: string): Promise<number> =>
  (await moveTo(file, url)).reduce((sum, moved) => sum + moved.written, 0);

describe('Moving to PostgreSQL', () => {
  test('carries everything over as it was, and goes on from there', async () => {
    const { store, rows, file } = await installation();
    const url = await newDatabase();
    await moveTo(file, url);
    const there = await opened(url);
    for (const { id } of rows) {
      expect(await there.matches.newsOf(id, 0)).toEqual(await store.matches.newsOf(id, 0));
      expect(await there.chat.latest(id, 10)).toEqual(await store.chat.latest(id, 10));
    }
    for (const phase of ['open', 'playing'] as const) {
      expect(await there.tables.list(phase, undefined, undefined, 4)).toEqual(
        await store.tables.list(phase, undefined, undefined, 4),
      );
    }
    expect(await there.people.account('ann')).toEqual(await store.people.account('ann'));
    expect(await there.people.ratings('ann')).toEqual(
      (await store.people.ratings('ann')).map(({ game, mu, sigma, matches }) => ({ game, mu, sigma, matches })),
    );
    expect(await there.people.mutes('ann')).toEqual(['ben']);
    expect(await there.matches.due(Number.MAX_SAFE_INTEGER, 10)).toHaveLength(5);
    const [next] = await addMatches(there, 1);
    expect((await there.tables.list('playing', undefined, undefined, 1)).rows[0].id).toBe(next.id);
  });

  test('takes only what is new the next time, and what has gone goes', async () => {
    const { store, rows, file } = await installation();
    const url = await newDatabase();
    expect(await written(file, url)).toBeGreaterThan(50);
    expect(await written(file, url)).toBe(0);
    await store.matches.append(rows[1].id, entry(8), { ...STILL, phase: 'abandoned', finished: 9 });
    await store.people.dropToken('ann', 't1');
    expect(await written(file, url)).toBe(2);
    const there = await opened(url);
    expect(await there.people.holder('h1')).toBeUndefined();
    expect(await there.tables.find(rows[1].id)).toMatchObject({ phase: 'abandoned', deadline: null });
    expect(await there.matches.due(Number.MAX_SAFE_INTEGER, 10)).toHaveLength(4);
  });

  test('does not touch a database that has matches of its own', async () => {
    const { file } = await installation();
    const url = await newDatabase();
    const there = await opened(url);
    const [own] = await addMatches(there, 1);
    await expect(moveTo(file, url)).rejects.toThrow(/matches of its own/);
    expect((await there.matches.newsOf(own.id, 0))?.entries).toHaveLength(7);
  });

  test('says in one line what cannot be', async () => {
    await expect(moveTo('/nowhere/souk.db', await newDatabase())).rejects.toThrow(MovingError);
    const { file } = await installation();
    await expect(moveTo(file, 'postgres://souk@127.0.0.1:1/none')).rejects.toThrow(MovingError);
  });
});
