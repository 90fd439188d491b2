import { availableParallelism } from 'node:os';
import type { Catalogue } from '../catalogue.js';
import { TASKS, type TaskName, type Tasks } from './tasks.js';
import { Threads } from './threads.js';

/** Hands that do tasks. */
export interface Crew {
  /** How many jobs are worth handing out before the first is fetched. */
  readonly ahead: number;
  run<N extends TaskName>(task: N, job: Tasks[N]['job']): Promise<Tasks[N]['result']>;
  /** Sends everybody home, whatever they are doing. */
  dismiss(): Promise<void>;
}

/** Does everything in this thread, with a pause before each job in which the outside world gets a hearing. */
export const aloneCrew = (games: Catalogue): Crew => ({
  ahead: 1,
  async run(task, job) {
    await new Promise((resolve) => setImmediate(resolve));
    return TASKS[task](games, job);
  },
  dismiss: async () => {},
});

export const allCores = (): number => availableParallelism();

/** As many threads as asked for; for a single one, or where no thread knows the games, this thread will do. */
export const crewOf = (workers: number, games: Catalogue): Crew =>
  workers <= 1 || games.worker === undefined ? aloneCrew(games) : new Threads(workers, games.worker);
