import type { Store } from '../store.js';
import { FolderLock } from './folder-lock.js';
import { LOG_FILE, logDamage } from './log-check.js';
import { openSqliteStore } from './store.js';

/** A data folder that is open, and this host's alone. */
export interface OpenFolder {
  readonly store: Store;
  /** Notes where the host is, for those who find the folder in use. */
  announce(address: string): void;
  release(): void;
}

/** Opens a data folder for one host. Throws if another host has it, or if it is not as a host has left it. */
export async function openFolder(folder: string): Promise<OpenFolder> {
  const lock = FolderLock.take(folder);
  try {
    refuseDamagedLog(folder);
    const store = await openSqliteStore(folder);
    return { store, announce: (address) => lock.announce(address), release: () => lock.release() };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Throws if acknowledged moves stand behind a place of the write-ahead log that cannot be read: SQLite would drop them silently. */
export function refuseDamagedLog(folder: string): void {
  const damage = logDamage(folder);
  if (damage === undefined) return;
  const where = damage.frame === 0 ? 'at its beginning' : `at frame ${damage.frame} of ${damage.frames}`;
  throw new Error(`its write-ahead log ${LOG_FILE} is damaged ${where}; run souk check`);
}
