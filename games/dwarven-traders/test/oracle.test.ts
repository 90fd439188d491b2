import { dwarvenTraders } from '@souk/games/dwarven-traders';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LAW_SEED, scaled } from '../../../packages/kernel/test/support/scale.js';
import { compareWithOracle } from './compare-with-oracle.js';
import { legalMoves } from './oracle.js';
import { anyStart, playerOf, randomPlay, startOf } from './random-games.js';

describe('a second implementation of the rules agrees', () => {
  test.each([1, 2, 3, 4])('on every move list and every position of random games with %i players', (players) => {
    fc.assert(
      fc.property(
        anyStart.filter(({ seats }) => seats === players),
        (start) => {
          for (const step of randomPlay(startOf(start), playerOf(start))) compareWithOracle(step);
        },
      ),
      { numRuns: scaled(30), seed: LAW_SEED + 7 },
    );
  });

  test('that nothing can be done when the match is over', () => {
    fc.assert(
      fc.property(anyStart, (start) => {
        const state = startOf(start);
        for (const _step of randomPlay(state, playerOf(start)));
        expect(legalMoves(dwarvenTraders.toJSON(state))).toEqual([]);
      }),
      { numRuns: 20, seed: 7 },
    );
  });
});
