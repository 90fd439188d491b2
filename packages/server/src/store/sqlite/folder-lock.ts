import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { ailmentOf, wordsOf } from './errors.js';

/** Never opened but through SQLite: the system drops a process's locks on a file when it closes the file anywhere. */
const LOCK_FILE = 'lock.db';
/** Who has the lock, for those who are refused. Worth nothing while nobody has it. */
const HOLDER_FILE = 'host.json';

/** Another host has a data folder open. One line says which. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

interface Holder {
  readonly pid: number;
  readonly address?: string;
}

/**
 * A data folder that no other host may open: what one host writes, watchers at another one would not hear of. The lock is
 * that of a small database beside the real one, which others may go on reading; the system takes it back from a process that dies.
 */
export class FolderLock {
  readonly #folder: string;
  readonly #db: Database.Database;

  private constructor(folder: string, db: Database.Database) {
    this.#folder = folder;
    this.#db = db;
  }

  /** Takes the lock, making the folder if need be. Throws `FolderInUse` if another host has it. */
  static take(folder: string): FolderLock {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const db = opened(folder);
    try {
      db.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    } catch (error) {
      db.close();
      if (ailmentOf(error)?.fault !== 'busy') throw new Error(wordsOf(error));
      throw new FolderInUse(`${folder} is in use by another host${holderIn(folder)}`);
    }
    const lock = new FolderLock(folder, db);
    lock.#note({ pid: process.pid });
    return lock;
  }

  /** Notes where the host is, for those who are refused. */
  announce(address: string): void {
    this.#note({ pid: process.pid, address });
  }

  release(): void {
    rmSync(join(this.#folder, HOLDER_FILE), { force: true });
    this.#db.exec('ROLLBACK');
    this.#db.close();
  }

  #note(holder: Holder): void {
    try {
      writeFileSync(join(this.#folder, HOLDER_FILE), JSON.stringify(holder), { mode: 0o600 });
    } catch {
      // The lock holds all the same; only who has it is not said.
    }
  }
}

function opened(folder: string): Database.Database {
  try {
    return new Database(join(folder, LOCK_FILE));
  } catch (error) {
    throw new Error(wordsOf(error));
  }
}

function holderIn(folder: string): string {
  try {
    const { pid, address }: Holder = JSON.parse(readFileSync(join(folder, HOLDER_FILE), 'utf8'));
    return ` (process ${pid}${address === undefined ? '' : ` at ${address}`})`;
  } catch {
    return '';
  }
}
