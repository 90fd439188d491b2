import { type ArenaJob, type DealResult, playDeals } from '../arena/deal.js';
import type { GameCatalogue } from '../catalogue.js';
import type { SheetData } from '../sheet.js';
import { simulateBlock } from '../simulate/block.js';
import type { SimulationJob } from '../simulate/plan.js';

/** What a pool can be asked to do: plain data in, plain data out. */
export interface Tasks {
  readonly arena: { readonly job: ArenaJob; readonly result: readonly DealResult[] };
  readonly simulate: { readonly job: SimulationJob; readonly result: SheetData };
}

export type TaskName = keyof Tasks;

export const TASKS: {
  readonly [N in TaskName]: (games: GameCatalogue, job: Tasks[N]['job']) => Tasks[N]['result'];
} = { arena: playDeals, simulate: simulateBlock };
