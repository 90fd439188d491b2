import { type JobsOptions, Queue, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { RedisLink } from './link.js';

/** Milliseconds after which a host that says nothing of a job counts as gone, and another one does it. */
const LOCK_MS = 10_000;
const STALLED_CHECK_MS = 5000;
/** Longer than workers wait for a job at a time. */
const SILENCE_MS = 15_000;
/** Milliseconds between attempts, when Redis does not answer or a job fails. */
const RETRY_MS = 1000;
const MAX_ATTEMPTS = 30;
/** Jobs that one host has in hand at once: most of them wait for something. */
const CONCURRENCY = 200;
/** Milliseconds that jobs in hand may take when a host closes; whatever is left is another host's. */
const CLOSE_TIMEOUT_MS = 5000;

/** Milliseconds between two counts of what waits. */
const COUNT_MS = 5000;

/** Is told what becomes of jobs. */
export interface QueueEvents {
  done(): void;
  failed(error: unknown): void;
}

/** Jobs of one kind, each done by one of the hosts that share the queue, again and again until it succeeds. */
export class SharedQueue<Data extends object> {
  readonly #link: RedisLink;
  readonly #name: string;
  readonly #queue: Queue;
  readonly #events: QueueEvents;
  readonly #silence: number;
  readonly #counting: NodeJS.Timeout;
  #backlog = 0;
  #worker: Worker | undefined;
  #connection: Redis | undefined;

  /** `silence`: milliseconds after which a connection of a worker that says nothing is given up. */
  constructor(link: RedisLink, name: string, events: QueueEvents, silence = SILENCE_MS) {
    this.#silence = silence;
    this.#link = link;
    this.#name = name;
    this.#events = events;
    this.#queue = new Queue(name, { connection: link.client, prefix: link.prefix });
    // Whether Redis is there is known by the link.
    this.#queue.on('error', () => {});
    this.#counting = setInterval(() => void this.#count(), COUNT_MS);
    this.#counting.unref();
  }

  /** How many jobs waited for a host when they were last counted. */
  get backlog(): number {
    return this.#backlog;
  }

  /** Adds a job; one of the same id that waits or is being done is the same job. Rejects if Redis is away. */
  async add(id: string, data: Data, delay = 0): Promise<void> {
    if (!this.#link.isUp) throw new Error('Redis is away');
    const options: JobsOptions = {
      jobId: id,
      delay: Math.max(0, delay),
      attempts: MAX_ATTEMPTS,
      backoff: { type: 'fixed', delay: RETRY_MS },
      removeOnComplete: true,
      removeOnFail: true,
    };
    await this.#queue.add(this.#name, data, options);
  }

  /** Has a job done now that was to wait; false: there is none. */
  async promote(id: string): Promise<boolean> {
    if (!this.#link.isUp) throw new Error('Redis is away');
    const job = await this.#queue.getJob(id);
    if (job === undefined) return false;
    // It may have come to its time by itself in this moment.
    await job.promote().catch(() => {});
    return true;
  }

  /** Does jobs from now on. */
  work(act: (data: Data) => Promise<void>): void {
    this.#connection = this.#link.connection({ socketTimeout: this.#silence });
    this.#worker = new Worker<Data>(this.#name, ({ data }) => act(data), {
      connection: this.#connection,
      prefix: this.#link.prefix,
      concurrency: CONCURRENCY,
      lockDuration: LOCK_MS,
      stalledInterval: STALLED_CHECK_MS,
      maxStalledCount: MAX_ATTEMPTS,
      runRetryDelay: RETRY_MS,
    });
    this.#worker.on('error', (error) => this.#rest(error));
    this.#worker.on('completed', () => this.#events.done());
    this.#worker.on('failed', (_, error) => this.#events.failed(error));
  }

  /** Redis has refused what a worker asks of it, being out of memory, say: it would ask again at once, and for ever. */
  #rest({ name }: Error): void {
    const worker = this.#worker;
    if (name !== 'ReplyError' || worker === undefined || worker.isPaused()) return;
    const again = setTimeout(() => worker.resume(), RETRY_MS);
    again.unref();
    worker.pause(true).catch(() => {});
  }

  async #count(): Promise<void> {
    if (this.#link.isUp) this.#backlog = await this.#queue.getWaitingCount().catch(() => this.#backlog);
  }

  async close(): Promise<void> {
    clearInterval(this.#counting);
    const worker = this.#worker;
    // Without Redis it cannot be stored what has become of a job: there is nothing to wait for.
    if (worker !== undefined) await atMost(CLOSE_TIMEOUT_MS, worker.close(!this.#link.isUp));
    await atMost(CLOSE_TIMEOUT_MS, this.#queue.close());
    this.#connection?.disconnect();
  }
}

/** Waits for something, but not for ever. */
async function atMost(milliseconds: number, done: Promise<unknown>): Promise<void> {
  let late: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    late = setTimeout(resolve, milliseconds);
  });
  await Promise.race([done.catch(() => {}), timeout]);
  clearTimeout(late);
}
