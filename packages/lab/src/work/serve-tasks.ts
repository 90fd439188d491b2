import { parentPort } from 'node:worker_threads';
import type { Catalogue } from '../catalogue.js';
import { TASKS, type TaskName } from './tasks.js';
import type { Order, Reply } from './thread-pool.js';

/** What a worker thread does: it answers every order. */
export function serveTasks(games: Catalogue): void {
  parentPort?.on('message', (order: Order) => {
    parentPort?.postMessage(answer(games, order));
  });
}

function answer<N extends TaskName>(games: Catalogue, { task, job }: Order<N>): Reply<N> {
  try {
    return { result: TASKS[task](games, job) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
