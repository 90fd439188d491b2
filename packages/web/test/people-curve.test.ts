import type { RatingPoint } from '@souk/protocol';
import { describe, expect, test } from 'vitest';
import {
  across,
  down,
  frameOf,
  levelsIn,
  nearest,
  type Series,
  sinceOf,
  spread,
  ticksIn,
} from '../src/people/curve.js';

const DAY = 24 * 3600 * 1000;
const NOON = Date.UTC(2026, 10, 18, 12);

const point = (n: number, time: number, mu: number, sigma: number): RatingPoint => ({
  n,
  time,
  match: null,
  mu,
  sigma,
});

const rising: Series = {
  game: 'rising',
  points: [point(1, NOON - 200 * DAY, 25, 8), point(2, NOON - 100 * DAY, 28, 4), point(3, NOON, 33, 1.3)],
};
const steady: Series = { game: 'steady', points: [point(1, NOON - 50 * DAY, 22, 2), point(2, NOON - DAY, 22, 2)] };

describe('the frame of curves', () => {
  const frame = frameOf([rising, steady]);
  if (frame === undefined) throw new Error('there are points');

  test('holds every band in whole steps, from the first match of any game to the last', () => {
    expect(frame).toEqual({ from: NOON - 200 * DAY, until: NOON, low: 15, high: 35 });
  });

  test('is drawn from the left and from above', () => {
    expect(across(frame, frame.from)).toBe(0);
    expect(across(frame, frame.until)).toBe(1);
    expect(down(frame, 35)).toBe(0);
    expect(down(frame, 20)).toBe(0.75);
  });

  test('has lines at whole steps, fewer where there would be many', () => {
    expect(levelsIn(frame)).toEqual([15, 20, 25, 30, 35]);
    expect(levelsIn({ ...frame, low: -5, high: 45 })).toEqual([0, 10, 20, 30, 40]);
  });

  test('names its times from the first to the last, and no name twice', () => {
    const ticks = ticksIn(frame);
    expect(ticks[0]).toEqual({ time: frame.from, text: 'May' });
    expect(ticks.at(-1)).toEqual({ time: frame.until, text: 'Nov' });
    expect(ticksIn({ ...frame, from: NOON - 3 * DAY }).map(({ text }) => text)).toEqual([
      'Nov 15',
      'Nov 16',
      'Nov 17',
      'Nov 18',
    ]);
    expect(ticksIn({ ...frame, from: NOON })).toHaveLength(1);
  });

  test('is not there without a match, and a single one is in its middle', () => {
    expect(frameOf([])).toBeUndefined();
    expect(frameOf([{ game: 'none', points: [] }])).toBeUndefined();
    const alone = frameOf([{ game: 'one', points: [point(1, NOON, 25, 8)] }]);
    expect(alone && across(alone, NOON)).toBe(0.5);
  });

  test('finds the point that is nearest on the screen, of whichever line', () => {
    const lines = [rising, steady];
    expect(nearest(lines, frame, 1, down(frame, 33), 0.5)).toEqual([0, 2]);
    expect(nearest(lines, frame, 0.98, down(frame, 22), 0.5)).toEqual([1, 1]);
    expect(nearest(lines, frame, 0, 0, 0.5)).toEqual([0, 0]);
    // Halfway in time, and a little below: in a flat frame time decides, in a high one strength.
    expect(nearest(lines, frame, 0.6, down(frame, 22), 0.1)).toEqual([0, 1]);
    expect(nearest(lines, frame, 0.6, down(frame, 22), 10)).toEqual([1, 0]);
  });
});

describe('labels', () => {
  test('stay where they are wanted if there is room', () => {
    expect(spread([0.8, 0.1, 0.5], 0.18)).toEqual([0.8, 0.1, 0.5]);
  });

  test('give way to each other in order, and stay within the frame', () => {
    for (const wanted of [
      [0.5, 0.5, 0.5],
      [1, 0.99, 0.98],
      [0, 0, 0.05],
      [0.9, 0.2, 1],
    ]) {
      const places = spread(wanted, 0.18);
      const sorted = [...places].sort((one, other) => one - other);
      for (const [i, place] of sorted.slice(1).entries())
        expect(place - (sorted[i] ?? 0)).toBeGreaterThanOrEqual(0.18 - 1e-9);
      expect(Math.max(...places)).toBeLessThanOrEqual(1);
      for (const [i, each] of wanted.entries())
        for (const [j, other] of wanted.entries()) if (each < other) expect(places[i]).toBeLessThan(places[j] ?? 0);
    }
  });
});

test('a month is thirty days, a season three months, and all has no beginning', () => {
  expect(sinceOf('month', NOON)).toBe(NOON - 30 * DAY);
  expect(sinceOf('season', NOON)).toBe(NOON - 91 * DAY);
  expect(sinceOf('all', NOON)).toBeUndefined();
  expect(sinceOf('season', DAY)).toBe(0);
});
