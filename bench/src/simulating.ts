import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { CATALOGUE } from '@souk/games/loaded';
import { localPool, poolOf, Simulation } from '@souk/lab';
import { type Benchmark, type Effort, median } from './benchmark.js';
import { usedBytes } from './memory.js';
import { PLAN, rate, simulate } from './simulation.js';

/** Games for each millisecond of a slice: a slice takes about as long as it should, on one core. */
const GAMES_PER_MS = 32;

/** Somebody who plays a number of games and says how many a second that were. */
type Runner = (games: number) => Promise<number>;

/** Processes that share nothing, all at once: what the machine has to give. */
const apart =
  (processes: readonly ChildProcess[]): Runner =>
  async (games) => {
    const rates = processes.map(async (each): Promise<number> => {
      each.send(games / processes.length);
      const [answer]: number[] = await once(each, 'message');
      return answer;
    });
    return (await Promise.all(rates)).reduce((sum, each) => sum + each, 0);
  };

/** The median rates of some runners, measured in turns after a slice each to warm up. */
async function rates(runners: readonly Runner[], { sliceMs, slices }: Effort): Promise<number[]> {
  const games = Math.max(1000, GAMES_PER_MS * sliceMs);
  const found: number[][] = runners.map(() => []);
  for (let slice = -1; slice < slices; slice++) {
    for (const [i, run] of runners.entries()) {
      const measured = await run(games);
      if (slice >= 0) found[i].push(measured);
    }
  }
  return found.map(median);
}

/**
 * A simulation on two cores; beside it the same on one. Means something only where two cores are idle. The ceiling is
 * what two processes that share nothing reach beside one: two cores that share caches, memory or their clock have no
 * more to give.
 */
export const scalingBenchmark: Benchmark = {
  name: 'simulate/scaling',
  about: 'games a second of souk simulate with two workers, beside one',
  bounds: { ratioAtLeast: 1.8 },
  async run(effort) {
    const pools = [localPool(CATALOGUE), poolOf(2, CATALOGUE)];
    const processes = [0, 1].map(() => fork(new URL('./simulation.js', import.meta.url)));
    const runners = [
      ...pools.map((pool) => (games: number) => rate(pool, games)),
      apart([processes[0]]),
      apart(processes),
    ];
    const [one, two, alone, together] = await rates(runners, effort);
    await Promise.all(pools.map((pool) => pool.close()));
    for (const each of processes) each.disconnect();
    return {
      name: this.name,
      value: two,
      unit: 'games/s',
      peer: 'one worker',
      peerValue: one,
      ratio: two / one,
      ceiling: together / alone,
    };
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
    const pool = localPool(CATALOGUE);
    const simulation = new Simulation(PLAN);
    await simulate(pool, simulation, FEW * slices);
    const before = await usedBytes();
    await simulate(pool, simulation, MANY * slices);
    const value = Math.max(0, (await usedBytes()) - before) / ((MANY - FEW) * slices);
    return { name: this.name, value, unit: 'bytes/game', peer: null, peerValue: null, ratio: null };
  },
};
