import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'libsql';
import type { Ailment } from '../health.js';
import { CIRCLE_STATEMENTS, PROFILE_STATEMENTS } from '../statements/index.js';
import { STORE_FAULTS } from '../unavailable.js';
import { chatIn } from './chat.js';
import { checkpoint, connectToWork, emptyLog } from './database.js';
import { ailmentOf, wordsOf } from './errors.js';
import { matchesIn } from './matches.js';
import { isRead, type ThreadReply, type ThreadRequest } from './messages.js';
import { peopleIn } from './people.js';
import { statementsIn } from './statements.js';
import { tablesIn } from './tables.js';

type Operation = (...args: readonly unknown[]) => unknown;

/** Appending to a log is one statement or a few: it gets no savepoint until something in its batch has failed. */
const SIMPLE = new Set(['matches.append', 'matches.open', 'people.holder']);

/** So much must fit on the disk before a host that had no room goes on: with less it would be full again at once. */
const RESERVE_BYTES = 1024 * 1024;
const RESERVE_FILE = 'reserve.tmp';

/** An operation without a savepoint has failed, perhaps halfway: its batch is undone, and done again with savepoints. */
class Halfway extends Error {}

const UNREADABLE_ROW: Ailment = { fault: 'damaged', code: 'row' };

const operationsIn = (db: Database.Database): ReadonlyMap<string, Operation> => {
  const concepts = {
    people: peopleIn(db),
    tables: tablesIn(db),
    matches: matchesIn(db),
    chat: chatIn(db),
    profiles: statementsIn(db, PROFILE_STATEMENTS),
    circle: statementsIn(db, CIRCLE_STATEMENTS),
  };
  return new Map(
    Object.entries(concepts).flatMap(([concept, methods]) =>
      Object.entries(methods).map(([name, method]): [string, Operation] => [`${concept}.${name}`, method as Operation]),
    ),
  );
};

/**
 * Carries out batches of calls, each in one transaction. When the disk or the file fails, nothing of a batch is written and
 * nothing more until it is known to work again; what only reads goes on.
 */
export class Executor {
  readonly #folder: string;
  #db: Database.Database;
  #operations: ReadonlyMap<string, Operation>;
  #ailment: Ailment | undefined;

  constructor(folder: string, db: Database.Database) {
    this.#folder = folder;
    this.#db = db;
    this.#operations = operationsIn(db);
  }

  /** Why nothing is written at the moment; undefined: it is. */
  get ailment(): Ailment | undefined {
    return this.#ailment;
  }

