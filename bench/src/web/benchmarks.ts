import type { Benchmark, Bounds, Effort } from '../benchmark.js';
import { MEASURED } from '../games.js';
import {
  measureAnswer,
  measureFrames,
  measureHome,
  measureInteractive,
  measurePictures,
  measureTables,
} from './measures.js';
import { measurePace } from './pace.js';

const benchmark = (
  name: string,
  about: string,
  unit: string,
  bounds: Bounds,
  read: (slices: number) => Promise<number>,
): Benchmark => ({
  name: `web/${name}`,
  about,
  bounds,
  async run({ slices }: Effort) {
    return { name: this.name, value: await read(slices), unit, peer: null, peerValue: null, ratio: null };
  },
});

/** The longest of several waits is held against the bound. */
const pace = (game: string): Benchmark => ({
  name: `web/pace-${game}`,
  about: 'from one decision to the next with three bots, median; its upper end is the longest of several',
  bounds: { below: 6000 },
  async run({ slices }: Effort) {
    const { median, worst } = await measurePace(game, slices + 1);
    const none = { peer: null, peerValue: null, ratio: null };
    return { name: this.name, value: median, unit: 'ms', ...none, low: median, high: worst };
  },
});

/** Of what others do that is notable, the shortest is held against the bound. */
const told = (game: string): Benchmark => ({
  name: `web/told-${game}`,
  about: 'how long the prompt tells what another does, with three bots, the shortest of all that is notable',
  bounds: { atLeast: 400 },
  async run({ slices }: Effort) {
    const { shortest } = await measurePace(game, slices + 1);
    return { name: this.name, value: shortest, unit: 'ms', peer: null, peerValue: null, ratio: null };
  },
});

/** What the page weighs and how fast it answers, in a real Chromium. */
export const WEB_BENCHMARKS: readonly Benchmark[] = [
  benchmark('home-script', 'script that a host sends for the market square', 'kB', { below: 90 }, measureHome),
  benchmark(
    'table-script',
    'script that it sends for a table, the largest of all',
    'kB',
    { below: 112 },
    measureTables,
  ),
  benchmark(
    'interactive',
    'until the market square is drawn and answers, on a processor four times as slow',
    'ms',
    { below: 2000 },
    measureInteractive,
  ),
  benchmark('answer', 'from a click to the next picture, median', 'ms', { below: 50 }, (slices) =>
    measureAnswer(2 * slices),
  ),
  benchmark(
    'answer-pictures',
    'from a click to the picture that shows its answer, the most at any table: the third at the latest',
    'pictures',
    { below: 4 },
    (slices) => measurePictures(2 * slices),
  ),
  ...MEASURED.map(({ game }) => pace(game.id)),
  ...MEASURED.map(({ game }) => told(game.id)),
  benchmark('flight-frames', 'pictures a second while something flies over the table', 'frames/s', {}, measureFrames),
];
