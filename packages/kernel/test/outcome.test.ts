import { hasWon, isDraw, sharersOfWin } from '@souk/kernel';
import { describe, expect, test } from 'vitest';

const ending = (ranks: readonly number[], winners: readonly number[], rivalRank: number) => ({
  ranks,
  scores: ranks.map(() => 0),
  winners,
  rivals: [{ name: 'rival', rank: rivalRank, score: 0 }],
});

describe('A match that ended', () => {
  test.each([
    ['with a winner', ending([1, 2], [0], 3), { draw: false, rival: false, sharers: 1 }],
    ['with two who share', ending([1, 1], [0, 1], 3), { draw: false, rival: false, sharers: 2 }],
    ['shared with the rival', ending([1, 3], [0], 1), { draw: false, rival: true, sharers: 2 }],
    ['won by the rival alone', ending([2, 3], [], 1), { draw: false, rival: true, sharers: 1 }],
    ['in a draw', ending([1, 1], [], 1), { draw: true, rival: false, sharers: 0 }],
  ])('%s', (_how, outcome, { draw, rival, sharers }) => {
    expect(isDraw(outcome)).toBe(draw);
    expect(hasWon(outcome, outcome.rivals[0])).toBe(rival);
    expect(sharersOfWin(outcome)).toBe(sharers);
  });
});
