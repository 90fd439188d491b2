import type { GameCatalogue } from '../catalogue.js';
import { Sheet } from '../sheet.js';
import { inOrder } from '../work/in-order.js';
import type { WorkerPool } from '../work/worker-pool.js';
import { checkpointOf, readCheckpoint } from './checkpoint.js';
import { blocksOf, type SimulationJob, type SimulationPlan } from './plan.js';

/** How far a simulation has come: the first `games` games of its plan, and what they have shown. */
export class Simulation {
  readonly plan: SimulationPlan;
  readonly sheet: Sheet;
  #games: number;

  constructor(plan: SimulationPlan, sheet = new Sheet(), games = 0) {
    this.plan = plan;
    this.sheet = sheet;
    this.#games = games;
  }

  get games(): number {
    return this.#games;
  }

  /**
   * Goes on until `games` games are played or the caller says stop. Blocks are put together in their order, so
   * what there is at any moment is the first games of the plan, none missing and none beyond.
   */
  async run(
    pool: WorkerPool,
    catalogue: GameCatalogue,
    games: number,
    watch: { onGames?(games: number): void; stopped?(): boolean } = {},
  ): Promise<void> {
    const run = async (job: SimulationJob) => ({ to: job.to, part: await pool.run('simulate', job) });
    for await (const { to, part } of inOrder(blocksOf(catalogue, this.plan, this.#games, games), run, pool.ahead)) {
      this.sheet.merge(part);
      this.#games = to;
      watch.onGames?.(to);
      if (watch.stopped?.()) return;
    }
  }

  /** Everything that is needed to go on another time. */
  checkpoint(catalogue: GameCatalogue): object {
    return checkpointOf(catalogue, this.plan, this.#games, this.sheet.data());
  }

  /** A simulation where a checkpoint has left it. Throws an `InputError` if that is of another plan, or none at all. */
  static resume(catalogue: GameCatalogue, plan: SimulationPlan, checkpoint: unknown): Simulation {
    const { sheet, games } = readCheckpoint(catalogue, plan, checkpoint);
    return new Simulation(plan, sheet, games);
  }
}
