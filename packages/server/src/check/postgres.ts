import { Database, query } from '../store/postgres/database.js';
import { matchesIn } from '../store/postgres/matches.js';
import { SCHEMA_VERSION } from '../store/postgres/schema.js';
import { StoreUnavailable } from '../store/unavailable.js';
import type { CheckedStore, MatchKey } from './checked-store.js';
import { CheckError } from './problems.js';

const CONNECTIONS = 1;
/** Milliseconds for one statement: some of them look at everything. */
const TIMEOUT = 600_000;

const VERSION = query<{ version: number }>('SELECT version FROM schema_version');
const KEYS = query<MatchKey>('SELECT key, id FROM matches WHERE key > $1 ORDER BY key LIMIT $2');

/** Connects to a database, to read it only: also while hosts use it. */
export async function postgresToCheck(url: string): Promise<CheckedStore> {
  const db = new Database(url, CONNECTIONS, TIMEOUT);
  try {
    const [found] = await db.run(VERSION);
    if (found?.version !== SCHEMA_VERSION) {
      const version = found?.version ?? 0;
      throw new Error(
        `it has version ${version}, expected ${SCHEMA_VERSION}: hosts bring it up to date when they start`,
      );
    }
  } catch (error) {
    await db.close();
    throw new CheckError(`the database cannot be checked: ${error instanceof Error ? error.message : error}`);
  }
  const matches = matchesIn(db);
  return {
    ofMatches: ['entries', 'chat', 'places', 'snapshots', 'results', 'uncounted', 'challenges', 'deadlines'],
    // Pages are looked after by PostgreSQL itself: what it cannot read it says when everything is read.
    structure: async () => [],
    rows: async <Row>(statement: string) => db.run(query<Row>(statement)),
    matchesAfter: (key, limit) => db.run(KEYS, key, limit),
    open: (id) => matches.open(id),
    damageIn: (error) => (error instanceof StoreUnavailable && error.fault === 'damaged' ? error.message : undefined),
    close: () => db.close(),
  };
}
