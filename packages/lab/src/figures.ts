import { type Bin, binned, countOf, type HistogramData } from './statistics/histogram.js';
import { meanOf, type RatioData, shareOf } from './statistics/ratio.js';
import { type Estimate, wilson } from './statistics/shares.js';

/** One figure with its 95 % interval, and where it stands. */
export interface Point extends Estimate {
  /** A number where the axis counts, otherwise a name. */
  readonly x: number | string;
  /** The place on the axis, where that is an estimate as well. */
  readonly at?: Estimate;
  /** How many games, or what else, it rests on. */
  readonly n: number;
}

export interface Series {
  readonly name: string;
  readonly points: readonly Point[];
}

export interface Panel {
  readonly title: string;
  readonly series: readonly Series[];
}

/** How a figure is drawn: columns over a number axis, rows of dots, lines over a number axis, or points in a plane. */
export type Plot = 'columns' | 'dots' | 'lines' | 'scatter';

/** Something that was found out: the same data for the report, the tables and programs. */
export interface Figure {
  readonly id: string;
  readonly title: string;
  /** What is shown, and what to make of it. */
  readonly about: string;
  readonly plot: Plot;
  /** Whether values are parts of a whole, shown as percentages. */
  readonly unit: 'share' | 'number';
  readonly xLabel: string;
  readonly yLabel: string;
  /** Where values would lie if nothing mattered. */
  readonly fair?: number;
  /** How the intervals were found. */
  readonly method: string;
  readonly panels: readonly Panel[];
}

export const WILSON = 'Wilson’s intervals, each game one trial';
export const WILSON_CLUSTERED = 'Wilson’s intervals, all trials of a game one unit';
export const NORMAL = 'normal intervals of means over games';

export const sharePoint = (x: number | string, data: RatioData, whole = 1): Point => ({
  x,
  ...shareOf(data, whole),
  n: data[2],
});

export const meanPoint = (x: number | string, data: RatioData): Point => ({ x, ...meanOf(data), n: data[2] });

const MOST_BINS = 36;

/** The shares of a distribution, each with its interval, at the middle of its bin. */
export function distribution(name: string, data: HistogramData, most = MOST_BINS): Series {
  const total = countOf(data);
  const middle = ({ from, to }: Bin): number => (from + to - 1) / 2;
  return {
    name,
    points: binned(data, most).map((bin) => ({ x: middle(bin), ...wilson(bin.count / total, total), n: total })),
  };
}
