import { CATALOGUE } from '@souk/games/loaded';
import { checkStart } from '@souk/kernel';
import { aloneCrew, type Crew, Simulation } from '@souk/lab';
import { QUICKEST } from './games.js';
import { SEATS } from './works.js';

export const PLAN = {
  game: QUICKEST.game.id,
  options: checkStart(QUICKEST.game, SEATS, {}),
  bots: Array.from({ length: SEATS }, () => 'random'),
  seed: 'bench',
};

export const simulate = (crew: Crew, simulation: Simulation, games: number): Promise<void> =>
  simulation.run(crew, CATALOGUE, games);

/** Games a second. */
export async function rate(crew: Crew, games: number): Promise<number> {
  const start = performance.now();
  await simulate(crew, new Simulation(PLAN), games);
  return (1000 * games) / (performance.now() - start);
}

// In a process of its own: told how many games to play, it answers how many a second it has played.
process.on('message', async (games: number) => {
  process.send?.(await rate(aloneCrew(CATALOGUE), games));
});
