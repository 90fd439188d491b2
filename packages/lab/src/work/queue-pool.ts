import { randomUUID } from 'node:crypto';
import { type Job, Queue, QueueEvents, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { GameCatalogue } from '../catalogue.js';
import { fingerprintOfAll } from '../fingerprint.js';
import type { TaskName, Tasks } from './tasks.js';
import { type TaskRequest, ThreadPool } from './thread-pool.js';
import type { WorkerPool } from './worker-pool.js';

// Work that is spread over machines: a pool puts it into a queue of Redis, workers take it from there.

/** Where work is put and taken from. */
export interface WorkQueue {
  readonly redis: string;
  /** What everything of ours begins with in that Redis. */
  readonly prefix: string;
}

/** Jobs that are handed out before the first is fetched: enough for some dozen threads anywhere. */
const AHEAD = 128;
/** Seconds after which a worker that says nothing counts as gone, and another one does its job. */
export const GONE_AFTER = 10;
const AGAIN = 1000;
const MOST_ATTEMPTS = 100;
/** Milliseconds after which a pool that waits looks whether the job is still there. */
const LOOK = 5000;
/** Seconds that a result is kept for the pool that has asked for it. */
const KEPT = 3600;

/** Only workers with the same rules and the same bots do a job: otherwise the result would depend on who has done it. */
export const queueName = (catalogue: GameCatalogue): string =>
  [
    'work',
    ...Array.from(catalogue.games.values(), ({ game }) => `${game.id}-${game.rulesVersion}`),
    `bots-${fingerprintOfAll(catalogue)}`,
  ].join('.');

const connect = ({ redis }: WorkQueue): Redis => {
  const connection = new Redis(redis, {
    maxRetriesPerRequest: null,
    retryStrategy: (attempt) => Math.min(100 * attempt, AGAIN),
  });
  connection.on('error', () => {});
  return connection;
};

/** A pool of workers on any machines, who may come, go and die. */
export class QueuePool implements WorkerPool {
  readonly ahead = AHEAD;
  readonly #connections: readonly Redis[];
  readonly #queue: Queue;
  readonly #events: QueueEvents;
  readonly #run = randomUUID();
  readonly #underWay = new Map<string, Job>();
  #jobs = 0;
  #isDismissed = false;

  constructor(queue: WorkQueue, catalogue: GameCatalogue) {
    const { prefix } = queue;
    const name = queueName(catalogue);
    const [jobs, results] = [connect(queue), connect(queue)];
    this.#connections = [jobs, results];
    this.#queue = new Queue(name, { connection: jobs, prefix });
    this.#events = new QueueEvents(name, { connection: results, prefix });
    // Every job that waits for its result listens.
    this.#queue.setMaxListeners(0);
    this.#events.setMaxListeners(0);
    this.#queue.on('error', () => {});
    this.#events.on('error', () => {});
  }

  /** How many workers there are at the moment. */
  workers(): Promise<number> {
    return this.#queue.getWorkersCount();
  }

  async run<N extends TaskName>(task: N, job: Tasks[N]['job']): Promise<Tasks[N]['result']> {
    const id = `${this.#run}.${this.#jobs++}`;
    const request: TaskRequest<N> = { task, job };
    try {
      await this.#events.waitUntilReady();
      for (;;) {
        const added = await this.#add(id, request);
        const result = await this.#resultOf(added);
        if (result !== undefined) return result;
      }
    } finally {
      await this.#underWay
        .get(id)
        ?.remove()
        .catch(() => {});
      this.#underWay.delete(id);
    }
  }

  async close(): Promise<void> {
    this.#isDismissed = true;
    await Promise.allSettled([...this.#underWay.values()].map((job) => job.remove()));
    await Promise.allSettled([this.#queue.close(), this.#events.close()]);
    for (const connection of this.#connections) connection.disconnect();
  }

  async #add(id: string, request: TaskRequest): Promise<Job> {
    const job = await this.#queue.add('work', request, {
      jobId: id,
      attempts: MOST_ATTEMPTS,
      backoff: { type: 'fixed', delay: AGAIN },
      removeOnComplete: { age: KEPT },
      removeOnFail: { age: KEPT },
    });
    this.#underWay.set(id, job);
    return job;
  }

  /** Waits for a result; undefined: Redis has forgotten the job, and it has to be given out again. */
  async #resultOf(job: Job): Promise<Tasks[TaskName]['result'] | undefined> {
    for (;;) {
      try {
        return await job.waitUntilFinished(this.#events, LOOK);
      } catch (error) {
        if (this.#isDismissed) throw error;
        const state = await job.getState();
        if (state === 'failed') throw error;
        if (state === 'unknown') return undefined;
      }
    }
  }
}

/** Works on whatever is in the queue until it is told to stop. */
export class QueueWorker {
  readonly #worker: Worker;
  readonly #pool: WorkerPool;
  readonly #connection: Redis;

  constructor(queue: WorkQueue, catalogue: Required<GameCatalogue>, threads: number, goneAfter = GONE_AFTER) {
    const lock = 1000 * goneAfter;
    this.#connection = connect(queue);
    // In threads, so that this one can always say that it is still at work.
    this.#pool = new ThreadPool(threads, catalogue.worker);
    this.#worker = new Worker(
      queueName(catalogue),
      ({ data }: Job<TaskRequest>) => this.#pool.run(data.task, data.job),
      {
        connection: this.#connection,
        prefix: queue.prefix,
        concurrency: threads,
        lockDuration: lock,
        stalledInterval: lock / 2,
        maxStalledCount: MOST_ATTEMPTS,
        runRetryDelay: AGAIN,
      },
    );
    this.#worker.on('error', () => {});
  }

  /** Finishes what it has begun. */
  async stop(): Promise<void> {
    await this.#worker.close();
    await this.#pool.close();
    this.#connection.disconnect();
  }
}
