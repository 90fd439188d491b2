import { expect, test } from 'vitest';
import { turningPoints } from '../src/analysis/turning-points.js';
import type { MoveReport } from '../src/index.js';

const START = { chances: [0.5, 0.3, 0.2], own: [0.5, 0.3, 0.2] };

/** A move of the first seat by which it came from a half to what is said, and the second lost all. */
const move = (change: Partial<MoveReport>): MoveReport => ({
  ...{ number: 1, seat: 0, move: 0, open: false, choices: 3, best: 0.8, played: 0.8, loss: 0, luck: 0 },
  ...{ chances: [0.8, 0, 0.2], own: [0.8, 0, 0.2] },
  ...change,
});

const turn = (change: Partial<MoveReport>) => turningPoints(START, [move(change)])[0];

test('what a move did to its maker is said of its maker, even where another lost more by it', () => {
  expect(turn({ chances: [0.65, 0.05, 0.3] })).toMatchObject({ contender: 0, swing: expect.closeTo(0.15) });
});

test('what it did to others alone is said of who gained or lost most', () => {
  expect(turn({ chances: [0.5, 0, 0.5], own: [0.5, 0, 0.5] })).toMatchObject({ contender: 1 });
});

test.each([
  ['what was expected when it was chosen, though something came to light', {}, 'choice'],
  ['a little luck beside it', { played: 0.75, luck: 0.05 }, 'choice'],
  ['no more than half of it was luck, such as a card drawn blind', { played: 0.65, luck: 0.15 }, 'luck'],
  ['all of it was luck', { played: 0.5, luck: 0.3 }, 'luck'],
  ['a costly error', { own: [0.2, 0, 0.8], chances: [0.2, 0, 0.8], loss: 0.4, played: 0.2 }, 'choice'],
  [
    'it gave little away, and nobody saw the rest coming',
    { open: true, own: [0.1, 0, 0.9], chances: [0.1, 0, 0.9], loss: 0.08, played: 0.42, best: 0.5 },
    'luck',
  ],
  ['nothing was left to chance', { open: true, played: 0.5 }, 'choice'],
] as const)('%s', (_, change, because) => {
  expect(turn(change)).toMatchObject({ because });
});

test('small changes turn nothing', () => {
  expect(turningPoints(START, [move({ chances: [0.55, 0.25, 0.2], own: [0.55, 0.25, 0.2] })])).toEqual([]);
});