  run(requests: readonly ThreadRequest[]): readonly ThreadReply[] {
    if (this.#ailment !== undefined) return this.#readOnly(requests, this.#ailment);
    try {
      return this.#inTransaction(requests, !requests.every(isRead));
    } catch (error) {
      const ailment = ailmentOf(error);
      if (ailment === undefined) return requests.map(() => ({ error: wordsOf(error) }));
      this.#ailment = ailment;
      return this.#readOnly(requests, ailment);
    }
  }

  /** Tries whether everything works again, on a new connection unless the old one has only had no room. */
  probe(): void {
    const before = this.#ailment;
    // What is damaged stays so: writing to it would damage more.
    if (before === undefined || before.fault === 'damaged') return;
    try {
      if (before.fault !== 'full') this.#reconnect();
      reserve(this.#folder);
      emptyLog(this.#db);
      this.#writeSomething();
      this.#ailment = undefined;
    } catch (error) {
      this.#undo();
      this.#ailment = ailmentOf(error) ?? before;
    }
  }

  /** Carries the write-ahead log over into the file while nothing is written. */
  checkpoint(): void {
    try {
      checkpoint(this.#db);
    } catch (error) {
      this.#ailment = ailmentOf(error) ?? this.#ailment;
    }
  }

  close(): void {
    try {
      emptyLog(this.#db);
    } catch {
      // What is in the log is as durable there: the next host carries it over.
    }
    this.#db.close();
  }

  /** What only reads is done, each by itself: what cannot be read keeps nothing else from being read. */
  #readOnly(requests: readonly ThreadRequest[], ailment: Ailment): readonly ThreadReply[] {
    const refused = { error: STORE_FAULTS[ailment.fault], ailment };
    return requests.map((request) => (isRead(request) ? this.#readAlone(request) : refused));
  }

  #readAlone(request: ThreadRequest): ThreadReply {
    try {
      const [reply] = this.#inTransaction([request], false);
      return reply ?? { error: 'no reply' };
    } catch (error) {
      const ailment = ailmentOf(error);
      if (ailment?.fault === 'damaged') this.#ailment = ailment;
      return { error: wordsOf(error), ailment };
    }
  }

  #inTransaction(requests: readonly ThreadRequest[], writes: boolean): readonly ThreadReply[] {
    try {
      return this.#attempt(requests, writes, false);
    } catch (error) {
      if (error instanceof Halfway) return this.#attempt(requests, writes, true);
      throw error;
    }
  }

  /** Throws, with nothing written, if the batch cannot be done as a whole. */
  #attempt(requests: readonly ThreadRequest[], writes: boolean, isCareful: boolean): readonly ThreadReply[] {
    try {
      this.#db.exec(writes ? 'BEGIN IMMEDIATE' : 'BEGIN');
      const replies = requests.map((request) =>
        SIMPLE.has(request[0]) && !isCareful ? this.#simply(request) : this.#inSavepoint(request),
      );
      this.#db.exec('COMMIT');
      return replies;
    } catch (error) {
      this.#undo();
      throw error;
    }
  }

  #simply(request: ThreadRequest): ThreadReply {
    const reply = this.#carryOut(request);
    if ('error' in reply && !isRead(request)) throw new Halfway(reply.error);
    return reply;
  }

  /** If it fails, what it has written so far is undone and the others are not affected. */
  #inSavepoint(request: ThreadRequest): ThreadReply {
    this.#db.exec('SAVEPOINT one');
    const reply = this.#carryOut(request);
    this.#db.exec('error' in reply ? 'ROLLBACK TO one; RELEASE one' : 'RELEASE one');
    return reply;
  }

  /** Throws what the disk or the file is to blame for: that is not about this call alone. */
  #carryOut([name, args]: ThreadRequest): ThreadReply {
    const operation = this.#operations.get(name);
    if (operation === undefined) return { error: `no such operation: ${name}` };
    try {
      return { result: operation(...args) };
    } catch (error) {
      if (ailmentOf(error) !== undefined) throw error;
      // A document of ours that is none is not what was written; that is about its row alone.
      const ailment = error instanceof SyntaxError ? UNREADABLE_ROW : undefined;
      return { error: wordsOf(error), ailment };
    }
  }

  /** SQLite has undone some failed transactions by itself; a connection that cannot even do that is replaced by the next probe. */
  #undo(): void {
    try {
      if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
    } catch (error) {
      this.#ailment = ailmentOf(error) ?? this.#ailment;
    }
  }

  #reconnect(): void {
    const db = connectToWork(this.#folder);
    this.#operations = operationsIn(db);
    const before = this.#db;
    this.#db = db;
    before.close();
  }

  /** Writes what is there already: a transaction like any other, of one page. */
  #writeSomething(): void {
    const [{ user_version: version }] = this.#db.pragma('user_version') as [{ user_version: number }];
    this.#db.exec(`BEGIN IMMEDIATE; PRAGMA user_version = ${version}; COMMIT`);
  }
}

/** Throws unless there is room for more than a page or two. */
function reserve(folder: string): void {
  const path = join(folder, RESERVE_FILE);
  try {
    const file = openSync(path, 'w', 0o600);
    try {
      writeSync(file, Buffer.alloc(RESERVE_BYTES));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  } finally {
    rmSync(path, { force: true });
  }
}
