import type { Worker } from 'node:worker_threads';
import { startThread } from '../thread.js';
import type { BotQuestion } from './levels.js';

export type BotAnswer = { readonly move: number } | { readonly error: string };

interface Job {
  readonly question: BotQuestion;
  resolve(move: number): void;
  reject(error: Error): void;
}

/** Threads in which bots think. They start when there is something to think about. */
export class BotPool {
  readonly #size: number;
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Job>();
  readonly #waiting: Job[] = [];
  #closed = false;

  constructor(size: number) {
    this.#size = size;
  }

  /** How many questions wait for a thread. */
  get backlog(): number {
    return this.#waiting.length;
  }

  /** The move that the bot chooses. Rejects if the bot has failed. */
  ask(question: BotQuestion): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ question, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#waiting.length = 0;
    await Promise.all([...this.#idle, ...this.#busy.keys()].map((worker) => worker.terminate()));
  }

  #next(): void {
    if (this.#waiting.length === 0 || this.#closed) return;
    const worker = this.#idle.pop() ?? this.#startThread();
    const job = worker === undefined ? undefined : this.#waiting.shift();
    if (worker === undefined || job === undefined) return;
    this.#busy.set(worker, job);
    worker.postMessage(job.question);
  }

  #startThread(): Worker | undefined {
    if (this.#busy.size >= this.#size) return undefined;
    const worker = startThread('./thread.js', import.meta.url);
    worker.unref();
    worker.on('message', (answer: BotAnswer) => this.#receive(worker, answer));
    worker.on('error', (error) => this.#threadFailed(worker, error));
    return worker;
  }

  #receive(worker: Worker, answer: BotAnswer): void {
    const job = this.#busy.get(worker);
    this.#busy.delete(worker);
    this.#idle.push(worker);
    if ('move' in answer) job?.resolve(answer.move);
    else job?.reject(new Error(answer.error));
    this.#next();
  }

  #threadFailed(worker: Worker, error: Error): void {
    const job = this.#busy.get(worker);
    this.#busy.delete(worker);
    job?.reject(error);
    this.#next();
  }
}
