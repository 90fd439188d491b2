import type { MoveReport } from '@souk/bots';
import { expect, test } from 'vitest';
import { highlightsOf } from '../src/analysis/highlights.js';

/** A move of a seat: its chance with it, what it gave away, and everybody's chance afterwards. */
const move = (number: number, seat: number, played: number, loss: number, own = played, choices = 5): MoveReport => ({
  ...{ number, seat, move: 0, open: true, choices, best: played + loss, played, loss },
  ...{ luck: own - played, chances: [], own: seat === 0 ? [own, 1 - own] : [1 - own, own] },
});

const START = [0.5, 0.5];

test('the best move is the one that gained most by choice, the costliest the one that gave away most', () => {
  const moves = [move(1, 0, 0.52, 0.04), move(2, 1, 0.3, 0.2), move(3, 0, 0.84, 0), move(4, 0, 0.7, 0.09)];
  const { best, costliest } = highlightsOf(START, moves, 0);
  expect(best).toMatchObject({ number: 3, seat: 0 });
  expect(best?.percent).toBe(14);
  expect(costliest).toMatchObject({ number: 4, percent: -9 });
});

test('luck that came with a move is no merit of it, nor is the move praised', () => {
  const moves = [move(1, 0, 0.7, 0, 0.9), move(2, 0, 0.95, 0)];
  expect(highlightsOf(START, moves, 0).best?.number).toBe(2);
});

test('where there was no choice there is neither merit nor fault', () => {
  expect(highlightsOf(START, [move(1, 0, 0.9, 0.3, 0.9, 1)], 0)).toEqual({ best: undefined, costliest: undefined });
});

test('less than three of a hundred is not worth a word', () => {
  expect(highlightsOf(START, [move(1, 0, 0.5, 0.029)], 0).costliest).toBeUndefined();
  expect(highlightsOf(START, [move(1, 0, 0.5, 0.03)], 0).costliest?.number).toBe(1);
});

test('without a player at this screen the moves of all count', () => {
  const moves = [move(1, 0, 0.52, 0.04), move(2, 1, 0.3, 0.2)];
  expect(highlightsOf(START, moves, undefined).costliest).toMatchObject({ number: 2, seat: 1 });
});
