import { elementAt, type Outcome, type Seat } from '@souk/kernel';
import type { Placing, SeatRow } from '../store/rows.js';

/** Places behind all who have stayed. */
const BEHIND_ALL = 100;

/** Who has resigned has not won, whatever became of the seat. */
export const hasWon = (winners: readonly Seat[], seat: Seat, resigned: boolean): boolean =>
  winners.includes(seat) && !resigned;

/**
 * How the people with an account were placed among each other. Fewer than two: the match says nothing about them, nor
 * does one in which a person had two seats, who could help one of them by the other.
 */
export function placingsOf(
  seats: readonly SeatRow[],
  { ranks, winners }: Outcome,
  hasAccount: (person: string) => boolean,
): Placing[] {
  const placings = seats.flatMap(({ person, resigned }, seat) =>
    person !== null && hasAccount(person.id)
      ? [
          {
            person: person.id,
            rank: elementAt(ranks, seat) + (resigned ? BEHIND_ALL : 0),
            won: hasWon(winners, seat, resigned),
          },
        ]
      : [],
  );
  const people = new Set(placings.map(({ person }) => person));
  return placings.length < 2 || people.size < placings.length ? [] : placings;
}
