import type { GemName } from '@souk/games/dwarven-traders';
import { describe, expect, test } from 'vitest';
import { type Ending, endOfRound } from '../endings.js';
import type { TestTable } from '../table.js';

const pointsOf = (game: TestTable): number[] => {
  const { players, smuggler } = game.view;
  return [...players, smuggler].map(({ lastRound }) => lastRound?.points ?? Number.NaN);
};

const placesOf = (game: TestTable): number[] => {
  const [scored] = game.eventsOf('round-scored');
  return [...scored.places];
};

describe('places and points', () => {
  test('DT-ROUND-3 4, 3, 2, 1 VP and nothing for the fifth', () => {
    const game = endOfRound({
      seats: 4,
      players: [{ score: 9 }, { score: 12 }, { score: 2 }, { score: 7 }],
      smuggler: { score: 8 },
    });
    expect(placesOf(game)).toEqual([2, 1, 5, 4, 3]);
    expect(pointsOf(game)).toEqual([3, 4, 0, 1, 2]);
    expect(game.view.players.map(({ points }) => points)).toEqual([3, 4, 0, 1]);
    expect(game.view.smuggler.points).toBe(2);
  });

  test('DT-ROUND-3 with two players the Smuggler makes three places: 4, 3 and 2 VP', () => {
    expect(pointsOf(endOfRound({ players: [{ score: 3 }, { score: 2 }], smuggler: { score: 9 } }))).toEqual([3, 2, 4]);
  });

  test('DT-ROUND-3 VP add up over the rounds', () => {
    const game = endOfRound({
      round: 3,
      players: [
        { score: 9, points: 5 },
        { score: 8, points: 7 },
      ],
      smuggler: { score: 1, points: 4 },
    });
    expect(game.view.players.map(({ points }) => points)).toEqual([9, 10]);
    expect(game.view.smuggler.points).toBe(6);
  });

  /** Two players whose gems and prices bring both to the same space. */
  const tie = (one: readonly GemName[], other: readonly GemName[], prices: Ending['prices']): number[] => {
    const worth = (store: readonly GemName[]): number => store.reduce((sum, gem) => sum + (prices?.[gem] ?? 1), 0);
    const game = endOfRound({
      players: [
        { score: 20 - worth(one), store: one },
        { score: 20 - worth(other), store: other },
      ],
      smuggler: { score: 1 },
      prices: prices ?? {},
      marker: 'sapphire',
    });
    return pointsOf(game).slice(0, 2);
  };

  test('DT-ROUND-4 of two on one space the one with the dearest gem is first', () => {
    expect(tie(['ruby'], ['emerald'], { ruby: 3, emerald: 2 })).toEqual([4, 3]);
    expect(tie(['ruby'], ['emerald', 'emerald'], { ruby: 3, emerald: 2 })).toEqual([4, 3]);
    expect(tie(['ruby'], ['topaz', 'emerald'], { ruby: 2, emerald: 3, topaz: -3 })).toEqual([3, 4]);
  });

  test('DT-ROUND-4 then the second dearest decides; a missing gem counts as −4', () => {
    expect(tie(['ruby'], ['ruby', 'emerald'], { ruby: 3, emerald: -3 })).toEqual([3, 4]);
    expect(tie([], ['emerald'], { emerald: -3 })).toEqual([3, 4]);
    expect(tie(['ruby'], ['ruby', 'topaz'], { ruby: -3, topaz: -3 })).toEqual([3, 4]);
  });

  test('DT-ROUND-4 all tied get the VP of the lowest tied place', () => {
    expect(tie([], [], {})).toEqual([3, 3]);
    expect(tie(['ruby'], ['emerald'], { ruby: 2, emerald: 2 })).toEqual([3, 3]);
    const four = endOfRound({
      seats: 4,
      players: [{ score: 7 }, { score: 7 }, { score: 7 }, { score: 9 }],
      smuggler: { score: 20 },
    });
    expect(placesOf(four)).toEqual([5, 5, 5, 2, 1]);
    expect(pointsOf(four)).toEqual([0, 0, 0, 3, 4]);
  });

  test('DT-ROUND-4 the prices compared are those of the gems held before the final sale', () => {
    // Both stand on the same space before it, but not after it: then gems break no tie.
    const game = endOfRound({
      players: [{ score: 9, store: ['ruby'] }, { score: 9 }],
      smuggler: { score: 1 },
      prices: { ruby: -1 },
    });
    expect(pointsOf(game)).toEqual([3, 4, 2]);
  });

  test('DT-ROUND-4 with several players the marker is the one gem that the Smuggler holds', () => {
    const against = (store: readonly GemName[], prices: NonNullable<Ending['prices']>): number[] => {
      const worth = store.reduce((sum, gem) => sum + (prices[gem] ?? 1), 0);
      return pointsOf(
        endOfRound({
          players: [{ score: 20 - worth, store }, { score: 1 }],
          smuggler: { score: 20 },
          prices,
          marker: 'topaz',
        }),
      );
    };
    expect(against(['ruby'], { ruby: 2, topaz: 1 })).toEqual([4, 2, 3]);
    expect(against(['ruby'], { ruby: 1, topaz: 2 })).toEqual([3, 2, 4]);
    expect(against(['ruby'], { ruby: 2, topaz: 2 })).toEqual([3, 2, 3]);
    expect(against(['ruby'], { ruby: -3, topaz: -3 })).toEqual([3, 2, 3]);
  });

  test('DT-ROUND-4 in the solo game the Smuggler’s store counts, the marker does not', () => {
    const solo = (store: readonly GemName[], his: readonly GemName[]) =>
      endOfRound({
        seats: 1,
        players: [{ score: 9, store }],
        smuggler: { score: 9, store: his },
        prices: { ruby: 0, emerald: 0, topaz: 3 },
        marker: 'topaz',
      }).view;
    expect(solo([], [])).toMatchObject({ players: [{ points: 0 }], smuggler: { points: 0 } });
    expect(solo(['ruby'], [])).toMatchObject({ players: [{ points: 1 }], smuggler: { points: 0 } });
    expect(solo(['ruby'], ['emerald', 'ruby'])).toMatchObject({ players: [{ points: 0 }], smuggler: { points: 1 } });
  });
});
