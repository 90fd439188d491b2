import { DELETED_PERSON, type PersonRef, type Phase } from '@souk/protocol';
import type { SeatRow } from './rows.js';

/** Who is named in the row of a match. */
export interface NamedPeople {
  readonly seats: readonly SeatRow[];
  readonly host: PersonRef;
}

const renamed = <P extends PersonRef | null>(person: P, before: string, after: PersonRef): P | PersonRef =>
  person?.id === before ? after : person;

const withSeatsOf = (seats: readonly SeatRow[], before: string, after: PersonRef): SeatRow[] =>
  seats.map((seat) => ({ ...seat, person: renamed(seat.person, before, after) }));

/** A match of a guest, handed to an account. No person has two seats: one of them could never move. */
export function adoptedPeople({ seats, host }: NamedPeople, guest: string, account: PersonRef): NamedPeople {
  const isThere = seats.some(({ person }) => person?.id === account.id);
  return { seats: isThere ? seats : withSeatsOf(seats, guest, account), host: renamed(host, guest, account) };
}

/** A match of a person who is deleted. At a table that waits, the seat is free. */
export function peopleWithout({ seats, host }: NamedPeople, phase: Phase, person: string): NamedPeople {
  const freed = (seat: SeatRow): SeatRow =>
    phase === 'open' && seat.person?.id === person ? { ...seat, person: null, salt: null, standing: [] } : seat;
  return {
    seats: withSeatsOf(seats.map(freed), person, DELETED_PERSON),
    host: renamed(host, person, DELETED_PERSON),
  };
}
