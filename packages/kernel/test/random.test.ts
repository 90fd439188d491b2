import { below, cloneRandom, nextBits, pick, sameRandom, seedRandom, shuffle } from '@souk/kernel';
import { evenly, expectFrequencies, Tally } from '@souk/kernel/laws';
import { describe, expect, test } from 'vitest';

describe('The generator', () => {
  test('is xoshiro128**: the first numbers of the reference implementation from the state 1, 2, 3, 4', () => {
    const random = { a: 1, b: 2, c: 3, d: 4 };
    const first = Array.from({ length: 10 }, () => nextBits(random) >>> 0);
    expect(first).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  test('starts alike from equal seeds and otherwise from different ones', () => {
    expect(seedRandom('a seed')).toEqual(seedRandom('a seed'));
    expect(sameRandom(seedRandom('a seed'), seedRandom('a seed '))).toBe(false);
  });

  test('is plain data of four 32-bit integers that survives JSON', () => {
    const random = seedRandom('json');
    const copy = JSON.parse(JSON.stringify(random));
    expect(Object.values(copy).every((word) => word === (Number(word) | 0))).toBe(true);
    expect(nextBits(copy)).toBe(nextBits(random));
  });

  test('a copy goes its own way', () => {
    const random = seedRandom('copy');
    const copy = cloneRandom(random);
    nextBits(random);
    expect(sameRandom(random, copy)).toBe(false);
    nextBits(copy);
    expect(sameRandom(random, copy)).toBe(true);
  });
});

describe('Bounded draws', () => {
  test.each([2, 3, 5, 6, 7, 12, 16, 100])('below %i are equally likely', (limit) => {
    const random = seedRandom(`below ${limit}`);
    const tally = new Tally();
    for (let i = 0; i < 2000 * limit; i++) tally.add(String(below(random, limit)));
    expectFrequencies('below', tally, evenly(Array.from({ length: limit }, (_, i) => String(i))));
  });

  test('reach every size up to 2³¹', () => {
    const random = seedRandom('large');
    const drawn = Array.from({ length: 1000 }, () => below(random, 2 ** 31));
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...drawn)).toBeLessThan(2 ** 31);
    expect(Math.max(...drawn)).toBeGreaterThan(2 ** 30);
  });

  test('below 1 use no chance', () => {
    const random = seedRandom('one');
    const before = cloneRandom(random);
    expect(below(random, 1)).toBe(0);
    expect(random).toEqual(before);
  });

  test('pick one of a list, each equally likely', () => {
    const random = seedRandom('pick');
    const tally = new Tally();
    for (let i = 0; i < 6000; i++) tally.add(pick(random, ['x', 'y', 'z']));
    expectFrequencies('pick', tally, evenly(['x', 'y', 'z']));
  });
});

test('Shuffles make all orders equally likely', () => {
  const random = seedRandom('shuffle');
  const tally = new Tally();
  for (let i = 0; i < 24_000; i++) {
    const cards = ['a', 'b', 'c', 'd'];
    shuffle(random, cards);
    tally.add(cards.join(''));
  }
  const orders = permutations(['a', 'b', 'c', 'd']).map((order) => order.join(''));
  expect(orders).toHaveLength(24);
  expectFrequencies('shuffle', tally, evenly(orders));
});

const permutations = (list: readonly string[]): string[][] =>
  list.length === 0
    ? [[]]
    : list.flatMap((first) => permutations(list.filter((other) => other !== first)).map((rest) => [first, ...rest]));
