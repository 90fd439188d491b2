import { partsOf } from '@souk/i18n';
import { expect, test } from 'vitest';
import { clockText, timeGiven, timeLeft, timeText } from '../src/online/clock.js';
import { en } from '../src/online/text/en.js';

const texts: { readonly [key: string]: string } = en;
const t = (key: string, fillings = {}): string => partsOf(texts[key] ?? key, fillings, 'en').join('');

test('the time for a decision runs first, then the reserve', () => {
  const clock = { deadline: 400_000, banks: [300_000, 120_000] };
  expect(timeLeft(clock, 0, true, 50_000)).toEqual({ decision: 50_000, reserve: 300_000 });
  expect(timeLeft(clock, 0, true, 100_000)).toEqual({ decision: 0, reserve: 300_000 });
  expect(timeLeft(clock, 0, true, 150_000)).toEqual({ decision: 0, reserve: 250_000 });
  expect(timeLeft(clock, 0, true, 500_000)).toEqual({ decision: 0, reserve: 0 });
  expect(timeLeft(clock, 1, false, 150_000)).toEqual({ decision: 0, reserve: 120_000 });
});

test('nobody is promised more for a decision than the table gives, however late the news of it come', () => {
  const given = timeGiven({ kind: 'live', perMove: 60, bank: 300 });
  const clock = { deadline: 360_000, banks: [300_000] };
  expect(timeLeft(clock, 0, true, -400, given)).toEqual({ decision: 60_000, reserve: 300_000 });
  expect(timeLeft(clock, 0, true, 400, given)).toEqual({ decision: 59_600, reserve: 300_000 });
  expect(timeGiven({ kind: 'correspondence', hours: 2 })).toBe(7_200_000);
  expect(timeGiven({ kind: 'none' })).toBe(Number.POSITIVE_INFINITY);
});

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [59_001, '1:00'],
  [61_000, '1:01'],
  [3_600_000, '1 h 0 min'],
  [90 * 60_000, '1 h 30 min'],
  [47 * 3_600_000, '47 h 0 min'],
  [72 * 3_600_000, '3 days'],
])('%i milliseconds are %s', (milliseconds, text) => {
  expect(timeText(milliseconds, t)).toBe(text);
});

test('how long people may think is said in words', () => {
  expect(clockText({ kind: 'none' }, t)).toBe('No clock');
  expect(clockText({ kind: 'live', perMove: 60, bank: 300 }, t)).toBe('1:00 for every decision, 5:00 in reserve');
  expect(clockText({ kind: 'correspondence', hours: 72 }, t)).toBe('3 days for every decision');
});
