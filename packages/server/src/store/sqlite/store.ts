import { setTimeout as pause } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { elementAt } from '@souk/kernel';
import { KeyedQueue } from '../../queues/keyed-queue.js';
import { startThread } from '../../thread.js';
import { StoreHealth } from '../health.js';
import type { StoredMatch } from '../rows.js';
import type { ChatStore, CircleStore, MatchStore, PeopleStore, ProfileStore, Store, TableStore } from '../store.js';
import { StoreUnavailable } from '../unavailable.js';
import { type MatchAsText, matchFrom } from './match-text.js';
import type { FromThread, ThreadReply, ThreadRequest, ToThread } from './messages.js';

interface Waiting {
  readonly request: ThreadRequest;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** How long after the thread has ended unasked another one is started, in milliseconds. */
const RESTART_MS = 1000;

/** Milliseconds from one batch to the next while several write at a time. Every batch costs a transaction and a wait for the disk, however small it is. */
const BATCH_MS = 4;

/** What comes and goes in the thread is gone with its batch: it need not pile up before it is cleared away. */
const SHORT_LIVED = { maxYoungGenerationSizeMb: 16 };

/** Starts a thread with the database in a folder open; rejects if that cannot be done. */
async function openThread(folder: string): Promise<Worker> {
  const worker = startThread('./thread.js', import.meta.url, { folder }, SHORT_LIVED);
  const first = await new Promise<FromThread>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the database thread has ended')));
  });
  if (first.kind !== 'failed') return worker;
  await worker.terminate();
  const { error, ailment } = first;
  throw ailment === undefined ? new Error(error) : new StoreUnavailable(error, ailment.fault);
}

/** The database thread, seen from the host: calls go out in batches, one batch at a time. Should it end, it is started again. */
class DatabaseThread {
  readonly health = new StoreHealth();
  readonly #folder: string;
  #worker: Worker | undefined;
  #waiting: Waiting[] = [];
  #running: readonly Waiting[] | undefined;
  #scheduled = false;
  /** When the next batch may be sent; what comes alone need not wait for others. */
  #gatherUntil = 0;
  #isClosing = false;

  constructor(folder: string, worker: Worker) {
    this.#folder = folder;
    this.#use(worker);
  }

  call(request: ThreadRequest): Promise<unknown> {
    if (this.#worker === undefined) return Promise.reject(new StoreUnavailable('no thread', 'failing'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ request, resolve, reject });
      this.#schedule();
    });
  }

  async close(): Promise<void> {
    while (this.#running !== undefined || this.#waiting.length > 0) await new Promise(setImmediate);
    this.#isClosing = true;
    const worker = this.#worker;
    if (worker === undefined) return;
    await new Promise<void>((resolve) => {
      worker.once('exit', () => resolve());
      worker.postMessage('close' satisfies ToThread);
    });
  }

  #use(worker: Worker): void {
    this.#worker = worker;
    worker.on('message', (message: FromThread) => this.#receive(message));
    // What has ended it is known by its end.
    worker.on('error', () => {});
    worker.once('exit', () => this.#ended());
  }

  /**
   * Waits until this turn of the event loop is over and, where several write at a time, until the last batch is a few
   * milliseconds old: everything that comes in by then goes into the same batch.
   */
  #schedule(): void {
    if (this.#scheduled || this.#running !== undefined || this.#waiting.length === 0) return;
    this.#scheduled = true;
    const send = (): void => {
      this.#scheduled = false;
      this.#send();
    };
    const early = this.#gatherUntil - performance.now();
    if (early > 0) setTimeout(send, early);
    else setImmediate(send);
  }

  #send(): void {
    if (this.#running !== undefined || this.#waiting.length === 0) return;
    this.#gatherUntil = this.#waiting.length === 1 ? 0 : performance.now() + BATCH_MS;
    this.#running = this.#waiting;
    this.#waiting = [];
    this.#worker?.postMessage(this.#running.map(({ request }) => request) satisfies ToThread);
  }

  #receive(message: FromThread): void {
    if (message.kind === 'health') this.health.report(message.ailment);
    if (message.kind !== 'replies') return;
    const answered = this.#running ?? [];
    this.#running = undefined;
    this.#schedule();
    for (const [i, waiting] of answered.entries()) settle(waiting, elementAt(message.replies, i));
  }

  /** Nothing is known of what it had in hand: as when a database is away, that is found out by reading. */
  #ended(): void {
    this.#worker = undefined;
    const lost = [...(this.#running ?? []), ...this.#waiting];
    this.#running = undefined;
    this.#waiting = [];
    for (const { reject } of lost) reject(new StoreUnavailable('the database thread has ended', 'failing'));
    if (this.#isClosing) return;
    this.health.report({ fault: 'failing', code: 'thread' });
    void this.#restart();
  }

  async #restart(): Promise<void> {
    await pause(RESTART_MS, undefined, { ref: false });
    if (this.#isClosing) return;
    try {
      this.#use(await openThread(this.#folder));
      this.health.report(undefined);
    } catch (error) {
      if (error instanceof StoreUnavailable) this.health.report({ fault: error.fault, code: 'thread' });
      void this.#restart();
    }
  }
}

function settle({ request: [name], resolve, reject }: Waiting, reply: ThreadReply): void {
  if ('result' in reply) resolve(reply.result);
  else if (reply.ailment === undefined) reject(new Error(`${name}: ${reply.error}`));
  else reject(new StoreUnavailable(`${name}: ${reply.error}`, reply.ailment.fault));
}

/** The methods of one concept, each carried out by the thread, except for those given here. */
const remote = <T extends object>(thread: DatabaseThread, concept: string, own: Partial<T> = {}): T =>
  new Proxy(own as T, {
    get: (_, name) =>
      Reflect.get(own, name) ?? ((...args: unknown[]) => thread.call([`${concept}.${String(name)}`, args])),
  });

async function openMatch(thread: DatabaseThread, id: string): Promise<StoredMatch | undefined> {
  const match = (await thread.call(['matches.open', [id]])) as MatchAsText | undefined;
  return match === undefined ? undefined : matchFrom(match);
}

/** Opens the database in a folder; rejects if that cannot be done. */
export async function openSqliteStore(folder: string): Promise<Store> {
  const thread = new DatabaseThread(folder, await openThread(folder));
  const locks = new KeyedQueue();
  return {
    people: remote<PeopleStore>(thread, 'people'),
    tables: remote<TableStore>(thread, 'tables'),
    matches: remote<MatchStore>(thread, 'matches', { open: (id) => openMatch(thread, id) }),
    chat: remote<ChatStore>(thread, 'chat'),
    profiles: remote<ProfileStore>(thread, 'profiles'),
    circle: remote<CircleStore>(thread, 'circle'),
    health: thread.health,
    async check() {
      const { ailment } = thread.health;
      if (ailment !== undefined) throw new StoreUnavailable(ailment.code, ailment.fault);
      await thread.call(['people.find', ['']]);
    },
    withLock: (name, act) => locks.run(name, act),
    close: () => thread.close(),
  };
}
