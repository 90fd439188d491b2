import { CATALOGUE } from '@souk/games/loaded';
import { checkStart } from '@souk/kernel';
import { localPool, Simulation, type WorkerPool } from '@souk/lab';
import { QUICKEST } from './games.js';
import { SEATS } from './works.js';

export const PLAN = {
  game: QUICKEST.game.id,
  options: checkStart(QUICKEST.game, SEATS, {}),
  bots: Array.from({ length: SEATS }, () => 'random'),
  seed: 'bench',
};

export const simulate = (pool: WorkerPool, simulation: Simulation, games: number): Promise<void> =>
  simulation.run(pool, CATALOGUE, games);

/** Games a second. */
export async function rate(pool: WorkerPool, games: number): Promise<number> {
  const start = performance.now();
  await simulate(pool, new Simulation(PLAN), games);
  return (1000 * games) / (performance.now() - start);
}

// In a process of its own: told how many games to play, it answers how many a second it has played.
process.on('message', async (games: number) => {
  process.send?.(await rate(localPool(CATALOGUE), games));
});
