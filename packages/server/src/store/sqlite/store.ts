import type { Worker } from 'node:worker_threads';
import { elementAt } from '@souk/kernel';
import { KeyedQueue } from '../../queues/keyed-queue.js';
import { startThread } from '../../thread.js';
import type { StoredMatch } from '../rows.js';
import type { ChatStore, MatchStore, PeopleStore, Store, TableStore } from '../store.js';
import { type MatchAsText, matchFrom } from './match-text.js';
import type { FromThread, ThreadReply, ThreadRequest } from './messages.js';

interface Waiting {
  readonly request: ThreadRequest;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** The methods that only read. A batch of them needs no place in the queue of writers. */
const READS = new Set([
  ...['find', 'ratings', 'account', 'holder', 'tokens', 'mutes', 'secret', 'recoveryCodes', 'isRetired'].map(
    (name) => `people.${name}`,
  ),
  ...['find', 'byCode', 'list', 'ofPerson', 'quick', 'ofDeal'].map((name) => `tables.${name}`),
  ...['open', 'changesSince', 'heads', 'due', 'unrated'].map((name) => `matches.${name}`),
  ...['latest', 'ofPerson'].map((name) => `chat.${name}`),
]);

/** The database thread, seen from the host: calls go out in batches, one batch at a time. */
class DatabaseThread {
  readonly #worker: Worker;
  #waiting: Waiting[] = [];
  #running: readonly Waiting[] | undefined;
  #scheduled = false;
  #broken: Error | undefined;
  #onClosed: (() => void) | undefined;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (message: FromThread) => this.#receive(message));
    worker.on('error', (error) => this.#break(error));
    worker.on('exit', () => this.#break(new Error('the database thread has ended')));
  }

  call(request: ThreadRequest): Promise<unknown> {
    if (this.#broken !== undefined) return Promise.reject(this.#broken);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ request, resolve, reject });
      this.#schedule();
    });
  }

  async close(): Promise<void> {
    while (this.#running !== undefined || this.#waiting.length > 0) await new Promise(setImmediate);
    if (this.#broken !== undefined) return;
    await new Promise<void>((resolve) => {
      this.#onClosed = resolve;
      this.#worker.postMessage('close');
    });
  }

  /** Waits until this turn of the event loop is over: everything that it brings goes into the same batch. */
  #schedule(): void {
    if (this.#scheduled || this.#running !== undefined) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#send();
    });
  }

  #send(): void {
    if (this.#running !== undefined || this.#waiting.length === 0) return;
    this.#running = this.#waiting;
    this.#waiting = [];
    const requests = this.#running.map(({ request }) => request);
    this.#worker.postMessage({ requests, writes: requests.some(([name]) => !READS.has(name)) });
  }

  #receive(message: FromThread): void {
    if (message === 'ready') return;
    const answered = this.#running ?? [];
    this.#running = undefined;
    this.#send();
    for (const [i, waiting] of answered.entries()) settle(waiting, elementAt(message, i));
  }

  #break(error: Error): void {
    this.#broken ??= error;
    this.#onClosed?.();
    for (const { reject } of [...(this.#running ?? []), ...this.#waiting]) reject(this.#broken);
    this.#running = undefined;
    this.#waiting = [];
  }
}

function settle({ request: [name], resolve, reject }: Waiting, reply: ThreadReply): void {
  if ('result' in reply) resolve(reply.result);
  else reject(new Error(`${name}: ${reply.error}`));
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

/** What comes and goes in the thread is gone with its batch: it need not pile up before it is cleared away. */
const SHORT_LIVED = { maxYoungGenerationSizeMb: 16 };

/** Opens the database in a folder; rejects if that cannot be done. */
export async function openSqliteStore(folder: string): Promise<Store> {
  const worker = startThread('./thread.js', import.meta.url, { folder }, SHORT_LIVED);
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
  });
  const thread = new DatabaseThread(worker);
  const locks = new KeyedQueue();
  return {
    people: remote<PeopleStore>(thread, 'people'),
    tables: remote<TableStore>(thread, 'tables'),
    matches: remote<MatchStore>(thread, 'matches', { open: (id) => openMatch(thread, id) }),
    chat: remote<ChatStore>(thread, 'chat'),
    async check() {
      await thread.call(['people.find', ['']]);
    },
    withLock: (name, act) => locks.run(name, act),
    close: () => thread.close(),
  };
}
