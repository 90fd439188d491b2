import { seedRandom } from '@souk/kernel';
import { expectFrequencies, Tally } from '@souk/kernel/laws';
import { describe, expect, test } from 'vitest';
import { ConsistentDeals, type FilledHand } from '../src/rules/knowledge/consistent-deals.js';
import { isFilled } from '../src/rules/knowledge/hand-sizes.js';

const [COOKIES, DOUBLES, CHARM, JUNK] = [0, 1, 2, 3];
const PLAIN = { counting: 1 << COOKIES, joining: 0 };
const COPYING = { counting: 1 << COOKIES, joining: 1 << DOUBLES };

const hand = (filled: FilledHand['filled'], known: readonly number[], unknown: [number, number][]): FilledHand => ({
  filled,
  size: known.length + unknown.reduce((sum, [, places]) => sum + places, 0),
  known,
  unknown: new Map(unknown),
});

function orders<T>(cards: readonly T[]): T[][] {
  if (cards.length === 0) return [[]];
  return cards.flatMap((card, i) => orders(cards.filter((_, j) => j !== i)).map((rest) => [card, ...rest]));
}

/** Every way of dealing the pools, as the cards of every cell and those left of every pool; only those that fit. */
function dealings(
  hands: readonly FilledHand[],
  pools: readonly (readonly number[])[],
  market: readonly (readonly [number, number])[],
) {
  let all: number[][][] = [[]];
  for (const pool of pools) all = all.flatMap((dealt) => orders(pool).map((order) => [...dealt, order]));
  return all.flatMap((order) => {
    const left = order.map((cards) => [...cards]);
    const cells = hands.map(({ unknown }) => [...unknown].map(([pool, places]) => left[pool].splice(0, places)));
    const fits = hands.every(({ filled, known }, i) => isFilled(filled, [...known, ...cells[i].flat()]));
    const inMarket = market.map(([pool, places]) => left[pool].splice(0, places));
    return fits && !inMarket.flat().includes(JUNK) ? [{ cells: [...cells.flat(), ...inMarket], left }] : [];
  });
}

const KINDS = [COOKIES, DOUBLES, CHARM, JUNK];
const countsIn = (deals: ConsistentDeals, cards: readonly number[], classes: number): number[] =>
  Array.from({ length: classes }, (_, id) => cards.filter((card) => deals.classOf(card) === id).length);

/** What it is, the filled hands, the pools, and how many cards of which pool are in the market. */
type Case = readonly [string, readonly FilledHand[], readonly (readonly number[])[], (readonly [number, number])[]?];

const cases: readonly Case[] = [
  ['a market', [], [[JUNK, JUNK, CHARM, COOKIES, CHARM]], [[0, 2]]],
  ['a market that takes all but junk', [], [[JUNK, CHARM, COOKIES, JUNK]], [[0, 2]]],
  [
    'a market and a hand that share a pool',
    [hand({ ...PLAIN, exact: true }, [JUNK, JUNK, JUNK], [[0, 3]])],
    [[COOKIES, COOKIES, CHARM, CHARM, JUNK, JUNK, JUNK]],
    [[0, 2]],
  ],
  [
    'a market of two pools and a hand of one of them',
    [hand({ ...COPYING, exact: true }, [JUNK, JUNK, JUNK, JUNK], [[1, 2]])],
    [
      [CHARM, JUNK, COOKIES],
      [COOKIES, DOUBLES, CHARM, JUNK],
    ],
    [
      [0, 1],
      [1, 1],
    ],
  ],
  [
    'one hand of one pool',
    [hand({ ...PLAIN, exact: true }, [JUNK, JUNK], [[0, 4]])],
    [[COOKIES, COOKIES, CHARM, JUNK, CHARM, JUNK]],
  ],
  [
    'one hand of two pools',
    [
      hand(
        { ...PLAIN, exact: true },
        [JUNK, JUNK],
        [
          [0, 3],
          [1, 1],
        ],
      ),
    ],
    [
      [COOKIES, CHARM, CHARM, JUNK, JUNK],
      [COOKIES, COOKIES, CHARM],
    ],
  ],
  [
    'a hand that may be larger',
    [hand({ ...PLAIN, exact: false }, [JUNK, JUNK, JUNK], [[0, 3]])],
    [[COOKIES, COOKIES, CHARM, JUNK, JUNK]],
  ],
  [
    'two hands that share a pool',
    [
      hand({ ...PLAIN, exact: true }, [JUNK, JUNK, JUNK, JUNK], [[0, 2]]),
      hand(
        { ...PLAIN, exact: true },
        [JUNK, JUNK, JUNK, COOKIES],
        [
          [0, 2],
          [1, 1],
        ],
      ),
    ],
    [
      [COOKIES, COOKIES, CHARM, JUNK, JUNK],
      [COOKIES, JUNK, JUNK],
    ],
  ],
  [
    'copies that count beside Cookies',
    [hand({ ...COPYING, exact: true }, [JUNK, JUNK, JUNK], [[0, 4]])],
    [[COOKIES, COOKIES, DOUBLES, DOUBLES, CHARM, JUNK]],
  ],
  [
    'hands for which different copies counted',
    [
      hand({ ...COPYING, exact: true }, [JUNK, JUNK, JUNK], [[0, 3]]),
      hand({ counting: (1 << COOKIES) | (1 << DOUBLES), joining: 0, exact: true }, [JUNK, JUNK, JUNK, JUNK], [[0, 2]]),
    ],
    [[COOKIES, COOKIES, DOUBLES, DOUBLES, CHARM, CHARM, JUNK]],
  ],
];

describe('DM-INFO-4 the cards of filled hands and of the market', () => {
  for (const [name, hands, pools, market = []] of cases) {
    const junkless = { junk: JUNK, places: new Map(market) };
    test(`${name}: every way of dealing that fits is equally likely`, () => {
      const deals = new ConsistentDeals(hands, pools, junkless);
      const classes = new Set(KINDS.filter((kind) => pools.flat().includes(kind)).map((kind) => deals.classOf(kind)));
      const all = dealings(hands, pools, market);
      const written = (cells: readonly (readonly number[])[]): string =>
        cells.map((cards) => countsIn(deals, cards, classes.size).join()).join(' | ');
      const expected = new Map<string, number>();
      for (const { cells } of all) {
        const key = written(cells);
        expected.set(key, (expected.get(key) ?? 0) + 1 / all.length);
      }
      const seen = new Tally();
      const random = seedRandom(name);
      for (let i = 0; i < 3000; i++)
        seen.add(
          deals
            .draw(random)
            .map((taken) => taken.join())
            .join(' | '),
        );
      if (expected.size > 1) expectFrequencies(name, seen, expected);
      else expect([...seen.counts.keys()]).toEqual([...expected.keys()]);
    });

    test(`${name}: what is there at least is so in every way of dealing that fits`, () => {
      const deals = new ConsistentDeals(hands, pools, junkless);
      const { inCells, beside } = deals.least();
      const all = dealings(hands, pools, market);
      const leastIn = (of: (dealt: (typeof all)[number]) => readonly number[], id: number): number =>
        Math.min(...all.map((dealt) => of(dealt).filter((card) => deals.classOf(card) === id).length));
      expect(inCells).toEqual(
        inCells.map((counts, cell) => counts.map((_, id) => leastIn(({ cells }) => cells[cell], id))),
      );
      expect(beside).toEqual(
        beside.map((counts, pool) => counts.map((_, id) => leastIn(({ left }) => left[pool], id))),
      );
    });
  }
});
