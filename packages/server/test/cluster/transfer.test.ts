import { dirname, join } from 'node:path';
import { elementAt } from '@souk/kernel';
import { DELETED_PERSON } from '@souk/protocol';
import type { Store } from '@souk/server';
import { TransferError, type TransferReport, transferTo } from '@souk/server/transfer';
import Database from 'libsql';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openPostgresStore } from '../../src/store/postgres/store.js';
import { backUp } from '../../src/store/sqlite/backup.js';
import { openSqliteStore } from '../../src/store/sqlite/store.js';
import { NO_CHANGE } from '../support/advance.js';
import { SQLITE_BEFORE_RESULTS } from '../support/before-results.js';
import { ask, newDatabase } from '../support/cluster.js';
import { temporaryFolder } from '../support/host.js';
import { addMatches, entry, installation } from '../support/installation.js';

async function opened(url: string): Promise<Store> {
  const store = await openPostgresStore(url);
  onTestFinished(() => store.close());
  return store;
}

const written = async (file: string, url: string): Promise<number> =>
  (await transferTo(file, url)).reduce((sum, moved) => sum + moved.written, 0);

const addGuest = (store: Store, id: string): Promise<void> =>
  store.people.add(
    { id, name: id, account: false, since: 1 },
    { hash: `h-${id}`, id: `t-${id}`, person: id, label: 'guest', created: 1, used: 2 },
  );

/** All rows of all tables, for comparison. */
async function everythingIn(url: string): Promise<{ readonly [table: string]: readonly unknown[] }> {
  const tables = [
    ...['people', 'tokens', 'recovery_codes', 'retired_names', 'mutes', 'ratings', 'matches', 'deadlines', 'places'],
    ...[
      'entries',
      'chat',
      'moved',
      'rating_points',
      'results',
      'bot_results',
      'uncounted',
      'profiles',
      'follows',
      'challenges',
    ],
  ];
  const rows = tables.map(
    async (table) => [table, await ask(url, `SELECT t::text FROM ${table} t ORDER BY 1`)] as const,
  );
  return Object.fromEntries(await Promise.all(rows));
}

/** Ends a move when it is almost done. */
const interrupted = ({ kind }: TransferReport): void => {
  if (kind === 'entries') throw new Error('interrupted');
};

