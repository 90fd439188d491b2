import { parentPort } from 'node:worker_threads';
import { CATALOGUE } from '../catalogue.js';
import { TASKS, type TaskName } from './tasks.js';
import type { Order, Reply } from './threads.js';

parentPort?.on('message', (order: Order) => {
  parentPort?.postMessage(answer(order));
});

function answer<N extends TaskName>({ task, job }: Order<N>): Reply<N> {
  try {
    return { result: TASKS[task](CATALOGUE, job) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
