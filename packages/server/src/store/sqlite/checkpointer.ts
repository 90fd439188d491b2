import { parentPort, workerData } from 'node:worker_threads';
import type Database from 'libsql';
import { checkpoint, connect } from './database.js';
import { ailmentOf } from './errors.js';
import type { FromCheckpointer } from './messages.js';

// The thread that carries what has been committed from the write-ahead log into the database file, while the
// database thread goes on writing: a wait for the disk here makes no move wait. It can never be the one to
// empty the log, since something has always been written meanwhile; the little that is left it leaves to the writer.

/** Often enough that little is left, seldom enough that pages written many times are carried over once. */
const PAUSE_MS = 500;

const { folder }: { folder: string } = workerData;
let db: Database.Database | undefined;

/** What has failed may work again next time, with a new connection: what is committed is as durable in the log. */
function carryOver(): FromCheckpointer {
  try {
    db ??= connect(folder);
    return { pages: checkpoint(db) };
  } catch (error) {
    db?.close();
    db = undefined;
    return { ailment: ailmentOf(error) ?? { fault: 'failing', code: 'unknown' } };
  }
}

const rounds = setInterval(() => parentPort?.postMessage(carryOver()), PAUSE_MS);
parentPort?.once('message', () => {
  clearInterval(rounds);
  db?.close();
});
