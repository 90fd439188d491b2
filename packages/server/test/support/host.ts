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
  maxConnectionsPerAddress: 10_000,
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

type Place = Pick<Config, 'data'> | Pick<Config, 'database' | 'redis' | 'redisPrefix'>;

/** By folder: where hosts keep instead what they would keep there. */
const places = new Map<string, Promise<Place>>();

/** Where a host keeps what it has: in the folder, or on PostgreSQL and Redis if that is what this run is about. */
export const newPlace = async (data: string, whenDone: WhenDone = onTestFinished): Promise<Place> =>
  ON_CLUSTER ? { database: await newDatabase(whenDone), redis: inject('redis'), redisPrefix: newPrefix() } : { data };

/** The same place for all hosts of a test with this folder. */
export function placeOf(data: string): Promise<Place> {
  const place = places.get(data) ?? newPlace(data);
  places.set(data, place);
  return place;
}

/** What a query of the database of hosts with this data folder answers. The rows are what the query says. */
export async function storedRows<Row>(data: string, query: string): Promise<readonly Row[]> {
  const place = await placeOf(data);
  if (!('data' in place)) return (await ask(place.database, query)) as readonly Row[];
  const db = new Database(join(data, 'souk.db'), { readonly: true });
  try {
    return db.prepare(query).all() as Row[];
  } finally {
    db.close();
  }
}

/** The store of hosts with this data folder, closed when the test is over. */
export async function storeOf(data: string): Promise<Store> {
  const place = await placeOf(data);
  const store = await ('data' in place ? openSqliteStore(place.data) : openPostgresStore(place.database));
  onTestFinished(() => store.close());
  return store;
}

/** All that is stored of people by hosts with this data folder, as text. */
export async function storedOfPeople(data: string): Promise<string> {
  const place = await placeOf(data);
  if ('data' in place) return readFileSync(join(data, 'souk.db'), 'latin1');
  return JSON.stringify([
    await ask(place.database, 'SELECT * FROM people'),
    await ask(place.database, 'SELECT * FROM tokens'),
  ]);
}

/** A real host on a real port, closed when the test is over. Hosts with the same data folder share what they have. */
export async function openHost(settings: Partial<Config> = {}, dependencies: HostDependencies = {}): Promise<Host> {
  const place = settings.database === undefined ? await placeOf(settings.data ?? temporaryFolder()) : {};
  const host = await startHost({ ...TEST_SETTINGS, ...settings, ...place }, dependencies);
  let isOpen = true;
  const close = async (): Promise<void> => {
    if (!isOpen) return;
    isOpen = false;
    await host.close();
  };
  onTestFinished(close);
  return { address: host.address, close };
}
