import fc from 'fast-check';
import { DECK_IDS } from '../../src/rules/index.js';

/** Any decks, and options as a lover of house rules might set them, half of the time those of the book. */
export const optionsFor = (seats: number): fc.Arbitrary<object> =>
  optionsWith(seats, fc.shuffledSubarray([...DECK_IDS], { minLength: seats + 1, maxLength: seats + 1 }));

/** The same with such decks. */
export const optionsWith = (seats: number, decks: fc.Arbitrary<readonly string[]>): fc.Arbitrary<object> => {
  return fc.oneof(
    fc.record({ decks }),
    fc.record({
      decks,
      deckSelection: fc.constantFrom('host', 'random', 'vote', 'ban-and-pick'),
      tournamentStart: fc.boolean(),
      firstPlayer: fc.oneof(fc.constant('random'), fc.nat(seats - 1)),
      lastWinner: fc.option(fc.nat(seats - 1)),
      junkWhenEmpty: fc.constantFrom('every-draw', 'clean-up'),
      junkSupply: fc.constantFrom('endless', 'twenty'),
      marketRefill: fc.constantFrom('clean-up', 'after-techniques'),
      cleanUpOrder: fc.constantFrom('hand-first', 'market-first'),
      pileOrder: fc.constantFrom('top-card', 'full'),
    }),
  );
};
