import { elementAt } from '@souk/kernel';
import { SerialQueue } from '../../queues/serial-queue.js';
import type { Store } from '../store.js';
import { chatIn } from './chat.js';
import { Database, query } from './database.js';
import { matchesIn } from './matches.js';
import { peopleIn } from './people.js';
import { tablesIn } from './tables.js';

const NOTHING = query('SELECT');
const TIME = query<{ now: number }>('SELECT floor(1000 * extract(epoch FROM clock_timestamp()))::bigint AS now');

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
    health: db.health,
    get load() {
      return db.load;
    },
    async time() {
      return elementAt(await db.run(TIME), 0).now;
    },
    async check() {
      await db.run(NOTHING);
    },
    // Each holds a connection: one at a time, so that there are some left for what is done meanwhile.
    withLock: (name, act) => locks.run(() => db.withLock(name, act)),
    close: () => db.close(),
  };
}
