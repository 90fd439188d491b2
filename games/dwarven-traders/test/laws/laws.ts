import { describeLaws as describeLawsOf } from '../../../../packages/kernel/test/support/describe-laws.js';
import { dwarvenTraders } from '../../src/rules/index.js';
import { optionsFor } from './arbitrary.js';
import { audit } from './audit.js';
import { hidden } from './hidden.js';
import { witness } from './witness.js';

export const describeLaws = (seats: number): void =>
  describeLawsOf(dwarvenTraders, seats, { games: 60, oneIn: 24, optionsFor, audit, hidden, witness });
