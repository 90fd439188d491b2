import type { Benchmark, Bounds, Effort, Load, Reading } from '../benchmark.js';
import { measureBeside } from './beside.js';
import { measureEndurance, measureLoad } from './load.js';
import { measureOpening } from './opening.js';

/** Several readings of one run: whoever asks first makes it. */
export function shared<R>(measure: (load: Load) => Promise<R>): (load: Load) => Promise<R> {
  const reports = new Map<Load, Promise<R>>();
  return (load) => {
    const report = reports.get(load) ?? measure(load);
    reports.set(load, report);
    return report;
  };
}

const loadReport = shared(measureLoad);
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

export const SERVER_BENCHMARKS: readonly Benchmark[] = [
  benchmark(
    'moves',
    '5,000 clients in 1,000 matches: moves stored and acknowledged a second, beside boardgame.io in memory',
    { ratioAtLeast: 1.5 },
    async (load) => {
      const { moves, peerMoves } = await loadReport(load);
      return { value: moves, unit: 'moves/s', peer: 'boardgame.io', peerValue: peerMoves, ratio: moves / peerMoves };
    },
  ),
  benchmark('p99', 'the same at half that rate: from send to acknowledgement', { below: 100 }, async (load) => ({
    value: (await loadReport(load)).p99,
    unit: 'ms',
  })),
  benchmark('memory', 'the same: resident memory of the host at most', { below: 500 }, async (load) => ({
    value: (await loadReport(load)).memory,
    unit: 'MB',
  })),
  benchmark(
    'endurance',
    'the same for a long time at half the peak (--long: ten minutes): growth of memory from the first fifth to the last',
    { below: 10 },
    async (load) => {
      const { first, last } = await measureEndurance(load);
      return { value: Math.max(0, (last / first - 1) * 100), unit: '%' };
    },
  ),
  benchmark(
    'bad-clients',
    'from send to acknowledgement for good clients beside floods, nonsense and slow readers',
    { below: 100 },
    async (load) => {
      const { beside, alone } = await measureBeside(load);
      return { value: beside, unit: 'ms', peer: 'undisturbed', peerValue: alone, ratio: alone / beside };
    },
  ),
  benchmark('start', 'from start to ready with 100,000 stored matches', { below: 2 }, async (load) => ({
    value: (await openingReport(load)).start,
    unit: 's',
  })),
  benchmark('open', 'opening any of these', { below: 50 }, async (load) => ({
    value: (await openingReport(load)).open,
    unit: 'ms',
  })),
];
