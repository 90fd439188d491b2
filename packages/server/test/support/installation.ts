import { join } from 'node:path';
import { elementAt } from '@souk/kernel';
import type { EntryRow, Store, TableRow } from '@souk/server';
import { onTestFinished } from 'vitest';
import { DEFAULT_PROFILE } from '../../src/profiles/audience.js';
import { openSqliteStore } from '../../src/store/sqlite/store.js';
import { newTable } from '../../src/tables/new-table.js';
import { NO_CHANGE } from './advance.js';
import { counted } from './counted.js';
import { temporaryFolder } from './host.js';
import { seededRuntime } from './seeded-runtime.js';

const runtime = seededRuntime('moving');
const ANN = { id: 'ann', name: 'Ann "the first"' };

export const entry = (seq: number): EntryRow => ({
  ...{ seq, kind: 'move', seat: 0, code: seq % 5, time: 1_800_000_000_000 + seq, send: `s${seq}` },
  data: seq % 3 === 0 ? { reason: 'left' } : null,
});

const newRow = (): TableRow => ({
  ...newTable(
    { game: 'dwarven-traders', seats: [{ kind: 'you' }, { kind: 'open' }], visibility: 'public' },
    ANN,
    runtime,
    { idleDays: 1 },
  ),
  phase: 'playing',
});

export async function addMatches(store: Store, count: number): Promise<TableRow[]> {
  const rows = Array.from({ length: count }, newRow);
  for (const row of rows) {
    await store.tables.add([row]);
    for (let seq = 1; seq <= 7; seq++) await store.matches.append(row.id, entry(seq), NO_CHANGE);
    await store.chat.add(row.id, { time: 5, from: ANN, seat: 0, text: 'ä "quoted" \\ line' });
  }
  return rows;
}

/** A host's file with something of everything in it. */
export async function installation(): Promise<{
  readonly store: Store;
  readonly rows: readonly TableRow[];
  readonly file: string;
}> {
  const folder = temporaryFolder();
  const store = await openSqliteStore(folder);
  onTestFinished(() => store.close());
  await store.people.add(
    { ...ANN, account: false, since: 1 },
    { hash: 'h1', id: 't1', person: 'ann', label: 'guest', created: 1, used: 2 },
  );
  await store.people.register('ann', 'Ann', 'ann', 'scrypt:secret', ['code 1', 'code 2']);
  await store.people.setMute('ann', 'ben', true);
  await store.people.remove('nobody', 'a name');
  const rows = await addMatches(store, 6);
  const { id } = elementAt(rows, 0);
  const outcome = { ranks: [1, 2], scores: [9, 3], winners: [0], rivals: [] };
  await store.matches.append(id, entry(8), { ...NO_CHANGE, phase: 'over', outcome, finished: 9, rated: true });
  await store.matches.count(id, counted(['ann', 'ben'], { bots: [{ level: 2, won: true }] }));
  await store.profiles.setSettings('ann', { ...DEFAULT_PROFILE, avatar: 'panda', curve: 'nobody' });
  return { store, rows, file: join(folder, 'souk.db') };
}
