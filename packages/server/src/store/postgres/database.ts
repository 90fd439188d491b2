import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import { StoreHealth } from '../health.js';
import { type StoreFault, StoreUnavailable } from '../unavailable.js';
import { migrate } from './schema.js';

export type Value = string | number | boolean | null | readonly (string | number | boolean | null)[];

/** A statement whose rows have a known form. Connections prepare it under its name when they first run it. */
export interface Query<Row> {
  readonly name: string;
  readonly text: string;
  /** Whether it shows, when it succeeds, that something can be written. */
  readonly writes: boolean;
  /** Never set: says what a row looks like. */
  readonly row?: Row;
}

let statements = 0;

/** A statement. The form of its rows is what the statement says: the one place where it is trusted. */
export const query = <Row = never>(text: string): Query<Row> => ({
  name: `souk-${statements++}`,
  text,
  writes: /\b(?:INSERT|UPDATE|DELETE)\b/.test(text),
});

/** Whole numbers fit: none of ours comes near 2⁵³. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 ? Number : (pg.types.getTypeParser(oid, format) as (value: string) => unknown),
};

const LOST_CONNECTION = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  // Shutting down, crashed, starting; too many connections; cancelled for taking too long; given up for having said nothing.
  ...['57P01', '57P02', '57P03', '53300', '57014', '25P03'],
]);
/** What the server says of its own disk and files; read only as a standby is. */
const SERVER_FAULTS: { readonly [code: string]: StoreFault } = {
  53100: 'full',
  53200: 'failing',
  58030: 'failing',
  '58P01': 'failing',
  25006: 'read-only',
  XX001: 'damaged',
  XX002: 'damaged',
};
/** A file that may not grow: of this PostgreSQL says no more than that it is a mistake of its own. */
const FULL_WORDS = /^could not (?:extend|write).*(?:File too large|Disk quota exceeded)/;
const LOST_WORDS = /Connection terminated|Connection ended|timeout|not queryable|Client has encountered/i;

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Why the database could not be asked; undefined: it could, and said no. */
const faultOf = (error: unknown): StoreFault | undefined => {
  const code = codeOf(error);
  if (LOST_CONNECTION.has(code) || /^08/.test(code)) return 'away';
  const hasWords = code === '' && error instanceof Error && LOST_WORDS.test(error.message);
  if (code === 'XX000' && error instanceof Error && FULL_WORDS.test(error.message)) return 'full';
  return hasWords ? 'away' : SERVER_FAULTS[code];
};

export const isTaken = (error: unknown): boolean => codeOf(error) === '23505';

/** Two transactions were in conflict: one of them has not happened, and may be tried again. */
const isSerializationFailure = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error));

/** What statements are run on: the database, or one transaction. */
export interface Session {
  run<Row>(query: Query<Row>, ...values: Value[]): Promise<Row[]>;
}

/** What is acknowledged is on disk, whatever the usual is on that server. */
const SYNCHRONOUS_COMMIT = `SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'`;

/** Until the end of the transaction, however that comes. */
const LOCK = query('SELECT pg_advisory_xact_lock(hashtext(current_schema()), hashtext($1))');

/** The connections to a PostgreSQL database. */
export class Database implements Session {
  readonly health = new StoreHealth();
  readonly #pool: pg.Pool;

  /** `timeout`: milliseconds after which a database that says nothing counts as lost. */
  constructor(url: string, connections: number, timeout: number) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: connections,
      types,
      application_name: 'souk',
      keepAlive: true,
      connectionTimeoutMillis: timeout / 2,
      query_timeout: timeout,
      statement_timeout: timeout,
      // A host that has vanished in the middle of a transaction keeps nothing locked.
      idle_in_transaction_session_timeout: timeout,
      onConnect: (client) => {
        // Should it fail, so does whatever the connection is wanted for.
        client.query(SYNCHRONOUS_COMMIT).catch(() => {});
      },
    });
    // A connection that breaks while it is idle is replaced when one is needed.
    this.#pool.on('error', () => {});
  }

  /** Connections in use, and requests that wait for one. */
  get load(): { readonly busy: number; readonly waiting: number } {
    return { busy: this.#pool.totalCount - this.#pool.idleCount, waiting: this.#pool.waitingCount };
  }

  async run<Row>({ name, text, writes }: Query<Row>, ...values: Value[]): Promise<Row[]> {
    return this.#with((client) => rowsOf<Row>(client, name, text, values), writes);
  }

  /** One statement that may conflict with others: then it is run again. */
  runWithRetry<Row>(query: Query<Row>, ...values: Value[]): Promise<Row[]> {
    return retryOnConflict(() => this.run(query, ...values));
  }

  /** Several statements that happen together or not at all. */
  transaction<R>(act: (session: Session) => Promise<R>): Promise<R> {
    return retryOnConflict(() => this.#with((client) => inTransaction(client, act), true));
  }

  /** Does something while no other host does something of that name. */
  async withLock<R>(name: string, act: () => Promise<R>): Promise<R> {
    return this.#with((client) =>
      inTransaction(client, async (session) => {
        await session.run(LOCK, name);
        return act();
      }),
    );
  }

  async migrate(): Promise<void> {
    await this.#with(async (client) => {
      await client.query('SET statement_timeout = 0');
      await migrate(client);
      await client.query('RESET statement_timeout');
    });
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  /** `writes`: whether what is done shows that something can be written. */
  async #with<R>(act: (client: pg.PoolClient) => Promise<R>, writes = false): Promise<R> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw this.#failed(error);
    });
    let lost = false;
    // Without a listener, a connection that breaks in between would end the process.
    const onError = (): void => {
      lost = true;
    };
    client.on('error', onError);
    try {
      const result = await act(client);
      if (writes || this.health.ailment?.fault === 'away') this.health.report(undefined);
      return result;
    } catch (error) {
      const failure = this.#failed(error);
      if (failure instanceof StoreUnavailable) lost = true;
      throw failure;
    } finally {
      client.off('error', onError);
      client.release(lost);
    }
  }

  /** What to throw instead of an error, and what it says of the database. */
  #failed(error: unknown): unknown {
    const fault = faultOf(error);
    if (fault === undefined) return error;
    this.health.report({ fault, code: codeOf(error) });
    return new StoreUnavailable(wordsOf(error), fault);
  }
}

/** Does something again until no other transaction conflicts with it. */
async function retryOnConflict<R>(act: () => Promise<R>): Promise<R> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!isSerializationFailure(error)) throw error;
      await setImmediate();
    }
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function rowsOf<Row>(client: pg.PoolClient, name: string, text: string, values: readonly Value[]) {
  const { rows } = await client.query({ name, text, values: [...values] });
  return rows as Row[];
}

async function inTransaction<R>(client: pg.PoolClient, act: (session: Session) => Promise<R>): Promise<R> {
  await client.query('BEGIN');
  try {
    const result = await act({ run: ({ name, text }, ...values) => rowsOf(client, name, text, values) });
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // On a connection that is lost there is nothing left to take back, and nobody who would answer.
    if (faultOf(error) !== 'away') await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}
