import { dwarvenTraders } from '@souk/games/dwarven-traders';
import { describe, expect, test } from 'vitest';
import type { EntryRow, TableRow } from '../src/store/rows.js';
import { newTable } from '../src/tables/new-table.js';
import { NO_CHANGE } from './support/advance.js';
import { ManualClock } from './support/clock.js';
import { openHost, storeOf, temporaryFolder } from './support/host.js';
import { guests, type TestPerson } from './support/person.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A match of Ann's with three entries, begun under these rules, whose time is up in two minutes. */
function matchUnder(
  rulesVersion: number,
  ann: TestPerson,
  runtime: ManualClock,
): { row: TableRow; entries: EntryRow[] } {
  const wish = { game: 'dwarven-traders', seats: [{ kind: 'you' as const }], visibility: 'public' as const };
  const now = runtime.now();
  return {
    row: {
      ...newTable(wish, { id: ann.id, name: ann.name }, runtime, { idleDays: 1 }),
      ...{ phase: 'playing', rulesVersion, started: now, deadline: now + 2 * MINUTE },
    },
    entries: [1, 2, 3].map((seq) => ({ seq, kind: 'move', seat: 0, code: 9999, time: now, send: null, data: null })),
  };
}

/** A host whose store has such a match. */
async function hostWith(rulesVersion: number) {
  const runtime = new ManualClock();
  const data = temporaryFolder();
  const first = await openHost({ data }, { runtime });
  const [ann] = await guests(first.address, 'Ann');
  await first.close();
  const store = await storeOf(data);
  const { row, entries } = matchUnder(rulesVersion, ann, runtime);
  await store.tables.add([row]);
  for (const entry of entries) await store.matches.append(row.id, entry, NO_CHANGE);
  const { address } = await openHost({ data }, { runtime });
  return { runtime, store, row, entries, ann: ann.at(address) };
}

describe('A match that was begun under older rules', () => {
  test('ends as abandoned when its time is up, with its log as it was', async () => {
    const { runtime, store, row, entries, ann } = await hostWith(dwarvenTraders.rulesVersion - 1);
    const playing = await ann.do('tables', { query: { phase: 'playing' } });
    expect(playing.tables.map(({ id }) => id)).toEqual([row.id]);
    expect(await ann.refused('match', { params: { id: row.id } })).toMatchObject({ code: 'conflict' });
    runtime.advance(2 * MINUTE);
    await expect.poll(() => ann.do('table', { params: { id: row.id } })).toMatchObject({ phase: 'abandoned' });
    expect(await ann.do('myMatches', { query: { phase: 'abandoned' } })).toMatchObject({
      tables: [{ id: row.id, finished: runtime.now(), outcome: null }],
    });
    expect((await ann.do('tables', { query: { phase: 'playing' } })).tables).toEqual([]);
    const changes = await store.matches.changesSince(row.id, 0);
    expect(changes?.entries.slice(0, 3)).toEqual(entries);
    expect(changes?.entries.slice(3)).toMatchObject([{ seq: 4, kind: 'abandoned', seat: -1, time: runtime.now() }]);
    expect(changes?.table.deadline).toBeNull();
  });
});

describe('A match that was begun under newer rules', () => {
  test('waits for a host that knows them', async () => {
    const { runtime, store, row, ann } = await hostWith(dwarvenTraders.rulesVersion + 1);
    runtime.advance(2 * MINUTE);
    await expect.poll(async () => (await store.tables.find(row.id))?.deadline).toBe(runtime.now() + HOUR);
    expect(await ann.do('table', { params: { id: row.id } })).toMatchObject({ phase: 'playing' });
    expect((await store.matches.changesSince(row.id, 0))?.entries).toHaveLength(3);
  });
});
