import { parentPort, workerData } from 'node:worker_threads';
import { checkpoint, connect } from './database.js';

// The thread that carries what has been committed from the write-ahead log into the database file, while the
// database thread goes on writing: a wait for the disk here makes no move wait. It can never be the one to
// empty the log, since something has always been written meanwhile; the little that is left it leaves to the writer.

/** Often enough that little is left, seldom enough that pages written many times are carried over once. */
const PAUSE_MS = 500;

const { folder }: { folder: string } = workerData;
const db = connect(folder);

const rounds = setInterval(() => parentPort?.postMessage(checkpoint(db)), PAUSE_MS);
parentPort?.once('message', () => {
  clearInterval(rounds);
  db.close();
});
