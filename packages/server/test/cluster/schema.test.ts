import { elementAt } from '@souk/kernel';
import { startHost } from '@souk/server';
import { TransferError, transferTo } from '@souk/server/transfer';
import { describe, expect, test } from 'vitest';
import { ConfigError } from '../../src/config/read.js';
import { openPostgresStore } from '../../src/store/postgres/store.js';
import { POSTGRES_BEFORE_RESULTS } from '../support/before-results.js';
import { ask, newDatabase } from '../support/cluster.js';
import { TEST_SETTINGS } from '../support/host.js';
import { installation } from '../support/installation.js';

/** A database of ours that says that it has this version. */
async function databaseOf(version: number): Promise<string> {
  const url = await newDatabase();
  await (await openPostgresStore(url)).close();
  await ask(url, `UPDATE schema_version SET version = ${version}`);
  return url;
}

const columnsOf = (url: string) =>
  ask(
    url,
    `SELECT table_name, column_name, data_type FROM information_schema.columns
       WHERE table_schema = current_schema() ORDER BY 1, 2`,
  );

describe('A database', () => {
  test('that a newer host has brought up to date is refused, and left as it is', async () => {
    const url = await databaseOf(99);
    const before = await columnsOf(url);
    const words = /the database has version 99, this host knows \d+: it needs a newer one/;
    await expect(openPostgresStore(url)).rejects.toThrow(words);
    const opening = startHost({ ...TEST_SETTINGS, database: url });
    await expect(opening).rejects.toThrow(ConfigError);
    await expect(opening).rejects.toThrow(words);
    const moving = transferTo((await installation()).file, url);
    await expect(moving).rejects.toThrow(TransferError);
    await expect(moving).rejects.toThrow(words);
    expect(await columnsOf(url)).toEqual(before);
    expect(await ask(url, 'SELECT version FROM schema_version')).toEqual([{ version: 99 }]);
  });

  test('of an older version is brought up to date, with what is in it', async () => {
    const url = await newDatabase();
    const store = await openPostgresStore(url);
    const after = await columnsOf(url);
    const { version } = elementAt(await ask(url, 'SELECT version FROM schema_version'), 0);
    const token = { hash: 'h', id: 't', person: 'ann', label: 'guest', created: 1, used: 2 };
    await store.people.add({ id: 'ann', name: 'Ann', account: false, since: 1 }, token);
    await store.close();
    await ask(
      url,
      `${POSTGRES_BEFORE_RESULTS}
       DROP TABLE moved; DROP TABLE recovery_codes; DROP TABLE retired_names; DROP INDEX chat_of_person;
       UPDATE schema_version SET version = 1`,
    );
    const again = await openPostgresStore(url);
    expect(await again.people.find('ann')).toMatchObject({ name: 'Ann' });
    await again.close();
    expect(await columnsOf(url)).toEqual(after);
    expect(await ask(url, 'SELECT version FROM schema_version')).toEqual([{ version }]);
  });

  test('that several hosts open at the same moment is made once', async () => {
    const url = await newDatabase();
    const stores = await Promise.all(Array.from({ length: 6 }, () => openPostgresStore(url)));
    await Promise.all(stores.map((store) => store.close()));
    expect(await ask(url, 'SELECT count(*)::int AS versions FROM schema_version')).toEqual([{ versions: 1 }]);
  });
});
