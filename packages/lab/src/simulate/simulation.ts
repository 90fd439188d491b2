import { InputError, parseAs } from '@souk/kernel';
import type { Catalogue } from '../catalogue.js';
import { gameIn } from '../catalogue.js';
import { SHEET_SCHEMA, Sheet } from '../sheet.js';
import type { Crew } from '../work/crew.js';
import { inOrder } from '../work/in-order.js';
import { blocksOf, type SimulationJob, type SimulationPlan } from './plan.js';

const FORMAT = 'souk-simulation';

const CHECKPOINT_SCHEMA = {
  type: 'object',
  properties: {
    format: { const: FORMAT },
    rulesVersion: { type: 'integer' },
    plan: { type: 'object' },
    games: { type: 'integer', minimum: 0 },
    sheet: SHEET_SCHEMA,
  },
  required: ['format', 'rulesVersion', 'plan', 'games', 'sheet'],
  additionalProperties: false,
} as const;

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
   * Goes on until `games` games are played or somebody says stop. Blocks are put together in their order, so
   * what there is at any moment is the first games of the plan, none missing and none beyond.
   */
  async run(
    crew: Crew,
    catalogue: Catalogue,
    games: number,
    watch: { onGames?(games: number): void; stopped?(): boolean } = {},
  ): Promise<void> {
    const run = async (job: SimulationJob) => ({ to: job.to, part: await crew.run('simulate', job) });
    for await (const { to, part } of inOrder(blocksOf(catalogue, this.plan, this.#games, games), run, crew.ahead)) {
      this.sheet.merge(part);
      this.#games = to;
      watch.onGames?.(to);
      if (watch.stopped?.()) return;
    }
  }

  /** Everything that is needed to go on another time. */
  checkpoint(catalogue: Catalogue): object {
    const { rulesVersion } = gameIn(catalogue, this.plan.game);
    return { format: FORMAT, rulesVersion, plan: this.plan, games: this.#games, sheet: this.sheet.data() };
  }

  /** A simulation where a checkpoint has left it. Throws an `InputError` if that is of another plan, or none at all. */
  static resume(catalogue: Catalogue, plan: SimulationPlan, checkpoint: unknown): Simulation {
    const kept = parseAs(CHECKPOINT_SCHEMA, checkpoint, 'checkpoint');
    const { rulesVersion } = gameIn(catalogue, plan.game);
    if (kept.rulesVersion !== rulesVersion) {
      throw new InputError('checkpoint.rulesVersion', `${rulesVersion}, the rules at hand`, kept.rulesVersion);
    }
    for (const [part, value] of Object.entries(plan)) {
      const other = Object.entries(kept.plan).find(([name]) => name === part)?.[1];
      if (JSON.stringify(other) !== JSON.stringify(value)) {
        throw new InputError(`checkpoint.plan.${part}`, `${JSON.stringify(value)}, as asked for`, other);
      }
    }
    const sheet = new Sheet();
    sheet.merge(kept.sheet);
    return new Simulation(plan, sheet, kept.games);
  }
}
