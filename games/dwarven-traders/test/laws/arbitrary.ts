import fc from 'fast-check';
import { type CardSide, GEMS } from '../../src/rules/index.js';

const side: fc.Arbitrary<CardSide> = fc
  .record({
    colours: fc.shuffledSubarray([...GEMS], { minLength: 2, maxLength: 2 }),
    mineSteps: fc.nat(2),
    sellSteps: fc.nat(2),
  })
  .map(({ colours: [mine, sell], mineSteps, sellSteps }) => ({ mine, mineSteps, sell, sellSteps }));

/** Any list of cards that has the form (DT-CARDS-1). */
export const cardLists = fc.array(fc.record({ front: side, back: side }), { minLength: 12, maxLength: 12 });

/** Options as a lover of house rules might set them, half of the time those of the book. */
export const optionsFor = (seats: number): fc.Arbitrary<object> =>
  fc.oneof(
    fc.constant({}),
    fc.record({
      firstPlayer: fc.oneof(fc.constant('random'), fc.nat(seats - 1)),
      carryScores: fc.boolean(),
      smugglerStart: fc.constantFrom(5, 8, 10, 12),
      freeSale: fc.boolean(),
      cards: fc.option(cardLists),
    }),
  );
