import { below, elementAt, nextBits, type RandomState, seedRandom } from '@souk/kernel';
import { type Rating, rate, rating } from 'openskill';
import { describe, expect, it } from 'vitest';
import { rateAll } from '../src/arena/ratings.js';
import { ConfidenceSequence } from '../src/statistics/betting.js';
import { bootstrap } from '../src/statistics/bootstrap.js';
import { binned, Histogram, intervalOfMean, spreadOf } from '../src/statistics/histogram.js';
import { meanOf, Ratio, shareOf } from '../src/statistics/ratio.js';
import { clustered, wilson } from '../src/statistics/shares.js';

const unit = (random: RandomState): number => (nextBits(random) >>> 0) * 2 ** -32;

describe('the interval of a mean', () => {
  it('is the normal one over independent values', () => {
    const { low, high } = intervalOfMean([
      [10, 50],
      [20, 50],
    ]);
    // Mean 15, standard deviation 5.025 over 100 values: 1.96 × 0.5025 to either side.
    expect(low).toBeCloseTo(14.015, 3);
    expect(high).toBeCloseTo(15.985, 3);
  });

  it('is none where a single value does not tell how others vary', () => {
    expect(intervalOfMean([[7, 1]])).toEqual({ low: null, high: null });
    expect(intervalOfMean([])).toEqual({ low: null, high: null });
  });
});

describe('Wilson’s interval', () => {
  // Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I, method 3.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i in %i is the published one', (count, trials, low, high) => {
    const interval = wilson(count / trials, trials);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it('knows nothing without trials', () => {
    expect(wilson(0, 0)).toEqual({ value: 0, low: 0, high: 1 });
  });
});

describe('a share from clusters', () => {
  it('is as wide as for whole clusters if their trials agree, and narrower if they cancel', () => {
    const agree = clustered(Array.from({ length: 100 }, (_, i) => i % 2));
    const single = wilson(0.5, 100);
    expect(agree.low).toBeCloseTo(single.low, 2);
    const cancel = clustered(Array.from({ length: 100 }, (_, i) => (i % 10 === 0 ? 1 : i % 10 === 1 ? 0 : 0.5)));
    expect(cancel.value).toBe(0.5);
    expect(cancel.high - cancel.low).toBeLessThan(0.6 * (single.high - single.low));
  });

  it('does not claim certainty from clusters that all are the same', () => {
    const { low, high } = clustered(Array.from({ length: 20 }, () => 0.5));
    expect(high - low).toBeGreaterThan(0.05);
    expect(clustered([1, 1, 1, 1]).low).toBeCloseTo(wilson(1, 4).low, 10);
  });

  it('holds the true share 95 times in 100', () => {
    const random = seedRandom('coverage');
    let held = 0;
    for (let run = 0; run < 1000; run++) {
      // A deal favours one seat or the other by much; both seatings are played.
      const values = Array.from({ length: 60 }, () => {
        const luck = unit(random) * 0.5;
        return (Number(unit(random) < 0.7 - luck) + Number(unit(random) < 0.2 + luck)) / 2;
      });
      const { low, high } = clustered(values);
      if (low <= 0.45 && high >= 0.45) held++;
    }
    expect(held).toBeGreaterThanOrEqual(935);
    expect(held).toBeLessThanOrEqual(985);
  });
});

describe('a ratio', () => {
  const of = (...pairs: readonly (readonly [number, number])[]) => {
    const ratio = new Ratio();
    for (const [x, y] of pairs) ratio.add(x, y);
    return ratio.data();
  };

  it('is a mean with its normal interval', () => {
    const { value, low, high } = meanOf(of([2, 1], [4, 1], [4, 1], [4, 1], [5, 1], [5, 1], [7, 1], [9, 1]));
    expect(value).toBe(5);
    const half = 1.959964 * Math.sqrt(32 / 7 / 8);
    expect([low, high]).toEqual([expect.closeTo(5 - half, 9), expect.closeTo(5 + half, 9)]);
  });

  it('is a plain share if every unit is one trial', () => {
    expect(shareOf(of([1, 1], [0, 1], [1, 1], [1, 1]))).toEqual(wilson(0.75, 4));
    expect(shareOf(of([60, 1], [0, 1]), 60)).toEqual(wilson(0.5, 2));
  });

  it('counts trials of one unit that agree as about one', () => {
    const { low } = shareOf(of(...Array.from({ length: 100 }, (_, i) => [i % 2 === 0 ? 5 : 0, 5] as const)));
    expect(low).toBeCloseTo(wilson(0.5, 100).low, 2);
  });

  it('does not depend on the order and the parts in which it is added up', () => {
    const whole = of([3, 7], [1, 2], [9, 9], [0, 4]);
    const parts = new Ratio();
    parts.addAll(of([9, 9], [0, 4]));
    parts.addAll(of([1, 2], [3, 7]));
    expect(parts.data()).toEqual(whole);
  });
});

