import { availableParallelism } from 'node:os';
import type { GameCatalogue } from '../catalogue.js';
import { TASKS, type TaskName, type Tasks } from './tasks.js';
import { ThreadPool } from './thread-pool.js';

/** What does tasks: this thread, other threads or other machines. */
export interface WorkerPool {
  /** How many jobs are worth handing out before the first is fetched. */
  readonly ahead: number;
  run<N extends TaskName>(task: N, job: Tasks[N]['job']): Promise<Tasks[N]['result']>;
  /** Ends all workers, whatever they are doing. */
  close(): Promise<void>;
}

/** Does everything in this thread, with a pause before each job in which other events are handled. */
export const localPool = (games: GameCatalogue): WorkerPool => ({
  ahead: 1,
  async run(task, job) {
    await new Promise((resolve) => setImmediate(resolve));
    return TASKS[task](games, job);
  },
  close: async () => {},
});

export const allCores = (): number => availableParallelism();

/** As many threads as asked for; for a single one, or where no thread knows the games, this thread will do. */
export const poolOf = (workers: number, games: GameCatalogue): WorkerPool =>
  workers <= 1 || games.worker === undefined ? localPool(games) : new ThreadPool(workers, games.worker);
