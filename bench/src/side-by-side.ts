import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { elementAt } from '@souk/kernel';
import { type Effort, median } from './benchmark.js';
import type { WorkName } from './works.js';

/** Something whose speed is measured. */
export class Contender {
  readonly #run: () => Promise<number>;
  readonly #rates: number[] = [];

  /** `run` works for a slice of time and answers how much a second was done. */
  constructor(run: () => Promise<number>) {
    this.#run = run;
  }

  async measure(counts: boolean): Promise<void> {
    const rate = await this.#run();
    if (counts) this.#rates.push(rate);
  }

  /** The median of what was measured. */
  get rate(): number {
    return median(this.#rates);
  }
}

/**
 * Measures contenders in turns: whatever else the machine does in between falls on all alike. One slice each goes
 * before to warm up.
 */
export async function measureInTurns(contenders: readonly Contender[], slices: number): Promise<void> {
  for (let slice = -1; slice < slices; slice++) {
    for (const contender of contenders) await contender.measure(slice >= 0);
  }
}

/** What a process or a thread answers to what it was just told. */
export async function answerOf(told: NodeJS.EventEmitter): Promise<number> {
  const messages: number[] = await once(told, 'message');
  return elementAt(messages, 0);
}

/** A kind of work in a thread of its own, so that none spoils what the compiler has learnt of the other's code. */
class ThreadContender extends Contender {
  readonly #worker: Worker;

  constructor(game: string, work: WorkName, sliceMs: number) {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: { game, work } });
    super(() => {
      worker.postMessage(sliceMs);
      return answerOf(worker);
    });
    this.#worker = worker;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** The median rates of some work and of its peer, measured in turns. */
export async function sideBySide(
  game: string,
  work: WorkName,
  peer: WorkName,
  { sliceMs, slices }: Effort,
): Promise<{ readonly value: number; readonly peerValue: number }> {
  const [ours, theirs] = [new ThreadContender(game, work, sliceMs), new ThreadContender(game, peer, sliceMs)];
  await measureInTurns([ours, theirs], slices);
  await Promise.all([ours.end(), theirs.end()]);
  return { value: ours.rate, peerValue: theirs.rate };
}

/** The median rate of some work that has no peer. */
export async function alone(game: string, work: WorkName, { sliceMs, slices }: Effort): Promise<number> {
  const ours = new ThreadContender(game, work, sliceMs);
  await measureInTurns([ours], slices);
  await ours.end();
  return ours.rate;
}
