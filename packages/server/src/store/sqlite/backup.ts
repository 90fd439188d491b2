import { closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { FolderInUse, FolderLock } from './folder-lock.js';
import { LOG_FILE } from './log-check.js';
import { DATABASE_FILE } from './schema.js';

/** Something about a backup is not as it should be; one line says what. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Throws unless the file is a whole database of a host. */
function check(path: string): void {
  try {
    const db = new Database(path, { readonly: true });
    try {
      const [{ integrity_check: verdict }] = db.pragma('integrity_check') as [{ integrity_check: string }];
      if (verdict !== 'ok') throw new BackupError(verdict);
      db.prepare('SELECT count(*) FROM matches').get();
    } finally {
      db.close();
    }
  } catch (error) {
    throw new BackupError(`${path} is not a backup: ${error instanceof Error ? error.message : error}`);
  }
}

/** Waits until a file is on disk. */
function sync(path: string): void {
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}

/**
 * Writes a consistent copy of a host's database to a new file, while the host may be running: everything that
 * was committed when it began, and nothing by halves.
 */
export function backUp(folder: string, target: string): void {
  const source = join(folder, DATABASE_FILE);
  if (!existsSync(source)) throw new BackupError(`there is no database in ${folder}`);
  if (existsSync(target)) throw new BackupError(`${target} is there already`);
  const draft = `${target}.${process.pid}.draft`;
  const db = new Database(source);
  try {
    db.exec('PRAGMA busy_timeout = 10000');
    db.prepare('VACUUM INTO ?').run(draft);
    check(draft);
    sync(draft);
    renameSync(draft, target);
  } finally {
    db.close();
    rmSync(draft, { force: true });
  }
}

/** Puts a backup into a folder that has no database yet, and that no host has. */
export function restore(backup: string, folder: string): void {
  if (!existsSync(backup)) throw new BackupError(`there is no file ${backup}`);
  check(backup);
  const lock = lockFor(folder);
  try {
    copyInto(backup, folder);
  } finally {
    lock.release();
  }
}

function lockFor(folder: string): FolderLock {
  try {
    return FolderLock.take(folder);
  } catch (error) {
    if (error instanceof FolderInUse) throw new BackupError(error.message);
    throw new BackupError(`${folder} cannot be used: ${error instanceof Error ? error.message : error}`);
  }
}

function copyInto(backup: string, folder: string): void {
  const target = join(folder, DATABASE_FILE);
  if (existsSync(target)) throw new BackupError(`there is a database in ${folder} already: expected an empty folder`);
  // SQLite would take it for the log of the backup, and put its pages into it.
  if (existsSync(join(folder, LOG_FILE))) {
    throw new BackupError(`there is a write-ahead log in ${folder} already: expected an empty folder`);
  }
  const draft = `${target}.draft`;
  copyFileSync(backup, draft);
  sync(draft);
  renameSync(draft, target);
}
