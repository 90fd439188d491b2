import { parentPort, workerData } from 'node:worker_threads';
import type { Work } from './benchmark.js';
import { measuredGame } from './games.js';
import { WORKS, type WorkName } from './works.js';

const { game: id, work: name }: { game: string; work: WorkName } = workerData;
const work = await WORKS[name](measuredGame(id).game);

parentPort?.on('message', (sliceMs: number) => {
  parentPort?.postMessage(rate(work, sliceMs));
});

/** Units of work per second in one slice of time. */
function rate(task: Work, sliceMs: number): number {
  const start = performance.now();
  let done = 0;
  let elapsed = 0;
  while (elapsed < sliceMs) {
    done += task();
    elapsed = performance.now() - start;
  }
  return (done / elapsed) * 1000;
}