describe('Moving to PostgreSQL', () => {
  test('carries everything over as it was, and goes on from there', async () => {
    const { store, rows, file } = await installation();
    const url = await newDatabase();
    await transferTo(file, url);
    const there = await opened(url);
    for (const { id } of rows) {
      expect(await there.matches.changesSince(id, 0)).toEqual(await store.matches.changesSince(id, 0));
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
    expect(await there.people.recoveryCodes('ann')).toBe(2);
    expect(await there.people.isRetired('a name')).toBe(true);
    expect(await there.matches.due(Number.MAX_SAFE_INTEGER, 10)).toHaveLength(5);
    const [next] = await addMatches(there, 1);
    const { rows: latest } = await there.tables.list('playing', undefined, undefined, 1);
    expect(latest.map(({ id }) => id)).toEqual([next?.id]);
  });

  test('takes only what is new the next time, and what has gone goes', async () => {
    const { store, rows, file } = await installation();
    const url = await newDatabase();
    expect(await written(file, url)).toBeGreaterThan(50);
    expect(await written(file, url)).toBe(0);
    await store.matches.append(elementAt(rows, 1).id, entry(8), { ...NO_CHANGE, phase: 'abandoned', finished: 9 });
    await store.people.dropToken('ann', 't1');
    expect(await written(file, url)).toBe(2);
    const there = await opened(url);
    expect(await there.people.holder('h1')).toBeUndefined();
    expect(await there.tables.find(elementAt(rows, 1).id)).toMatchObject({ phase: 'abandoned', deadline: null });
    expect(await there.matches.due(Number.MAX_SAFE_INTEGER, 10)).toHaveLength(4);
  });

  test('carries over that a person was deleted since, whose chat lines have another name', async () => {
    const { store, rows, file } = await installation();
    const url = await newDatabase();
    await transferTo(file, url);
    await store.people.remove('ann', null);
    await transferTo(file, url);
    const there = await opened(url);
    expect(await there.people.find('ann')).toBeUndefined();
    expect(await there.people.recoveryCodes('ann')).toBe(0);
    const { id } = elementAt(rows, 1);
    expect(await there.chat.latest(id, 10)).toMatchObject([{ from: DELETED_PERSON }]);
    expect(await there.tables.find(id)).toEqual(await store.tables.find(id));
  });

  test('carries over what is shown of people and what they are to each other', async () => {
    const { store, file } = await installation();
    await addGuest(store, 'ben');
    await store.people.register('ben', 'Ben', 'ben', 'scrypt:secret', []);
    await store.circle.follow('ann', 'ben', 7);
    const [table] = await addMatches(store, 1);
    if (table === undefined) throw new Error('expected a table');
    const waiting = { ...table, id: 'w'.repeat(22), code: 'WAITIN', phase: 'open' as const };
    await store.tables.add([waiting]);
    await store.circle.challenge(waiting.id, 'ben', 'ann', 8);
    const url = await newDatabase();
    await transferTo(file, url);
    const there = await opened(url);
    const told = async ({ profiles, circle }: Store): Promise<readonly unknown[]> => [
      await profiles.ratings('ann'),
      await profiles.points('ann'),
      await profiles.allResults('ann'),
      await profiles.settings('ann'),
      await profiles.botResults('dwarven-traders', 2),
      await profiles.standing('ann', 'dwarven-traders', 0),
      await circle.followed('ann'),
      await circle.received('ben'),
    ];
    const expected = await told(store);
    for (const each of expected) expect(JSON.stringify(each ?? null).length).toBeGreaterThan(10);
    expect(await told(there)).toEqual(expected);
    await store.circle.unfollow('ann', 'ben');
    await transferTo(file, url);
    expect(await there.circle.followed('ann')).toEqual([]);
  });

  test('takes a file that an older host has written, without what came later', async () => {
    const { store, rows, file } = await installation();
    await store.close();
    const db = new Database(file);
    db.exec(SQLITE_BEFORE_RESULTS);
    db.exec('DROP TABLE recovery_codes; DROP TABLE retired_names; DROP INDEX chat_of_person; PRAGMA user_version = 2');
    db.close();
    const url = await newDatabase();
    await transferTo(file, url);
    const there = await opened(url);
    expect(await there.tables.find(elementAt(rows, 1).id)).toMatchObject({ phase: 'playing' });
    expect(await there.people.recoveryCodes('ann')).toBe(0);
    expect(await there.people.ratings('ann')).toMatchObject([{ matches: 1 }]);
    expect(await there.matches.uncounted(10)).toEqual([elementAt(rows, 0).id]);
  });

  test('does not touch a database that has matches of its own', async () => {
    const { file } = await installation();
    const url = await newDatabase();
    const there = await opened(url);
    const own = elementAt(await addMatches(there, 1), 0);
    await expect(transferTo(file, url)).rejects.toThrow(/rows of its own \(.*matches: 1;.*an empty one/);
    expect((await there.matches.changesSince(own.id, 0))?.entries).toHaveLength(7);
  });

  test.each<[string, RegExp, (there: Store, match: string) => Promise<unknown>]>([
    [
      'a move was made',
      /entries: 44 rows, 43 then/,
      (there, match) => there.matches.append(match, entry(8), NO_CHANGE),
    ],
    ['a guest has come', /people: 2 rows, 1 then/, (there) => addGuest(there, 'ben')],
    ['a table was made', /matches: 7 rows, 6 then/, (there) => addMatches(there, 1)],
    ['a token was used', /tokens: 1 rows, 1 then/, (there) => there.people.touch('h1', 77)],
    ['a token has gone', /tokens: 0 rows, 1 then/, (there) => there.people.dropToken('ann', 't1')],
  ])('does not touch a database in which, since it was moved to, %s', async (_, found, use) => {
    const { store, rows, file } = await installation();
    const url = await newDatabase();
    await transferTo(file, url);
    const there = await opened(url);
    await use(there, elementAt(rows, 1).id);
    const before = await everythingIn(url);
    // The host on one machine has gone on, too: neither of them may lose what it has acknowledged.
    await store.matches.append(elementAt(rows, 2).id, entry(8), NO_CHANGE);
    const refused = transferTo(file, url);
    await expect(refused).rejects.toThrow(TransferError);
    await expect(refused).rejects.toThrow(found);
    await expect(refused).rejects.toThrow(/used since it was moved to.*Nothing was changed.*to an empty database/);
    expect(await everythingIn(url)).toEqual(before);
  });

  test('takes nothing from another file, or from an older copy of the file', async () => {
    const { store, rows, file } = await installation();
    const url = await newDatabase();
    const older = temporaryFolder();
    backUp(dirname(file), join(older, 'souk.db'));
    await store.matches.append(elementAt(rows, 1).id, entry(8), NO_CHANGE);
    await transferTo(file, url);
    const before = await everythingIn(url);
    await expect(transferTo(join(older, 'souk.db'), url)).rejects.toThrow(/lacks 1 of the entries .* older copy/);
    const otherwise = await openSqliteStore(older);
    onTestFinished(() => otherwise.close());
    await otherwise.matches.append(elementAt(rows, 1).id, { ...entry(8), code: 0 }, NO_CHANGE);
    await expect(transferTo(join(older, 'souk.db'), url)).rejects.toThrow(/entries 2 8 is another one .* older copy/);
    await expect(transferTo((await installation()).file, url)).rejects.toThrow(/another number .* not the one/);
    expect(await everythingIn(url)).toEqual(before);
  });

  test('interrupted, has changed nothing, and is run again', async () => {
    const { store, rows, file } = await installation();
    const url = await newDatabase();
    await expect(transferTo(file, url, interrupted)).rejects.toThrow(/interrupted/);
    expect(Object.values(await everythingIn(url)).flat()).toEqual([]);
    await transferTo(file, url);
    const before = await everythingIn(url);
    await store.matches.append(elementAt(rows, 1).id, entry(8), NO_CHANGE);
    await expect(transferTo(file, url, interrupted)).rejects.toThrow(/interrupted/);
    expect(await everythingIn(url)).toEqual(before);
    expect(await written(file, url)).toBe(1);
    const there = await opened(url);
    for (const { id } of rows) {
      expect(await there.matches.changesSince(id, 0)).toEqual(await store.matches.changesSince(id, 0));
    }
  });

  test('finds out what has not arrived as it was, and leaves nothing of it', async () => {
    const { file } = await installation();
    const url = await newDatabase();
    await (await openPostgresStore(url)).close();
    await ask(
      url,
      `CREATE FUNCTION garble() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.code := NEW.code + 1; RETURN NEW; END $$;
       CREATE TRIGGER garbling BEFORE INSERT ON entries FOR EACH ROW WHEN (NEW.seq = 7) EXECUTE FUNCTION garble()`,
    );
    await expect(transferTo(file, url)).rejects.toThrow(/entries 1 7 has not arrived as it was/);
    expect(Object.values(await everythingIn(url)).flat()).toEqual([]);
  });

  test('says in one line what cannot be', async () => {
    await expect(transferTo('/nowhere/souk.db', await newDatabase())).rejects.toThrow(TransferError);
    const { file } = await installation();
    await expect(transferTo(file, 'postgres://souk@127.0.0.1:1/none')).rejects.toThrow(TransferError);
  });
});
