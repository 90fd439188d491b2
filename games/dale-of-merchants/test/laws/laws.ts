import { describeLaws as describeLawsOf } from '../../../../packages/kernel/test/support/describe-laws.js';
import { daleOfMerchants } from '../../src/rules/index.js';
import { optionsFor } from './arbitrary.js';
import { audit } from './audit.js';
import { hidden } from './hidden.js';
import { carriedOn, pairsOneIn, twin } from './twin.js';
import { witness } from './witness.js';

/** A random game has thousands of moves, so there are fewer games than elsewhere. */
export const describeLaws = (seats: number): void =>
  describeLawsOf(daleOfMerchants, seats, {
    games: 4,
    oneIn: 160,
    optionsFor,
    audit,
    hidden,
    witness,
    twin,
    carriedOn,
    pairsOneIn,
  });