describe('a histogram', () => {
  const of = (...values: readonly number[]) => {
    const histogram = new Histogram();
    for (const value of values) histogram.add(value);
    return histogram.data();
  };

  it('knows mean, deviation and extremes', () => {
    const { mean, sd, min, max } = spreadOf(of(2, 4, 4, 4, 5, 5, 7, 9));
    expect([mean, min, max]).toEqual([5, 2, 9]);
    expect(sd).toBeCloseTo(Math.sqrt(32 / 7), 10);
    expect(spreadOf([])).toEqual({ mean: 0, sd: 0, min: 0, max: 0 });
  });

  it('is put into bins that people like to read', () => {
    expect(binned(of(-3, 0, 0, 2), 10).map(({ from, count }) => [from, count])).toEqual([
      [-3, 1],
      [-2, 0],
      [-1, 0],
      [0, 2],
      [1, 0],
      [2, 1],
    ]);
    expect(binned(of(3, 14, 97), 12).map(({ from, to }) => to - from)).toEqual(Array(10).fill(10));
  });
});

describe('the bootstrap', () => {
  it('finds the interval of a mean', () => {
    const random = seedRandom('sample');
    const sample = Array.from({ length: 400 }, () => below(random, 101));
    const intervals = bootstrap(sample.length, 400, 's', (drawn) => [
      drawn.reduce((sum, i) => sum + elementAt(sample, i), 0) / drawn.length,
    ]);
    const { low, high } = elementAt(intervals, 0);
    // A uniform value from 0 to 100 has the deviation 29.2: the mean of 400 is known to ± 2.86.
    expect(high - low).toBeGreaterThan(5);
    expect(high - low).toBeLessThan(6.5);
  });
});

describe('the confidence sequence', () => {
  /** Values of deals in two seatings: 0, a half or 1, with a mean of `chance`. */
  const deal = (random: RandomState, chance: number): number =>
    (Number(unit(random) < chance) + Number(unit(random) < chance)) / 2;

  it('excludes the truth, whenever one looks, in less than 5 of 100 runs', () => {
    const random = seedRandom('errors');
    let errors = 0;
    for (let run = 0; run < 120; run++) {
      const sequence = new ConfidenceSequence();
      let wrong = false;
      for (let i = 0; i < 150 && !wrong; i++) {
        sequence.add(deal(random, 0.6));
        const { low, high } = sequence.estimate();
        wrong = low > 0.6 || high < 0.6;
      }
      if (wrong) errors++;
    }
    expect(errors).toBeLessThanOrEqual(6);
  });

  it('decides a clear question soon, and the right way', () => {
    const random = seedRandom('power');
    const lengths = Array.from({ length: 20 }, () => {
      const sequence = new ConfidenceSequence();
      for (;;) {
        sequence.add(deal(random, 0.85));
        const { low, high } = sequence.estimate();
        expect(high).toBeGreaterThanOrEqual(0.7);
        if (low >= 0.7) return sequence.count;
      }
    });
    expect(Math.max(...lengths)).toBeLessThan(250);
  });

  it('only ever narrows', () => {
    const random = seedRandom('narrow');
    const sequence = new ConfidenceSequence();
    let before = sequence.estimate();
    expect([before.low, before.high]).toEqual([0, 1]);
    for (let i = 0; i < 200; i++) {
      sequence.add(deal(random, 0.3));
      const { low, high } = sequence.estimate();
      expect(low).toBeGreaterThanOrEqual(before.low);
      expect(high).toBeLessThanOrEqual(before.high);
      before = { value: 0, low, high };
    }
    expect(before.high - before.low).toBeLessThan(0.35);
  });
});

describe('ratings', () => {
  const game = (seated: readonly number[], ranks: readonly number[]) => ({ seated, ranks, shares: [], moves: 1 });

  type Three = readonly [Rating, Rating, Rating];

  /** What a game of three teaches, by openskill itself. */
  function skillsAfter(before: Three, rank: number[]): Three {
    const after = rate(
      before.map((skill) => [skill]),
      { rank },
    ).flat();
    return [elementAt(after, 0), elementAt(after, 1), elementAt(after, 2)];
  }

  it('are those of openskill', () => {
    const deals = [{ games: [game([0, 1, 2], [1, 3, 2]), game([1, 2, 0], [1, 1, 3])], times: [] }];
    const [a, b, c] = skillsAfter([rating(), rating(), rating()], [1, 3, 2]);
    const [second, third, first] = skillsAfter([b, c, a], [1, 1, 3]);
    expect(rateAll(3, deals, [0])).toEqual([first.mu, second.mu, third.mu]);
  });

  it('of a bot with several seats are the mean of what they teach', () => {
    const deals = [{ games: [game([0, 1, 0], [1, 2, 3])], times: [] }];
    const [first, other, last] = skillsAfter([rating(), rating(), rating()], [1, 2, 3]);
    expect(rateAll(2, deals, [0])).toEqual([(first.mu + last.mu) / 2, other.mu]);
  });
});
