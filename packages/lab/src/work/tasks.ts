import { type ArenaJob, type DealResult, playDeals } from '../arena/deal.js';
import type { Catalogue } from '../catalogue.js';

/** What a crew can be asked to do: plain data in, plain data out. */
export interface Tasks {
  readonly arena: { readonly job: ArenaJob; readonly result: readonly DealResult[] };
}

export type TaskName = keyof Tasks;

export const TASKS: {
  readonly [N in TaskName]: (games: Catalogue, job: Tasks[N]['job']) => Tasks[N]['result'];
} = { arena: playDeals };
