import { elementAt } from '@souk/kernel';
import { transferTo } from '@souk/server/transfer';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openPostgresStore } from '../../../server/src/store/postgres/store.js';
import { NO_CHANGE } from '../../../server/test/support/advance.js';
import { newDatabase } from '../../../server/test/support/cluster.js';
import { entry, installation } from '../../../server/test/support/installation.js';
import { souk } from '../helpers.js';

const ALL = `people: 1, 1 of them new
tokens: 1, 1 of them new
recovery_codes: 2, 2 of them new
retired_names: 1, 1 of them new
mutes: 1, 1 of them new
ratings: 2, 2 of them new
matches: 6, 6 of them new
deadlines: 5, 5 of them new
places: 6, 6 of them new
entries: 43, 43 of them new
chat: 6, 6 of them new
rating_points: 2, 2 of them new
results: 1, 1 of them new
bot_results: 1, 1 of them new
uncounted: 0, 0 of them new
profiles: 1, 1 of them new
follows: 0, 0 of them new
challenges: 0, 0 of them new
Everything has arrived as it was.
`;

describe('souk migrate', () => {
  test('carries a host over, says what it has carried, and takes only what is new the next time', async () => {
    const { store, rows, file } = await installation();
    const { id } = elementAt(rows, 1);
    const url = await newDatabase();
    expect(await souk(['migrate', '--from', file, '--to', url])).toEqual({ code: 0, out: ALL, err: '' });
    await store.matches.append(id, entry(8), NO_CHANGE);
    const { code, out } = await souk(['migrate', '--from', file, '--to', url]);
    expect(code).toBe(0);
    expect(out).toContain('entries: 44, 1 of them new\n');
    const there = await openPostgresStore(url);
    onTestFinished(() => there.close());
    expect(await there.matches.changesSince(id, 0)).toEqual(await store.matches.changesSince(id, 0));
  });

  test('refuses a database that hosts have used since, in one line', async () => {
    const { rows, file } = await installation();
    const { id } = elementAt(rows, 1);
    const url = await newDatabase();
    await transferTo(file, url);
    const there = await openPostgresStore(url);
    onTestFinished(() => there.close());
    await there.matches.append(id, entry(8), NO_CHANGE);
    const { code, out, err } = await souk(['migrate', '--from', file, '--to', url]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^souk migrate: the database has been used since .*Nothing was changed.*\n$/);
    expect((await there.matches.changesSince(id, 0))?.entries).toHaveLength(8);
  });

  test.each([
    [['--to', 'postgres://somewhere/souk'], '--from: expected the file souk.db of a host'],
    [['--from', 'souk.db'], '--to: expected an address as postgres://user@host/name'],
    [['--from', 'souk.db', '--to', 'redis://somewhere'], '--to: expected an address as postgres://user@host/name'],
    [['--from', '/nowhere/souk.db', '--to', 'postgres://somewhere/souk'], 'there is no file /nowhere/souk.db'],
  ])('says what is wrong with %j', async (args, words) => {
    const { code, err } = await souk(['migrate', ...args]);
    expect(code).toBe(2);
    expect(err).toContain(words);
  });
});
