import type { RatingPoint } from '@souk/protocol';
import { spoken } from '@souk/table-kit/i18n/language';

// What the curve of a strength is drawn from. Nothing here draws.

/** From so many rated matches on, a strength says something. */
export const ENOUGH = 10;

export const RANGES = ['month', 'season', 'all'] as const;
export type Range = (typeof RANGES)[number];

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;

const DAYS: { readonly [R in Range]: number } = { month: 30, season: 91, all: Number.POSITIVE_INFINITY };

/** When a range begins; undefined: with the first match. */
export function sinceOf(range: Range, now: number): number | undefined {
  const days = DAYS[range];
  return Number.isFinite(days) ? Math.max(0, now - days * DAY) : undefined;
}

/** The strength at one game, match by match. */
export interface Series {
  readonly game: string;
  readonly points: readonly RatingPoint[];
}

/** What part of time and strength is shown. */
export interface Frame {
  readonly from: number;
  readonly until: number;
  readonly low: number;
  readonly high: number;
}

const STEP = 5;

/** Room for every band, in whole steps; undefined where there is nothing to show. */
export function frameOf(series: readonly Series[]): Frame | undefined {
  const points = series.flatMap((each) => each.points);
  if (points.length === 0) return undefined;
  const times = points.map(({ time }) => time);
  return {
    from: Math.min(...times),
    until: Math.max(...times),
    low: Math.floor(Math.min(...points.map(({ mu, sigma }) => mu - sigma)) / STEP) * STEP,
    high: Math.ceil(Math.max(...points.map(({ mu, sigma }) => mu + sigma)) / STEP) * STEP,
  };
}

/** How far from the left, from 0 to 1; a single moment is in the middle. */
export const across = ({ from, until }: Frame, time: number): number =>
  until === from ? 0.5 : (time - from) / (until - from);

/** How far from above, from 0 to 1. */
export const down = ({ low, high }: Frame, value: number): number => (high - value) / (high - low);

const MOST_LEVELS = 6;

/** The strengths that have a line: whole steps, wider ones where there would be too many. */
export function levelsIn({ low, high }: Frame): readonly number[] {
  let step = STEP;
  while ((high - low) / step > MOST_LEVELS) step *= 2;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, i) => first + i * step);
}

interface Tick {
  readonly time: number;
  readonly text: string;
}

const TICKS = 5;

/** Says times as finely as they are apart. */
function tickFormat(span: number): Intl.DateTimeFormatOptions {
  if (span < 2 * DAY) return { hour: '2-digit', minute: '2-digit' };
  return span < 150 * DAY ? { day: 'numeric', month: 'short' } : { month: 'short' };
}

/** Moments that are named below the curve, evenly apart; the same words do not stand twice. */
export function ticksIn({ from, until }: Frame): readonly Tick[] {
  const format = new Intl.DateTimeFormat(spoken.get().language, tickFormat(until - from));
  const times = Array.from({ length: TICKS }, (_, i) => from + ((until - from) * i) / (TICKS - 1));
  return times
    .map((time) => ({ time, text: format.format(time) }))
    .filter(({ text }, i, all) => i === 0 || all[i - 1]?.text !== text);
}

/** Where labels stand that are wanted at these places, from above: in the same order, none nearer to the next than `gap`. */
export function spread(wanted: readonly number[], gap: number): readonly number[] {
  const order = wanted.map((place, i) => ({ place, i })).sort((one, other) => one.place - other.place);
  let last = Number.NEGATIVE_INFINITY;
  for (const each of order) {
    each.place = Math.max(each.place, last + gap);
    last = each.place;
  }
  // What was pushed over the lower edge pushes the others back.
  let next = 1 + gap;
  for (const each of order.toReversed()) {
    each.place = Math.min(each.place, next - gap);
    next = each.place;
  }
  return order.toSorted((one, other) => one.i - other.i).map(({ place }) => place);
}

/** The point of a curve nearest to a place, given in shares of the frame; `tall`: how much higher than wide the frame is. */
export function nearest(series: readonly Series[], frame: Frame, x: number, y: number, tall: number): [number, number] {
  let found: [number, number] = [0, 0];
  let least = Number.POSITIVE_INFINITY;
  for (const [line, { points }] of series.entries())
    for (const [at, { time, mu }] of points.entries()) {
      const distance = (across(frame, time) - x) ** 2 + ((down(frame, mu) - y) * tall) ** 2;
      if (distance < least) {
        least = distance;
        found = [line, at];
      }
    }
  return found;
}
