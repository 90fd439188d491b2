import { parseArgs } from 'node:util';
import { type Benchmark, type Effort, FULL, LONG, type Reading, SMOKE, shortfall } from './benchmark.js';
import { CLUSTER_BENCHMARKS } from './cluster/benchmarks.js';
import { MEASURED } from './games.js';
import { cloneBenchmark, DUELS, memoryBenchmark, playoutsBenchmark, searchBenchmark } from './readings.js';
import { SERVER_BENCHMARKS } from './server/benchmarks.js';
import { scalingBenchmark, simulationMemoryBenchmark } from './simulating.js';
import { STRENGTH_BENCHMARKS } from './strength.js';
import { WEB_BENCHMARKS } from './web/benchmarks.js';

const BENCHMARKS: readonly Benchmark[] = [
  ...[playoutsBenchmark, cloneBenchmark, memoryBenchmark, searchBenchmark].flatMap((benchmark) =>
    MEASURED.map(benchmark),
  ),
  ...DUELS,
  scalingBenchmark,
  simulationMemoryBenchmark,
  ...STRENGTH_BENCHMARKS,
  ...SERVER_BENCHMARKS,
  ...WEB_BENCHMARKS,
  ...CLUSTER_BENCHMARKS,
];

const USAGE = 'usage: npm run -s bench -- [--json] [--smoke | --long | --minutes <n>] [--check] [name…]';

function sentence(reading: Reading): string {
  const { name, value, unit, peer, peerValue, ratio, ceiling, low, high, neighbours } = reading;
  const rounded = (number: number): string =>
    number < 1000 ? number.toFixed(1) : Math.round(number).toLocaleString('en');
  const most = ceiling === undefined ? '' : ` of ${ceiling.toFixed(1)} that the machine allows`;
  const comparison =
    peer === null || peerValue === null || ratio === null
      ? ''
      : `   ${peer} ${rounded(peerValue)}   ratio ${ratio.toFixed(1)}${most}`;
  const meanwhile = neighbours === undefined ? '' : `   (others had ${(100 * neighbours).toFixed(0)} % of the machine)`;
  const interval = low === undefined || high === undefined ? '' : `   between ${rounded(low)} and ${rounded(high)}`;
  return `${name.padEnd(28)} ${rounded(value).padStart(12)} ${unit}${comparison}${interval}${meanwhile}`;
}

/** As usual, but for what takes its time: so many minutes. */
function lasting(minutes: number): Effort {
  if (!(minutes > 0)) throw new TypeError('--minutes: expected a number above 0');
  return { ...FULL, load: { ...FULL.load, enduranceMs: minutes * 60_000 } };
}

function chosen(names: readonly string[], isSmoke: boolean): readonly Benchmark[] {
  const unknown = names.find((name) => !BENCHMARKS.some((benchmark) => benchmark.name.startsWith(name)));
  if (unknown !== undefined) {
    const known = BENCHMARKS.map(({ name }) => name).join(', ');
    throw new TypeError(`no benchmark "${unknown}"; expected the start of one of ${known}`);
  }
  return names.length === 0
    ? BENCHMARKS.filter(({ takesHours = false }) => isSmoke || !takesHours)
    : BENCHMARKS.filter((benchmark) => names.some((name) => benchmark.name.startsWith(name)));
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      json: { type: 'boolean' },
      smoke: { type: 'boolean' },
      long: { type: 'boolean' },
      minutes: { type: 'string' },
      check: { type: 'boolean' },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  if (values.help) {
    console.log([USAGE, '', ...BENCHMARKS.map(({ name, about }) => `${name.padEnd(28)} ${about}`)].join('\n'));
    return;
  }
  const effort = values.smoke ? SMOKE : values.long ? LONG : values.minutes ? lasting(Number(values.minutes)) : FULL;
  for (const benchmark of chosen(positionals, values.smoke ?? false)) {
    const reading = await benchmark.run(effort);
    console.log(values.json ? JSON.stringify(reading) : sentence(reading));
    const problem = values.check ? shortfall(reading, benchmark.bounds) : undefined;
    if (problem === undefined) continue;
    console.error(`bench: ${problem}`);
    process.exitCode = 1;
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof TypeError)) throw error;
  console.error(`bench: ${error.message}`);
  process.exitCode = 2;
}
