import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Effort, median } from './benchmark.js';
import type { WorkName } from './works.js';

/**
 * The median rates of two kinds of work, measured in turns: whatever else the machine does in between falls
 * on both alike. Each runs in a thread of its own, one at a time, so that neither spoils what the compiler
 * has learnt of the other's code. One slice each goes before to warm up.
 */
export async function sideBySide(
  game: string,
  works: readonly WorkName[],
  { sliceMs, slices }: Effort,
): Promise<number[]> {
  const url = new URL('./worker.js', import.meta.url);
  const workers = works.map((work) => new Worker(url, { workerData: { game, work } }));
  const rates: number[][] = works.map(() => []);
  for (let slice = -1; slice < slices; slice++) {
    for (const [i, worker] of workers.entries()) {
      worker.postMessage(sliceMs);
      const [rate]: number[] = await once(worker, 'message');
      if (slice >= 0) rates[i].push(rate);
    }
  }
  await Promise.all(workers.map((worker) => worker.terminate()));
  return rates.map(median);
}
