import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { DATABASE_FILE, migrate } from './schema.js';
import { checkStructure } from './structure-check.js';

/** Opens the database in a data folder, making both if need be. */
export function openDatabase(folder: string): Database.Database {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const db = connectToWork(folder);
  checkStructure(db);
  migrate(db);
  return db;
}

/**
 * A connection to the database in a data folder. What is committed survives any crash. No commit carries the
 * write-ahead log over into the file: that is done by the checkpointer.
 */
export function connect(folder: string): Database.Database {
  const db = new Database(join(folder, DATABASE_FILE));
  db.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA busy_timeout = 5000;
    PRAGMA wal_autocheckpoint = 0;
  `);
  return db;
}

/** A connection that reads and writes rows, and keeps some of what it has read. */
export function connectToWork(folder: string): Database.Database {
  const db = connect(folder);
  db.exec('PRAGMA cache_size = -16000');
  return db;
}

/** Carries over what has been committed, as far as no reader is in the way; says how many pages the log has now. */
export function checkpoint(db: Database.Database): number {
  const [{ log }] = db.pragma('wal_checkpoint(PASSIVE)') as [{ log: number }];
  return log;
}

/** Carries over everything, and begins the log anew, unless a reader is in the way. */
export function emptyLog(db: Database.Database): void {
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
}

type Value = string | number | null;

/** A prepared statement whose rows have a known form. */
export interface Query<Row> {
  get(...values: Value[]): Row | undefined;
  all(...values: Value[]): Row[];
  /** Runs it and says how many rows it has changed. */
  run(...values: Value[]): number;
}

/** Prepares a statement. The form of the rows is what the statement says: the one place where it is trusted. */
export function query<Row = never>(db: Database.Database, text: string): Query<Row> {
  const statement = db.prepare<Value[]>(text);
  return {
    get: (...values) => statement.get(...values) as Row | undefined,
    all: (...values) => statement.all(...values) as Row[],
    run: (...values) => statement.run(...values).changes,
  };
}
