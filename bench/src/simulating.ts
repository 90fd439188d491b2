import { type ChildProcess, fork } from 'node:child_process';
import { CATALOGUE } from '@souk/games/loaded';
import { localPool, poolOf, Simulation } from '@souk/lab';
import type { Benchmark } from './benchmark.js';
import { usedBytes } from './memory.js';
import { answerOf, Contender, measureInTurns } from './side-by-side.js';
import { PLAN, rate, simulate } from './simulation.js';

/** Games for each millisecond of a slice: a slice takes about as long as it should, on one core. */
const GAMES_PER_MS = 32;

/** Games a second of processes that share nothing, all at once: what the machine has to give. */
async function rateApart(processes: readonly ChildProcess[], games: number): Promise<number> {
  const rates = processes.map((each) => {
    each.send(games / processes.length);
    return answerOf(each);
  });
  return (await Promise.all(rates)).reduce((sum, each) => sum + each, 0);
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
  async run({ sliceMs, slices }) {
    const games = Math.max(1000, GAMES_PER_MS * sliceMs);
    const newProcess = (): ChildProcess => fork(new URL('./simulation.js', import.meta.url));
    const [local, pool] = [localPool(CATALOGUE), poolOf(2, CATALOGUE)];
    const [first, second] = [newProcess(), newProcess()];
    const [one, two] = [new Contender(() => rate(local, games)), new Contender(() => rate(pool, games))];
    const alone = new Contender(() => rateApart([first], games));
    const together = new Contender(() => rateApart([first, second], games));
    await measureInTurns([one, two, alone, together], slices);
    await Promise.all([local.close(), pool.close()]);
    for (const each of [first, second]) each.disconnect();
    return {
      name: this.name,
      value: two.rate,
      unit: 'games/s',
      peer: 'one worker',
      peerValue: one.rate,
      ratio: two.rate / one.rate,
      ceiling: together.rate / alone.rate,
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
