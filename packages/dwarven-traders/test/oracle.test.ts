import { type DwarvenTradersEvent, dwarvenTraders } from '@souk/dwarven-traders';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chance, legalMoves, positionAfter } from './oracle.js';
import { anyStart, playerOf, randomPlay, type Step, startOf } from './random-games.js';

const chanceIn = (events: readonly DwarvenTradersEvent[]): Chance => ({
  deals: events.flatMap((event) => (event.kind === 'cards-dealt' ? [event.row] : [])),
  replacements: events.flatMap((event) => (event.kind === 'card-replaced' ? [event.card] : [])),
});

const sorted = (moves: readonly object[]): string[] => moves.map((move) => JSON.stringify(move)).sort();

function compare({ before, after, choices, move, events }: Step): void {
  expect(sorted(choices)).toEqual(sorted(legalMoves(before)));
  const expected = positionAfter(before, move, chanceIn(events));
  const { format: _format, random, unused, ...open } = after;
  const { unused: expectedDeck, ...expectedOpen } = expected.table;
  expect(open).toEqual(expectedOpen);
  if (expected.deckShuffled) expect(unused.toSorted()).toEqual(expectedDeck.toSorted());
  else expect(unused).toEqual(expectedDeck);
  if (expected.chanceUsed) expect(random).not.toEqual(before.random);
  else expect(random).toEqual(before.random);
}

describe('a second implementation of the rules agrees', () => {
  test.each([1, 2, 3, 4])('on every move list and every position of random games with %i players', (players) => {
    fc.assert(
      fc.property(
        anyStart.filter(({ seats }) => seats === players),
        (start) => {
          for (const step of randomPlay(startOf(start), playerOf(start))) compare(step);
        },
      ),
      { numRuns: 120, seed: 7 },
    );
  });

  test('that nothing can be done when the match is over', () => {
    fc.assert(
      fc.property(anyStart, (start) => {
        const state = startOf(start);
        for (const _step of randomPlay(state, playerOf(start)));
        expect(legalMoves(dwarvenTraders.toJSON(state))).toEqual([]);
      }),
      { numRuns: 20, seed: 7 },
    );
  });
});
