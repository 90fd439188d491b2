import { elementAt } from '@souk/kernel';
import { type Load, median } from '../benchmark.js';
import { Crowd, type CrowdPlan } from '../server/crowd-commands.js';
import type { Slice } from '../server/pace.js';
import { SEATS } from '../works.js';
import { type Cluster, type Cost, withCluster } from './cluster.js';
import { bytesPerEntry, type DatabaseUsage, databaseUsage } from './database-usage.js';

/** What moves cost in a cluster. */
export interface MovesReport {
  /** Moves a second that are stored and acknowledged, through one host and through two. */
  readonly one: number;
  readonly two: number;
  /** Microseconds of processor time for a move, by where they go. */
  readonly cost: Cost;
  /** Bytes for an entry in PostgreSQL. */
  readonly bytes: Pick<DatabaseUsage, 'log' | 'size'>;
}

/** There are two crowds where a single server has one, beside PostgreSQL and Redis: each is a quarter as large. */
const SHARE = 4;

const together = (slices: readonly Slice[]): number =>
  slices.reduce((sum, { moves, ms }) => sum + (moves / ms) * 1000, 0);

/** Two crowds of the same size; each plays at the host that it is given. */
const gatherAt = (ports: readonly number[], { matches, watchers }: Load): Promise<Crowd[]> =>
  Promise.all(
    ports.map((port) => {
      const plan: CrowdPlan = {
        ...{ server: 'souk', port, seats: SEATS },
        matches: Math.ceil(matches / ports.length),
        watchers: Math.ceil(watchers / ports.length),
      };
      return Crowd.gather(plan);
    }),
  );

/** The same crowds on one host and on two, in turns: whatever else the machine does falls on both alike. */
export const measureMoves = (whole: Load): Promise<MovesReport> =>
  withCluster(2, async (machines) => {
    const load = { ...whole, matches: Math.ceil(whole.matches / SHARE), watchers: Math.ceil(whole.watchers / SHARE) };
    const first = elementAt(machines.hosts, 0).port;
    const second = elementAt(machines.hosts, 1).port;
    const one = await gatherAt([first, first], load);
    const two = await gatherAt([first, second], load);
    const rates: { one: number[]; two: number[] } = { one: [], two: [] };
    const costs: Cost[] = [];
    const usage = await databaseUsage(machines.database);
    for (let slice = -1; slice < load.slices; slice++) {
      const alone = together(await play(one, load));
      const before = machines.cost();
      const slices = await play(two, load);
      // The first time warms everything up.
      if (slice < 0) continue;
      rates.one.push(alone);
      rates.two.push(together(slices));
      costs.push(costPerMove(machines, before, slices));
    }
    const bytes = bytesPerEntry(usage, await databaseUsage(machines.database));
    await Promise.all([...one, ...two].map((crowd) => crowd.leave()));
    return { one: median(rates.one), two: median(rates.two), cost: medianCost(costs), bytes };
  });

const play = (crowds: readonly Crowd[], { sliceMs }: Load): Promise<Slice[]> =>
  Promise.all(crowds.map((crowd) => crowd.play(sliceMs, 'peak')));

function costPerMove(machines: Cluster, before: Cost, slices: readonly Slice[]): Cost {
  const after = machines.cost();
  const moves = Math.max(
    1,
    slices.reduce((sum, each) => sum + each.moves, 0),
  );
  const per = (kind: keyof Cost): number => ((after[kind] - before[kind]) / moves) * 1000;
  return { hosts: per('hosts'), database: per('database'), redis: per('redis') };
}

const medianCost = (costs: readonly Cost[]): Cost => ({
  hosts: median(costs.map(({ hosts }) => hosts)),
  database: median(costs.map(({ database }) => database)),
  redis: median(costs.map(({ redis }) => redis)),
});
