import type { DwarvenTradersEvent, Position } from '@souk/games/dwarven-traders';
import { expect } from 'vitest';
import { type Chance, legalMoves, positionAfter } from './oracle.js';
import type { Step } from './random-games.js';

const chanceIn = (events: readonly DwarvenTradersEvent[]): Chance => ({
  deals: events.flatMap((event) => (event.kind === 'cards-dealt' ? [event.row] : [])),
  replacements: events.flatMap((event) => (event.kind === 'card-replaced' ? [event.card] : [])),
});

const sorted = (moves: readonly object[]): string[] => moves.map((move) => JSON.stringify(move)).sort();

/** What is left of a position when it is sent somewhere: no −0, above all. */
const asJson = (position: Position): Position => JSON.parse(JSON.stringify(position));

/** Fails if the second implementation would have offered other moves or gone on to another position. */
export function compareWithOracle({ before, after, choices, move, events }: Step): void {
  expect(sorted(choices)).toEqual(sorted(legalMoves(before)));
  const expected = positionAfter(before, move, chanceIn(events));
  const { format: _format, random, unused, ...open } = asJson(after);
  const { unused: expectedDeck, ...expectedOpen } = expected.table;
  expect(open).toEqual(expectedOpen);
  if (expected.deckShuffled) expect(unused.toSorted()).toEqual(expectedDeck.toSorted());
  else expect(unused).toEqual(expectedDeck);
  if (expected.chanceUsed) expect(random).not.toEqual(asJson(before).random);
  else expect(random).toEqual(asJson(before).random);
}
