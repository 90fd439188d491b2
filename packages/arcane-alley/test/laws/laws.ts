import { playByTheLaws } from '@souk/kernel/laws';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { arcaneAlley } from '../../src/index.js';
import { optionsFor } from './arbitrary.js';
import { audit } from './audit.js';
import { hidden } from './hidden.js';
import { witnessOf } from './witness.js';

/** `npm run laws` asks for more. */
const GAMES = Number(process.env.SOUK_LAW_GAMES ?? 25);

/** A broken law that makes a match endless should end as a failure, not as a machine that hangs. */
const LIMIT_MS = 6 * 60 * 60 * 1000;

export function describeLaws(seats: number): void {
  describe(`The laws hold in Arcane Alley with ${seats} players`, () => {
    test(
      `over ${GAMES} random games, wizards and house rules among them`,
      () => {
        const game = fc.property(fc.string({ minLength: 8 }), optionsFor(seats), (seed, options) => {
          playByTheLaws(arcaneAlley, { seats, options, seed, oneIn: 24, audit, hidden, witness: witnessOf });
        });
        fc.assert(game, { numRuns: GAMES, seed: seats, endOnFailure: true });
      },
      LIMIT_MS,
    );
  });
}
