import { availableParallelism } from 'node:os';
import type { Benchmark, Bounds, Effort, Load, Reading } from '../benchmark.js';
import { shared } from '../server/benchmarks.js';
import { measureFanOut } from './fan-out.js';
import { measureIdling } from './idling.js';
import { measureLookup } from './lookup.js';
import { measureMoves } from './moves.js';

const movesReport = shared(measureMoves);
const lookupReport = shared(measureLookup);
const idlingReport = shared(measureIdling);

const benchmark = (
  name: string,
  about: string,
  bounds: Bounds,
  read: (load: Load) => Promise<Pick<Reading, 'value' | 'unit'> & Partial<Reading>>,
): Benchmark => ({
  name: `cluster/${name}`,
  about,
  bounds,
  async run({ load }: Effort) {
    return { name: this.name, peer: null, peerValue: null, ratio: null, ...(await read(load)) };
  },
});

const cost = (name: string, about: string, kind: 'hosts' | 'database' | 'redis'): Benchmark =>
  benchmark(`cost-${name}`, about, {}, async (load) => ({
    value: (await movesReport(load)).cost[kind],
    unit: 'µs/move',
  }));

const bytes = (name: string, about: string, kind: 'log' | 'size'): Benchmark =>
  benchmark(name, about, {}, async (load) => ({ value: (await movesReport(load)).bytes[kind], unit: 'bytes/entry' }));

const lookup = (name: 'list' | 'open' | 'join', about: string): Benchmark =>
  benchmark(name, about, { below: 50 }, async (load) => ({ value: (await lookupReport(load))[name], unit: 'ms' }));

/** Two hosts, PostgreSQL, Redis and the clients, each busy on a core or more. */
const CORES_TO_SHOW_IT = 8;

/**
 * Two hosts carry half as much again as one, where that can be seen: with fewer cores than the parts keep busy the
 * second host takes them from the first, from the database and from the clients, and the ratio says how many cores
 * there are. There, what a move costs each part is what is measured.
 */
const MORE_HOSTS: Bounds = availableParallelism() >= CORES_TO_SHOW_IT ? { ratioAtLeast: 1.5 } : {};

export const CLUSTER_BENCHMARKS: readonly Benchmark[] = [
  benchmark(
    'moves',
    'moves stored in PostgreSQL and acknowledged a second, through two hosts beside one; needs more cores than they have processes',
    MORE_HOSTS,
    async (load) => {
      const { one, two } = await movesReport(load);
      return { value: two, unit: 'moves/s', peer: 'one host', peerValue: one, ratio: two / one };
    },
  ),
  cost('host', 'the same: processor time of the hosts for a move', 'hosts'),
  cost('database', 'the same: processor time of PostgreSQL for a move', 'database'),
  cost('redis', 'the same: processor time of Redis for a move', 'redis'),
  bytes('log', 'the same: write-ahead log of PostgreSQL for an entry', 'log'),
  bytes('size', 'the same: growth of the database for an entry, new matches and indexes included', 'size'),
  benchmark(
    'latency',
    'what it takes longer to hear of a move at another host than at the same, median',
    { below: 10 },
    async (load) => {
      const { here, there } = await measureFanOut(load);
      return { value: there - here, unit: 'ms', peer: 'same host', peerValue: here, ratio: here / there };
    },
  ),
  lookup('list', '20,000 finished and 1,000 live matches in PostgreSQL: listing tables, the slowest of a hundred'),
  lookup('open', 'the same: opening a match'),
  lookup('join', 'the same: joining a table'),
  benchmark('memory', 'resident memory of a host to which nobody has come', {}, async (load) => ({
    value: (await idlingReport(load)).host,
    unit: 'MB',
  })),
  benchmark(
    'connection',
    'the same: what more is in use for each of 5,000 who are connected and idle',
    {},
    async (load) => ({
      value: (await idlingReport(load)).connection,
      unit: 'kB',
    }),
  ),
];
