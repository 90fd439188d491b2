import { describe, expect, test } from 'vitest';
import { OneAtATime } from '../src/limits/one-at-a-time.js';
import { RateLimiter } from '../src/limits/rate-limiter.js';
import { ManualClock } from './support/clock.js';

describe('An allowance', () => {
  test('is used up, comes back with time, and never grows beyond its most', () => {
    const clock = new ManualClock();
    const limiter = new RateLimiter(3, 3000, clock);
    const take = (times: number): boolean[] => Array.from({ length: times }, () => limiter.take('a'));
    expect(take(4)).toEqual([true, true, true, false]);
    clock.advance(1000);
    expect(take(2)).toEqual([true, false]);
    clock.advance(60_000);
    expect(take(4)).toEqual([true, true, true, false]);
  });

  test('is everybody’s own', () => {
    const limiter = new RateLimiter(1, 1000, new ManualClock());
    expect(['a', 'a', 'b'].map((key) => limiter.take(key))).toEqual([true, false, true]);
  });

  test('remembers those who came last, however many there are', () => {
    const limiter = new RateLimiter(1, 1000, new ManualClock());
    for (let i = 0; i < 50_000; i++) limiter.take(`address ${i}`);
    expect(limiter.take('address 49999')).toBe(false);
  });
});

describe('One at a time', () => {
  test('each has one, and the next when that has ended', () => {
    const exports = new OneAtATime('export');
    const end = exports.begin('a');
    expect(() => exports.begin('a')).toThrow(/one export at a time/);
    exports.begin('b');
    end();
    expect(() => exports.begin('a')).not.toThrow();
  });
});
