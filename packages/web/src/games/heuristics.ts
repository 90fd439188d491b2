import type { AnyHeuristics } from '@souk/bots';
import { byGame } from './by-game.js';

// Apart from the rules and faces that the page loads: a worker takes nothing of a game but what its bots need.

const HEURISTICS = byGame(
  import.meta.glob<{ readonly heuristics: AnyHeuristics }>('../../../../games/*/src/heuristics/index.ts'),
);

/** What bots know of a game, its rules included, loaded when they first play it. */
export async function heuristicsOf(id: string): Promise<AnyHeuristics> {
  const load = HEURISTICS.get(id);
  if (load === undefined) throw new Error(`no bot knows ${id}`);
  return (await load()).heuristics;
}
