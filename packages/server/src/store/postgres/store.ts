import { elementAt } from '@souk/kernel';
import { SerialQueue } from '../../queues/serial-queue.js';
import { CIRCLE_STATEMENTS, PROFILE_STATEMENTS } from '../statements/index.js';
import type { Store } from '../store.js';
import { chatIn } from './chat.js';
import { Database, query } from './database.js';
import { matchesIn } from './matches.js';
import { peopleIn } from './people.js';
import { queriesFrom, statementsIn } from './statements.js';
import { tablesIn } from './tables.js';

/** What pages of people are read with; the plans that PostgreSQL makes for it are tested. */
export const PROFILE_QUERIES = queriesFrom(PROFILE_STATEMENTS);
export const CIRCLE_QUERIES = queriesFrom(CIRCLE_STATEMENTS);

const NOTHING = query('SELECT');
/** Writes what is there already: shows that something can be written. */
const SOMETHING = query('UPDATE schema_version SET version = version');
const TIME = query<{ time: number }>('SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::float8 AS time');

/** A store in PostgreSQL, and how busy its connections are. */
export interface PostgresStore extends Store {
  readonly load: Database['load'];
  /** Milliseconds since the epoch, by the clock of the database. */
  time(): Promise<number>;
}

/** Milliseconds after which a database that says nothing counts as lost. */
const TIMEOUT = 10_000;

/** Connects to a database and brings it up to date; rejects if that cannot be done. */
export async function openPostgresStore(url: string, connections = 10, timeout = TIMEOUT): Promise<PostgresStore> {
  const db = new Database(url, connections, timeout);
  try {
    await db.migrate();
  } catch (error) {
    await db.close();
    throw error;
  }
  const locks = new SerialQueue();
  return {
    people: peopleIn(db),
    tables: tablesIn(db),
    matches: matchesIn(db),
    chat: chatIn(db),
    profiles: statementsIn(db, PROFILE_STATEMENTS, PROFILE_QUERIES),
    circle: statementsIn(db, CIRCLE_STATEMENTS, CIRCLE_QUERIES),
    health: db.health,
    get load() {
      return db.load;
    },
    async time() {
      return elementAt(await db.run(TIME), 0).time;
    },
    async check() {
      await db.run(db.health.ailment === undefined ? NOTHING : SOMETHING);
    },
    // Each holds a connection: one at a time, so that there are some left for what is done meanwhile.
    withLock: (name, act) => locks.run(() => db.withLock(name, act)),
    close: () => db.close(),
  };
}
