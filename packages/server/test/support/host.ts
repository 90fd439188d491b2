import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, type Host, type HostDependencies, type Store, startHost } from '@souk/server';
import Database from 'libsql';
import { inject, onTestFinished } from 'vitest';
import { openPostgresStore } from '../../src/store/postgres/store.js';
import { openSqliteStore } from '../../src/store/sqlite/store.js';
import { ask, newDatabase, newPrefix, ON_CLUSTER, type WhenDone } from './cluster.js';
import { FOLDERS } from './folders.js';

/** A folder that is gone when the test is over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(FOLDERS, 'souk-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Settings for tests: any free port, no log, bots that do not wait, and limits that nobody reaches by chance. */
export const TEST_SETTINGS: Partial<Config> = {
  port: 0,
  logLevel: 'silent',
  botThreads: 1,
  botPause: 0,
  spectatorPause: 20,
  maxConnectionsPerAddress: 10_000,
  maxSocketsPerAddress: 10_000,
  maxReplayed: 1_000_000,
  maxMessages: 10_000,
  maxRequests: 100_000,
  maxGuests: 100_000,
  maxSignIns: 1000,
  maxCodes: 1000,
  maxTables: 100_000,
  maxChat: 1000,
  // A machine that is busy is not away.
  databaseSeconds: 60,
  redisSeconds: 60,
  // A clock that is turned by hand gives nobody time to answer.
  pingSeconds: 604_800,
};

type BackendSettings = Pick<Config, 'data'> | Pick<Config, 'database' | 'redis' | 'redisPrefix'>;

/** By folder: where hosts keep instead what they would keep there. */
const backends = new Map<string, Promise<BackendSettings>>();

/** Where a host keeps what it has: in the folder, or on PostgreSQL and Redis if that is what this run is about. */
export const newBackend = async (data: string, whenDone: WhenDone = onTestFinished): Promise<BackendSettings> =>
  ON_CLUSTER ? { database: await newDatabase(whenDone), redis: inject('redis'), redisPrefix: newPrefix() } : { data };

/** The same place for all hosts of a test with this folder. */
export function backendOf(data: string): Promise<BackendSettings> {
  const backend = backends.get(data) ?? newBackend(data);
  backends.set(data, backend);
  return backend;
}

/** What a query of the database of hosts with this data folder answers. The rows are what the query says. */
export async function storedRows<Row>(data: string, query: string): Promise<readonly Row[]> {
  const backend = await backendOf(data);
  if (!('data' in backend)) return (await ask(backend.database, query)) as readonly Row[];
  const db = new Database(join(data, 'souk.db'), { readonly: true });
  try {
    return db.prepare(query).all() as Row[];
  } finally {
    db.close();
  }
}

/** Changes the database of hosts with this data folder behind their backs. */
export async function changeStored(data: string, statements: string): Promise<void> {
  const backend = await backendOf(data);
  if (!('data' in backend)) {
    await ask(backend.database, statements);
    return;
  }
  const db = new Database(join(data, 'souk.db'));
  try {
    db.exec(`PRAGMA busy_timeout = 5000; ${statements}`);
  } finally {
    db.close();
  }
}

/** The store of hosts with this data folder, closed when the test is over. */
export async function storeOf(data: string): Promise<Store> {
  const backend = await backendOf(data);
  const store = await ('data' in backend ? openSqliteStore(backend.data) : openPostgresStore(backend.database));
  onTestFinished(() => store.close());
  return store;
}

/** All that is stored of people by hosts with this data folder, as text. */
export async function storedOfPeople(data: string): Promise<string> {
  const backend = await backendOf(data);
  if ('data' in backend) return readFileSync(join(data, 'souk.db'), 'latin1');
  return JSON.stringify([
    await ask(backend.database, 'SELECT * FROM people'),
    await ask(backend.database, 'SELECT * FROM tokens'),
    await ask(backend.database, 'SELECT * FROM recovery_codes'),
  ]);
}

/** A real host on a real port, closed when the test is over. Hosts with the same data folder share what they have. */
export async function openHost(settings: Partial<Config> = {}, dependencies: HostDependencies = {}): Promise<Host> {
  const backend = settings.database === undefined ? await backendOf(settings.data ?? temporaryFolder()) : {};
  const host = await startHost({ ...TEST_SETTINGS, ...settings, ...backend }, dependencies);
  let isOpen = true;
  const close = async (): Promise<void> => {
    if (!isOpen) return;
    isOpen = false;
    await host.close();
  };
  onTestFinished(close);
  return { address: host.address, close };
}
