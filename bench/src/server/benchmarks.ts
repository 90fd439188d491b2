import type { Benchmark, Bounds, Effort, Load, Reading } from '../benchmark.js';
import { measureAbuse } from './abuse.js';
import { type EnduranceReport, measureEndurance, measureLoad } from './load.js';
import { measureOpening } from './opening.js';
import { measureSocketMemory } from './sockets.js';
import { measureSpectators } from './spectators.js';

/** Several readings of one run: the first benchmark that asks for it makes it. */
export function shared<R>(measure: (load: Load) => Promise<R>): (load: Load) => Promise<R> {
  const reports = new Map<Load, Promise<R>>();
  return (load) => {
    const report = reports.get(load) ?? measure(load);
    reports.set(load, report);
    return report;
  };
}

const loadReport = shared(measureLoad);
const enduranceReport = shared(measureEndurance);
const openingReport = shared(measureOpening);

const benchmark = (
  name: string,
  about: string,
  bounds: Bounds,
  read: (load: Load) => Promise<Pick<Reading, 'value' | 'unit'> & Partial<Reading>>,
): Benchmark => ({
  name: `server/${name}`,
  about,
  bounds,
  async run({ load }: Effort) {
    return { name: this.name, peer: null, peerValue: null, ratio: null, ...(await read(load)) };
  },
});

/** The upper end of the interval is held against the bound: what is not known not to grow counts as growth. */
const endurance = (name: string, what: string, of: keyof EnduranceReport): Benchmark =>
  benchmark(
    name,
    `the same for a long time at half the peak (--long: ten minutes): growth of ${what}`,
    { below: 10 },
    async (load) => {
      const { growth, low, high } = (await enduranceReport(load))[of];
      return { value: growth, unit: '%', low, high };
    },
  );

export const SERVER_BENCHMARKS: readonly Benchmark[] = [
  benchmark(
    'moves',
    '10,000 clients in 1,000 matches: moves stored and acknowledged a second, beside boardgame.io in memory',
    { ratioAtLeast: 3 },
    async (load) => {
      const { moves, peerMoves } = await loadReport(load);
      return { value: moves, unit: 'moves/s', peer: 'boardgame.io', peerValue: peerMoves, ratio: moves / peerMoves };
    },
  ),
  benchmark('p99', 'the same at half that rate: from send to acknowledgement', { below: 50 }, async (load) => {
    const { p99, neighbours } = await loadReport(load);
    return { value: p99, unit: 'ms', ...(neighbours === undefined ? {} : { neighbours }) };
  }),
  benchmark('memory', 'the same: resident memory of the host at most', { below: 900 }, async (load) => ({
    value: (await loadReport(load)).memory,
    unit: 'MB',
  })),
  benchmark(
    'socket-memory',
    'the same number of clients at rest: resident memory for each',
    { below: 5 },
    async (load) => ({
      value: await measureSocketMemory(load),
      unit: 'kB',
    }),
  ),
  benchmark(
    'spectators',
    'processor time of the host for a move that 100 spectators watch, beside the same without them',
    { ratioAtLeast: 1 / 1.5 },
    async (load) => {
      const { watched, alone } = await measureSpectators(load);
      return { value: watched, unit: 'ms', peer: 'players alone', peerValue: alone, ratio: alone / watched };
    },
  ),
  endurance('endurance', 'resident memory', 'resident'),
  endurance('endurance-heap', 'what is in use after a collection of garbage', 'heap'),
  endurance('endurance-handles', 'sockets, timers and files', 'handles'),
  benchmark(
    'bad-clients',
    'from send to acknowledgement for good clients beside floods, nonsense and slow readers',
    { below: 100 },
    async (load) => {
      const { disturbed, alone } = await measureAbuse(load);
      return { value: disturbed, unit: 'ms', peer: 'undisturbed', peerValue: alone, ratio: alone / disturbed };
    },
  ),
  benchmark('start', 'from start to ready with 100,000 stored matches', { below: 2 }, async (load) => ({
    value: (await openingReport(load)).start,
    unit: 's',
  })),
  benchmark(
    'open',
    'opening any of these, over or not, the longest included: the slowest',
    { below: 50 },
    async (load) => ({
      value: (await openingReport(load)).open,
      unit: 'ms',
    }),
  ),
  benchmark('open-p99', 'the same: the slowest of a hundred', { below: 50 }, async (load) => ({
    value: (await openingReport(load)).openP99,
    unit: 'ms',
  })),
];
