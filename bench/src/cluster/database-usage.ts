import { elementAt } from '@souk/kernel';
import pg from 'pg';

/** How much a database has taken in and what that takes. */
export interface DatabaseUsage {
  readonly entries: number;
  /** Bytes of the write-ahead log so far. */
  readonly log: number;
  /** Bytes of everything in the database, indexes included. */
  readonly size: number;
}

const USAGE = `
  SELECT (SELECT count(*) FROM entries)::float8 AS entries,
    (pg_current_wal_insert_lsn() - '0/0')::float8 AS log,
    pg_database_size(current_database())::float8 AS size`;

export async function databaseUsage(url: string): Promise<DatabaseUsage> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<DatabaseUsage>(USAGE);
    return elementAt(rows, 0);
  } finally {
    await client.end();
  }
}

/** Bytes for an entry between two moments: its own, and its share of new matches, indexes and all else. */
export function bytesPerEntry(before: DatabaseUsage, after: DatabaseUsage): Pick<DatabaseUsage, 'log' | 'size'> {
  const entries = Math.max(1, after.entries - before.entries);
  return { log: (after.log - before.log) / entries, size: (after.size - before.size) / entries };
}
