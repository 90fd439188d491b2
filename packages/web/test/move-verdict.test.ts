import type { MoveReport } from '@souk/bots';
import { expect, test } from 'vitest';
import { verdictOn } from '../src/replay/verdict.js';

const USUAL: MoveReport = {
  ...{ number: 1, seat: 0, move: 0, open: true, choices: 4, best: 0.5, played: 0.5, loss: 0, luck: 0 },
  chances: [0.5, 0.5],
  own: [0.5, 0.5],
};
const better = { move: 1, chance: 0.6, reasons: [] };

test.each([
  ['a move that gave much away', { best: 0.623, loss: 0.123, better }, { kind: 'costly', percent: -12 }],
  ['one that gave something away', { best: 0.54, loss: 0.04, better }, { kind: 'inexact', percent: -4 }],
  [
    'what is the difference of two chances as they are written',
    { best: 0.463, played: 0.428, loss: 0.035, better },
    { kind: 'inexact', percent: -3 },
  ],
  ['a loss that is not worth a word', { loss: 0.01 }, { kind: 'good', percent: 0 }],
  ['good luck behind a good move', { luck: 0.2 }, { kind: 'luck', percent: 20 }],
  ['bad luck', { luck: -0.15, choices: 1 }, { kind: 'luck', percent: -15 }],
  ['an error before luck', { best: 0.55, loss: 0.05, luck: 0.3, better }, { kind: 'inexact', percent: -5 }],
  ['nothing to choose from', { choices: 1 }, undefined],
] as const)('%s', (_, change, verdict) => {
  expect(verdictOn({ ...USUAL, ...change })).toEqual(verdict);
});
