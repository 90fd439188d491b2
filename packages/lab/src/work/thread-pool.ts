import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { TaskName, Tasks } from './tasks.js';
import type { WorkerPool } from './worker-pool.js';

/** What a worker is asked to do, and what it answers. */
export interface TaskRequest<N extends TaskName = TaskName> {
  readonly task: N;
  readonly job: Tasks[N]['job'];
}
export type TaskReply<N extends TaskName = TaskName> =
  | { readonly result: Tasks[N]['result'] }
  | { readonly error: string };

interface Waiting {
  readonly request: TaskRequest;
  resolve(result: Tasks[TaskName]['result']): void;
  reject(error: Error): void;
}

/** Jobs that are handed out before the first is fetched, for each thread: none should wait for work. */
const AHEAD = 4;

/** A thread has its next job before it has done with one: this thread may be slow to hear of it. */
const AT_HAND = 2;

/**
 * Threads always run what was built, as a fresh Node would: they know nothing of a test runner that loads the sources.
 * But where this thread has the rules of each game in one module, which are faster, they have them too.
 */
const BUNDLED = '--conditions=souk-bundle';
const EXEC_ARGV = process.execArgv.filter((argument) => argument === BUNDLED);

export class ThreadPool implements WorkerPool {
  readonly ahead: number;
  readonly #workers: readonly Worker[];
  /** What each thread has to do, the first of it now. */
  readonly #assigned: ReadonlyMap<Worker, Waiting[]>;
  readonly #queue: Waiting[] = [];
  #failed: Error | undefined;

  /** `module`: what each of them runs, see `serveTasks`. */
  constructor(count: number, module: string) {
    this.ahead = AHEAD * count;
    const entry = createRequire(import.meta.url).resolve(module);
    this.#workers = Array.from({ length: count }, () => new Worker(entry, { execArgv: EXEC_ARGV }));
    this.#assigned = new Map(this.#workers.map((worker) => [worker, []]));
    for (const worker of this.#workers) {
      worker.on('message', (answer: TaskReply) => this.#answered(worker, answer));
      worker.on('error', (error) => this.#fail(error));
    }
  }

  run<N extends TaskName>(task: N, job: Tasks[N]['job']): Promise<Tasks[N]['result']> {
    return new Promise((resolve, reject) => {
      if (this.#failed !== undefined) return reject(this.#failed);
      this.#queue.push({ request: { task, job }, resolve, reject });
      this.#handOut();
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }

  /** To the thread with the least to do, as long as one has room for more. */
  #handOut(): void {
    while (this.#queue.length > 0) {
      const [worker, assigned] = [...this.#assigned].reduce((least, each) =>
        each[1].length < least[1].length ? each : least,
      );
      const waiting = assigned.length < AT_HAND ? this.#queue.shift() : undefined;
      if (waiting === undefined) return;
      assigned.push(waiting);
      worker.postMessage(waiting.request);
    }
  }

  #answered(worker: Worker, answer: TaskReply): void {
    const waiting = this.#assigned.get(worker)?.shift();
    if ('error' in answer) waiting?.reject(new Error(answer.error));
    else waiting?.resolve(answer.result);
    this.#handOut();
  }

  /** A thread that dies takes the whole job with it: its part would be missing. */
  #fail(error: Error): void {
    this.#failed = error;
    for (const { reject } of [...[...this.#assigned.values()].flat(), ...this.#queue]) reject(error);
    for (const assigned of this.#assigned.values()) assigned.splice(0);
    this.#queue.splice(0);
  }
}
