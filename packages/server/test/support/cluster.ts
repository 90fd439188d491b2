import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';

/** Whether this run is on PostgreSQL and Redis rather than on what one machine has. */
export const ON_CLUSTER = process.env.SOUK_TEST_ON === 'cluster';

/** What tests that go on at the same time on the same servers are kept apart by. */
export const newPrefix = (): string => `test_${randomBytes(8).toString('hex')}`;

/** Has something done in the end. */
export type WhenDone = (act: () => Promise<void>) => void;

/** A database like a new one: a schema of its own, gone when the test is over, or whatever else it is for. */
export async function newDatabase(whenDone: WhenDone = onTestFinished): Promise<string> {
  const server = inject('postgres');
  const schema = newPrefix();
  await ask(server, `CREATE SCHEMA ${schema}`);
  whenDone(async () => {
    await ask(server, `DROP SCHEMA ${schema} CASCADE`);
  });
  const url = new URL(server);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return url.href;
}

/** One statement on a connection of its own, and the rows that it answers. */
export async function ask(url: string, statement: string): Promise<readonly { readonly [column: string]: unknown }[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** What hosts share, as flags of `souk serve`: nothing on one machine. */
export const sharedFlags = async (): Promise<{ readonly [flag: string]: string }> =>
  ON_CLUSTER ? { database: await newDatabase(), redis: inject('redis'), 'redis-prefix': newPrefix() } : {};
