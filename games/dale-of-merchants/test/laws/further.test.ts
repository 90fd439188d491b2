import fc from 'fast-check';
import { describeLaws } from '../../../../packages/kernel/test/support/describe-laws.js';
import { FURTHER_DECKS } from '../../src/rules/decks/further.js';
import { DECK_IDS } from '../../src/rules/index.js';
import { furtherDale } from '../further.js';
import { optionsWith } from './arbitrary.js';
import { audit } from './audit.js';
import { hidden } from './hidden.js';
import { carriedOn, pairsOneIn, twin } from './twin.js';

const FURTHER_IDS = FURTHER_DECKS.map(({ id }) => id);

/** At least two of the further decks. */
const decksFor = (seats: number): fc.Arbitrary<readonly string[]> =>
  fc
    .tuple(
      fc.shuffledSubarray(FURTHER_IDS, { minLength: 2 }),
      fc.shuffledSubarray([...DECK_IDS], { minLength: seats - 1, maxLength: seats - 1 }),
      fc.boolean(),
    )
    .map(([further, others, mixed]) => (mixed ? [...further.slice(0, 2), ...others] : [...further, ...others]))
    .map((decks) => decks.slice(0, seats + 1));

for (const seats of [2, 3, 4]) {
  describeLaws(furtherDale, seats, {
    games: 2,
    oneIn: 160,
    optionsFor: () => optionsWith(seats, decksFor(seats)),
    audit,
    hidden,
    twin,
    carriedOn,
    pairsOneIn,
  });
}
