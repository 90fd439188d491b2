import { onTestFinished } from 'vitest';
import { openPostgresStore } from '../../src/store/postgres/store.js';
import { openSqliteStore } from '../../src/store/sqlite/store.js';
import type { Store } from '../../src/store/store.js';
import { newDatabase, ON_CLUSTER } from './cluster.js';
import { temporaryFolder } from './host.js';

/** Milliseconds: longer than any machine is too busy to answer. */
const TIMEOUT = 60_000;

/** Opens a store; several times, the same one. */
export type StoreFactory = () => Promise<Store>;

/** A new store of the kind that this run is about. What is opened is closed when the test is over. */
export async function newStoreFactory(): Promise<StoreFactory> {
  const where = ON_CLUSTER ? await newDatabase() : temporaryFolder();
  return async () => {
    const store = await (ON_CLUSTER ? openPostgresStore(where, 10, TIMEOUT) : openSqliteStore(where));
    let isOpen = true;
    const close = async (): Promise<void> => {
      if (!isOpen) return;
      isOpen = false;
      await store.close();
    };
    onTestFinished(close);
    return { ...store, close };
  };
}
