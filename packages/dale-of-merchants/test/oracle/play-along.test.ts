import { newState, seedRandom } from '@souk/kernel';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { daleOfMerchants } from '../../src/index.js';
import { optionsFor } from '../laws/arbitrary.js';
import { chooseDecks, playAlong } from './play-along.js';
import { shake } from './shake.js';

const anyStart = (seats: number) =>
  fc.record({ seats: fc.constant(seats), options: optionsFor(seats), seed: fc.string({ minLength: 8 }) });

describe('a second implementation of the rules agrees', () => {
  test.each([2, 3, 4])('on every move list and every position of random games with %i players', (players) => {
    fc.assert(
      fc.property(anyStart(players), (start) => {
        const state = newState(daleOfMerchants, start);
        const random = seedRandom(`player ${start.seed}`);
        chooseDecks(state, random);
        playAlong(state, random, 150, 100);
      }),
      { numRuns: 10, seed: 7 },
    );
  });

  test.each([2, 3, 4])('from positions full of curious cards with %i players', (players) => {
    fc.assert(
      fc.property(anyStart(players), (start) => {
        const dealt = newState(daleOfMerchants, start);
        const random = seedRandom(`player ${start.seed}`);
        chooseDecks(dealt, random);
        const state = daleOfMerchants.fromJSON(shake(daleOfMerchants.toJSON(dealt), random));
        playAlong(state, random, 25, 100);
      }),
      { numRuns: 30, seed: 7 },
    );
  });
});
