import { type GameCatalogue, gameIn } from '../catalogue.js';
import { contestant } from '../contestants.js';
import { inOrder } from '../work/in-order.js';
import type { WorkerPool } from '../work/worker-pool.js';
import { Arena } from './arena.js';
import type { ArenaJob } from './deal.js';
import { type ArenaPlan, seatings } from './plan.js';
import type { ArenaQuestion } from './questions.js';

export interface ArenaLimits {
  /** How many games at the most; whole deals are played, and one in any case. */
  readonly games: number;
  /** Stop as soon as all questions are decided and this many games are played; undefined: play all. */
  readonly untilDecidedAfter?: number;
}

/** How many whole deals a number of games is enough for, one at the least, and how many games a deal is. */
export function dealsWithin({ bots, seats }: ArenaPlan, games: number): { deals: number; perDeal: number } {
  const perDeal = seatings(bots.length, seats).length;
  return { deals: Math.max(1, Math.floor(games / perDeal)), perDeal };
}

/**
 * Plays a tournament with a pool of workers. Results come in the order of the deals, and it is after
 * each deal that stopping is considered, so the outcome does not depend on how many work on it.
 */
export async function runArena(
  pool: WorkerPool,
  games: GameCatalogue,
  plan: ArenaPlan,
  questions: readonly ArenaQuestion[],
  limits: ArenaLimits,
  watch: { onGames?(games: number): void; stopped?(): boolean } = {},
): Promise<Arena> {
  const arena = new Arena(plan, questions, limits.untilDecidedAfter !== undefined);
  const { deals, perDeal } = dealsWithin(plan, limits.games);
  const enough = (): boolean =>
    limits.untilDecidedAfter !== undefined && arena.games >= limits.untilDecidedAfter && arena.decided;
  const run = (job: ArenaJob) => pool.run('arena', job);
  for await (const results of inOrder(jobsFor(games, plan, deals, perDeal), run, pool.ahead)) {
    for (const result of results) {
      if (watch.stopped?.() || enough()) return arena;
      arena.add(result);
    }
    watch.onGames?.(arena.games);
  }
  return arena;
}

function* jobsFor(games: GameCatalogue, plan: ArenaPlan, deals: number, perDeal: number): Generator<ArenaJob> {
  const size = blockSize(games, plan, perDeal);
  for (let from = 0; from < deals; from += size) yield { plan, from, to: Math.min(deals, from + size) };
}

function blockSize(games: GameCatalogue, { game: id, bots }: ArenaPlan, perDeal: number): number {
  const game = gameIn(games, id);
  const atATime = Math.min(...bots.map((name) => contestant(game, name).gamesAtATime));
  return Math.max(1, Math.floor(atATime / perDeal));
}
