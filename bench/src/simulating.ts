import { dwarvenTraders } from '@souk/dwarven-traders';
import { checkStart } from '@souk/kernel';
import { aloneCrew, CATALOGUE, type Crew, crewOf, Simulation } from '@souk/lab';
import { type Benchmark, type Effort, median } from './benchmark.js';
import { usedBytes } from './memory.js';
import { SEATS } from './works.js';

const PLAN = {
  game: dwarvenTraders.id,
  options: checkStart(dwarvenTraders, SEATS, {}),
  bots: Array.from({ length: SEATS }, () => 'random'),
  seed: 'bench',
};

/** Games for each millisecond of a slice: a slice takes about as long as it should, on one core. */
const GAMES_PER_MS = 8;

const simulate = (crew: Crew, simulation: Simulation, games: number): Promise<void> =>
  simulation.run(crew, CATALOGUE, games);

async function rate(crew: Crew, games: number): Promise<number> {
  const start = performance.now();
  await simulate(crew, new Simulation(PLAN), games);
  return (1000 * games) / (performance.now() - start);
}

/** The median rates of one and of two workers, measured in turns after a slice each to warm up. */
async function rates({ sliceMs, slices }: Effort): Promise<[number, number]> {
  const games = Math.max(1000, GAMES_PER_MS * sliceMs);
  const crews = [aloneCrew(CATALOGUE), crewOf(2, CATALOGUE)];
  const found: number[][] = crews.map(() => []);
  for (let slice = -1; slice < slices; slice++) {
    for (const [i, crew] of crews.entries()) {
      const measured = await rate(crew, games);
      if (slice >= 0) found[i].push(measured);
    }
  }
  await Promise.all(crews.map((crew) => crew.dismiss()));
  return [median(found[0]), median(found[1])];
}

/** A simulation on two cores; beside it the same on one. Means something only where two cores are idle. */
export const scalingBenchmark: Benchmark = {
  name: 'simulate/scaling',
  about: 'games a second of souk simulate with two workers, beside one',
  bounds: { ratioAtLeast: 1.8 },
  async run(effort) {
    const [one, two] = await rates(effort);
    return { name: this.name, value: two, unit: 'games/s', peer: 'one worker', peerValue: one, ratio: two / one };
  },
};

/** Games before and after which memory is looked at, for each slice of the effort. */
const FEW = 2000;
const MANY = 8000;

/**
 * What a simulation keeps of each further game: nothing, but for a value that none had before. What the
 * compiler learns in the first thousands of games is made before anything is weighed.
 */
export const simulationMemoryBenchmark: Benchmark = {
  name: 'simulate/memory',
  about: 'memory that a simulation takes for each further game',
  bounds: { below: 8 },
  async run({ slices }) {
    const crew = aloneCrew(CATALOGUE);
    const simulation = new Simulation(PLAN);
    await simulate(crew, simulation, FEW * slices);
    const before = await usedBytes();
    await simulate(crew, simulation, MANY * slices);
    const value = Math.max(0, (await usedBytes()) - before) / ((MANY - FEW) * slices);
    return { name: this.name, value, unit: 'bytes/game', peer: null, peerValue: null, ratio: null };
  },
};
