import { playByTheLaws } from '@souk/kernel/laws';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { dwarvenTraders } from '../../src/index.js';
import { optionsFor } from './arbitrary.js';
import { audit } from './audit.js';
import { hidden } from './hidden.js';
import { witness } from './witness.js';

/** `npm run laws` asks for more, and for other ones each time. */
const GAMES = Number(process.env.SOUK_LAW_GAMES ?? 2000);
const SEED = Number(process.env.SOUK_LAW_SEED ?? 0);

/** No test runner should call a long run a failure: what ends a match that will not end is its stated bound. */
const NO_LIMIT = 0;

export function describeLaws(seats: number): void {
  describe(`The laws hold in Dwarven Traders with ${seats} ${seats === 1 ? 'player' : 'players'}`, () => {
    test(
      `over ${GAMES} random games`,
      () => {
        const game = fc.property(fc.string({ minLength: 8 }), optionsFor(seats), (seed, options) => {
          playByTheLaws(dwarvenTraders, { seats, options, seed, oneIn: 24, audit, hidden, witness });
        });
        fc.assert(game, { numRuns: GAMES, seed: SEED + seats });
      },
      NO_LIMIT,
    );
  });
}
