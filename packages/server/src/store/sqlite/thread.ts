import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { startThread } from '../../thread.js';
import { chatIn } from './chat.js';
import { checkpoint, openDatabase } from './database.js';
import { matchesIn } from './matches.js';
import type { Batch, ThreadReply } from './messages.js';
import { peopleIn } from './people.js';
import { tablesIn } from './tables.js';

// The thread that owns the database. All that has come in while the last batch was being written is the next
// batch: one transaction and one wait for the disk, however many matches wrote.

type Operation = (...args: readonly unknown[]) => unknown;

const { folder }: { folder: string } = workerData;
const db = openDatabase(folder);
const concepts = { people: peopleIn(db), tables: tablesIn(db), matches: matchesIn(db), chat: chatIn(db) };

const operations = new Map<string, Operation>(
  Object.entries(concepts).flatMap(([concept, methods]) =>
    Object.entries(methods).map(([name, method]): [string, Operation] => [`${concept}.${name}`, method as Operation]),
  ),
);

/** Runs one operation; if it fails, what it has written so far is undone and the others are not affected. */
function run(name: string, args: readonly unknown[]): ThreadReply {
  const operation = operations.get(name);
  if (operation === undefined) return { error: `no such operation: ${name}` };
  try {
    return { result: operation(...args) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function runInSavepoint(name: string, args: readonly unknown[]): ThreadReply {
  db.exec('SAVEPOINT one');
  const reply = run(name, args);
  db.exec('error' in reply ? 'ROLLBACK TO one; RELEASE one' : 'RELEASE one');
  return reply;
}

/** Appending to a log is one statement or a few that cannot fail one by one: it needs no savepoint. */
const SIMPLE = new Set(['matches.append', 'matches.open', 'people.holder']);

function runBatch({ requests, writes }: Batch): ThreadReply[] {
  try {
    db.exec(writes ? 'BEGIN IMMEDIATE' : 'BEGIN');
    const replies = requests.map(([name, args]) => (SIMPLE.has(name) ? run(name, args) : runInSavepoint(name, args)));
    db.exec('COMMIT');
    return replies;
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK');
    const message = error instanceof Error ? error.message : String(error);
    return requests.map(() => ({ error: message }));
  }
}

/** Pages of the log after which it is emptied: 32 MB. */
const MAX_LOG_PAGES = 8_000;

/** A thread usually may hold far more than one statement, which is all that this one ever runs. */
const CHECKPOINTER_LIMITS = { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 16 };

const checkpointer = startThread('./checkpointer.js', import.meta.url, { folder }, CHECKPOINTER_LIMITS);
checkpointer.on('message', (pages: number) => {
  // Between two batches nothing is written: once all is carried over, the next commit begins the log anew.
  if (pages >= MAX_LOG_PAGES) checkpoint(db);
});
checkpointer.on('error', (error) => {
  throw error;
});

parentPort?.on('message', async (batch: Batch | 'close') => {
  if (batch !== 'close') {
    parentPort?.postMessage(runBatch(batch));
    return;
  }
  checkpointer.postMessage('close');
  await once(checkpointer, 'exit');
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
  parentPort?.close();
});
parentPort?.postMessage('ready');
