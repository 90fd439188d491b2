import fc from 'fast-check';
import { describeLaws } from '../../../../packages/kernel/test/support/describe-laws.js';
import { DECK_IDS } from '../../src/rules/index.js';
import { MORE_DECKS, moreDale } from '../openness/decks.js';
import { optionsWith } from './arbitrary.js';
import { audit } from './audit.js';
import { hidden } from './hidden.js';
import { carriedOn, pairsOneIn, twin } from './twin.js';

const MORE_IDS = MORE_DECKS.map(({ id }) => id);

/** At least two of the further decks, and some of the first box. */
const decksFor = (seats: number): fc.Arbitrary<readonly string[]> =>
  fc
    .tuple(fc.shuffledSubarray(MORE_IDS, { minLength: 2 }), fc.shuffledSubarray([...DECK_IDS]))
    .filter(([, others]) => others.length >= seats - 1)
    .map(([more, others]) => [...more, ...others].slice(0, seats + 1));

for (const seats of [2, 3, 4]) {
  describeLaws(moreDale, seats, {
    games: 1,
    oneIn: 160,
    optionsFor: () => optionsWith(seats, decksFor(seats)),
    audit,
    hidden,
    twin,
    carriedOn,
    pairsOneIn,
  });
}
