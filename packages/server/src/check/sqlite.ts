import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { elementAt } from '@souk/kernel';
import Database from 'libsql';
import { connect, emptyLog, query } from '../store/sqlite/database.js';
import { ailmentOf, wordsOf } from '../store/sqlite/errors.js';
import { FolderInUse, FolderLock } from '../store/sqlite/folder-lock.js';
import { LOG_FILE, type LogDamage, logDamage } from '../store/sqlite/log-check.js';
import { matchFrom } from '../store/sqlite/match-text.js';
import { matchesIn } from '../store/sqlite/matches.js';
import { DATABASE_FILE, SCHEMA_VERSION } from '../store/sqlite/schema.js';
import type { CheckedStore, MatchKey } from './checked-store.js';
import { CheckError, type Problem } from './problems.js';

const KEPT_LOG = `${LOG_FILE}.damaged`;

/**
 * What is wrong with the write-ahead log of a folder. A host that runs writes to it, and has looked at it. If the loss is accepted, the
 * log is kept beside the database, and what stands behind the damage is given up.
 */
export function checkLog(folder: string, acceptsLoss: boolean): LogDamage | undefined {
  if (!existsSync(join(folder, DATABASE_FILE))) throw new CheckError(`there is no database in ${folder}`);
  let lock: FolderLock;
  try {
    lock = FolderLock.take(folder);
  } catch (error) {
    if (error instanceof FolderInUse) return undefined;
    throw new CheckError(wordsOf(error));
  }
  try {
    const damage = logDamage(folder);
    if (damage === undefined || !acceptsLoss) return damage;
    giveUp(folder);
    return undefined;
  } finally {
    lock.release();
  }
}

function giveUp(folder: string): void {
  const kept = join(folder, KEPT_LOG);
  if (existsSync(kept)) throw new CheckError(`${kept} is there already: move it elsewhere first`);
  copyFileSync(join(folder, LOG_FILE), kept);
  const db = connect(folder);
  emptyLog(db);
  db.close();
}

/** Opens the database of a data folder, to be read only: also while a host runs. */
export function sqliteToCheck(folder: string): CheckedStore {
  const db = opened(folder);
  const keys = query<MatchKey>(db, 'SELECT key, id FROM matches WHERE key > ? ORDER BY key LIMIT ?');
  const matches = matchesIn(db);
  return {
    ofMatches: ['entries', 'chat', 'places', 'snapshots', 'results', 'uncounted', 'challenges'],
    async structure(): Promise<readonly Problem[]> {
      const lines = db.pragma('integrity_check') as { integrity_check: string }[];
      return lines.flatMap(({ integrity_check: detail }) => (detail === 'ok' ? [] : [{ kind: 'structure', detail }]));
    },
    rows: async <Row>(statement: string) => db.prepare(statement).all() as Row[],
    matchesAfter: async (key, limit) => keys.all(key, limit),
    async open(id) {
      const match = matches.open(id);
      return match === undefined ? undefined : matchFrom(match);
    },
    damageIn: (error) => (ailmentOf(error)?.fault === 'damaged' ? wordsOf(error) : undefined),
    close: async () => {
      db.close();
    },
  };
}

function opened(folder: string): Database.Database {
  try {
    // Not by an option, which the driver would ignore.
    const db = new Database(`${pathToFileURL(join(folder, DATABASE_FILE)).href}?mode=ro`);
    db.exec('PRAGMA busy_timeout = 10000');
    const version = elementAt(db.pragma('user_version') as { user_version: number }[], 0).user_version;
    if (version !== SCHEMA_VERSION) {
      throw new Error(
        `it has version ${version}, expected ${SCHEMA_VERSION}: hosts bring it up to date when they start`,
      );
    }
    return db;
  } catch (error) {
    throw new CheckError(`${folder} cannot be checked: ${wordsOf(error)}`);
  }
}
