import { describe, expect, test } from 'vitest';
import { endOfRound } from '../endings.js';
import { mine } from '../moves.js';
import type { TestTable } from '../table.js';

describe('the end of the match', () => {
  const finish = (points: readonly number[], smuggler: number, scores: readonly number[], his: number): TestTable =>
    endOfRound({
      round: 4,
      seats: points.length,
      players: points.map((own, seat) => ({ points: own, score: scores[seat] })),
      smuggler: { points: smuggler, score: his },
      marker: 'sapphire',
    });

  test('DT-END-1 after round four the match is over; after round three it is not', () => {
    expect(endOfRound({ round: 3 }).view).toMatchObject({ round: 4, decision: { kind: 'choose-gem' } });
    const over = endOfRound({ round: 4 });
    expect(over.view).toMatchObject({ round: 4, decision: null });
    expect(over.choices()).toEqual([]);
    expect(() => over.play(mine(0))).toThrow(/the match is over/);
  });

  test('DT-END-1 most VP win', () => {
    const game = finish([5, 9, 3], 4, [9, 6, 7], 1);
    expect(game.outcome).toEqual({
      ranks: [2, 1, 3],
      scores: [9, 11, 6],
      winners: [1],
      rivals: [{ name: 'smuggler', rank: 4, score: 5 }],
    });
    expect(game.eventsOf('match-ended')).toEqual([{ kind: 'match-ended', winners: [1], smugglerRank: 4 }]);
  });

  test('DT-END-1 ties go to the better place in round four', () => {
    const game = finish([6, 7], 0, [9, 8], 1);
    expect(game.outcome).toMatchObject({ ranks: [1, 2], scores: [10, 10], winners: [0] });
  });

  test('DT-END-1 still tied: shared', () => {
    const game = finish([6, 6, 1], 0, [9, 9, 2], 1);
    expect(game.outcome).toMatchObject({ ranks: [1, 1, 3], winners: [0, 1] });
  });

  test('DT-END-1 if the Smuggler wins alone every player has lost', () => {
    const game = finish([3, 4], 9, [6, 7], 8);
    expect(game.outcome).toEqual({
      ranks: [3, 2],
      scores: [5, 7],
      winners: [],
      rivals: [{ name: 'smuggler', rank: 1, score: 13 }],
    });
    expect(game.eventsOf('match-ended')).toEqual([{ kind: 'match-ended', winners: [], smugglerRank: 1 }]);
  });

  test('DT-END-1 the Smuggler wins and loses ties like a player', () => {
    expect(finish([6, 0], 7, [9, 1], 8).outcome).toMatchObject({ winners: [0], rivals: [{ rank: 2, score: 10 }] });
    expect(finish([7, 0], 6, [8, 1], 9).outcome).toMatchObject({ winners: [], rivals: [{ rank: 1, score: 10 }] });
  });

  test('DT-END-1 a win shared with the Smuggler is shared', () => {
    // Player 0 holds what the marker is worth, so that not even gems tell the two apart in round four.
    const game = endOfRound({
      round: 4,
      players: [
        { points: 6, score: 8, store: ['ruby'] },
        { points: 0, score: 2 },
      ],
      smuggler: { points: 6, score: 9 },
      prices: { ruby: 1, topaz: 1 },
      marker: 'topaz',
    });
    expect(game.outcome).toEqual({
      ranks: [1, 3],
      scores: [9, 2],
      winners: [0],
      rivals: [{ name: 'smuggler', rank: 1, score: 9 }],
    });
  });
});
