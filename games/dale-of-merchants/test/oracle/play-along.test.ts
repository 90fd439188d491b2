import { newState, seedRandom } from '@souk/kernel';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { LAW_SEED, scaled } from '../../../../packages/kernel/test/support/scale.js';
import { DECK_IDS, daleOfMerchants } from '../../src/rules/index.js';
import { optionsFor } from '../laws/arbitrary.js';
import { chooseDecks, playAlong } from './play-along.js';
import { shake } from './shake.js';

const GAMES = scaled(6);
const MOVES = 150;
const SHAKEN_GAMES = 3 * GAMES;
const SHAKEN_MOVES = 25;

/** A player leaves once in so many moves. */
const LEAVERS = 100;

const anyStart = (seats: number) =>
  fc.record({ seats: fc.constant(seats), options: optionsFor(seats), seed: fc.string({ minLength: 8 }) });

/** Any start, most of the time with Chameleons: they meet everything. */
const startWithChameleons = (seats: number) => {
  const others = DECK_IDS.filter((id) => id !== 'chameleons');
  const decks = fc.shuffledSubarray(others, { minLength: seats, maxLength: seats });
  const chosen = fc
    .record({ start: anyStart(seats), decks })
    .map(({ start, decks }) => ({ ...start, options: { ...start.options, decks: ['chameleons', ...decks] } }));
  return fc.oneof(chosen, chosen, anyStart(seats));
};

describe('a second implementation of the rules agrees', () => {
  test.each([2, 3, 4])('on every move list and every position of random games with %i players', (players) => {
    fc.assert(
      fc.property(anyStart(players), (start) => {
        const state = newState(daleOfMerchants, start);
        const random = seedRandom(`player ${start.seed}`);
        chooseDecks(state, random);
        playAlong(state, random, MOVES, LEAVERS);
      }),
      { numRuns: GAMES, seed: LAW_SEED + 7 },
    );
  });

  test.each([2, 3, 4])('from positions full of curious cards with %i players', (players) => {
    fc.assert(
      fc.property(startWithChameleons(players), (start) => {
        const dealt = newState(daleOfMerchants, start);
        const random = seedRandom(`player ${start.seed}`);
        chooseDecks(dealt, random);
        const state = daleOfMerchants.fromJSON(shake(daleOfMerchants.toJSON(dealt), random));
        playAlong(state, random, SHAKEN_MOVES, LEAVERS);
      }),
      { numRuns: SHAKEN_GAMES, seed: LAW_SEED + 7 },
    );
  });
});
