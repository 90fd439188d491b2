import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { startThread } from '../../thread.js';
import type { Ailment } from '../health.js';
import { openDatabase } from './database.js';
import { ailmentOf, wordsOf } from './errors.js';
import { Executor } from './executor.js';
import type { FromCheckpointer, FromThread, ToThread } from './messages.js';

// The thread that owns the database. All that has come in while the last batch was being written is the next
// batch: one transaction and one wait for the disk, however many matches wrote.

const { folder }: { folder: string } = workerData;

/** Pages of the log after which it is emptied: 32 MB. */
const MAX_LOG_PAGES = 8_000;
/** Milliseconds between two tries whether a disk or file that has failed works again. */
const PROBE_MS = 1000;
/** A thread usually may hold far more than one statement, which is all that this one ever runs. */
const CHECKPOINTER_LIMITS = { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 16 };

const send = (message: FromThread): void => parentPort?.postMessage(message);

function serve(executor: Executor): void {
  /** Why the log could not be carried over the last time, though it may be that it can still be written. */
  let logAilment: Ailment | undefined;
  let told: Ailment | undefined;

  const tellHealth = (): void => {
    const ailment = executor.ailment ?? logAilment;
    if (ailment?.fault === told?.fault) return;
    told = ailment;
    send({ kind: 'health', ailment });
  };

  const checkpointer = startThread('./checkpointer.js', import.meta.url, { folder }, CHECKPOINTER_LIMITS);
  checkpointer.on('message', (message: FromCheckpointer) => {
    logAilment = 'ailment' in message ? message.ailment : undefined;
    // Between two batches nothing is written: once all is carried over, the next commit begins the log anew.
    if ('pages' in message && message.pages >= MAX_LOG_PAGES) executor.checkpoint();
    tellHealth();
  });

  const probing = setInterval(() => {
    executor.probe();
    tellHealth();
  }, PROBE_MS);

  const close = async (): Promise<void> => {
    clearInterval(probing);
    checkpointer.postMessage('close');
    await once(checkpointer, 'exit');
    executor.close();
    parentPort?.close();
  };

  parentPort?.on('message', (message: ToThread) => {
    if (message === 'close') {
      void close();
      return;
    }
    const replies = executor.run(message);
    tellHealth();
    send({ kind: 'replies', replies });
  });
}

try {
  serve(new Executor(folder, openDatabase(folder)));
  send({ kind: 'ready' });
} catch (error) {
  // An error of the driver would not arrive as one: it is told in words.
  send({ kind: 'failed', error: wordsOf(error), ailment: ailmentOf(error) });
}
