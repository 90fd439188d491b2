import { describeLaws as describeLawsOf } from '../../../../packages/kernel/test/support/describe-laws.js';
import { arcaneAlley } from '../../src/rules/index.js';
import { optionsFor } from './arbitrary.js';
import { audit } from './audit.js';
import { hidden } from './hidden.js';
import { witnessOf } from './witness.js';

export const describeLaws = (seats: number): void =>
  describeLawsOf(arcaneAlley, seats, { games: 8, oneIn: 32, optionsFor, audit, hidden, witness: witnessOf });
