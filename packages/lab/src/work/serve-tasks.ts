import { parentPort } from 'node:worker_threads';
import type { GameCatalogue } from '../catalogue.js';
import { TASKS, type TaskName } from './tasks.js';
import type { TaskReply, TaskRequest } from './thread-pool.js';

/** What a worker thread does: it answers every request. */
export function serveTasks(games: GameCatalogue): void {
  parentPort?.on('message', (request: TaskRequest) => {
    parentPort?.postMessage(answer(games, request));
  });
}

function answer<N extends TaskName>(games: GameCatalogue, { task, job }: TaskRequest<N>): TaskReply<N> {
  try {
    return { result: TASKS[task](games, job) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
