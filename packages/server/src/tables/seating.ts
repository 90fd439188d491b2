import { elementAt, type Seat } from '@souk/kernel';
import type { Level, PersonRef } from '@souk/protocol';
import { Refusal } from '../refusal.js';
import type { SeatRow, TableRow } from '../store/rows.js';

// Who sits where before the start. Each of these makes the table anew or refuses; nothing is changed in place.

export const OPEN_SEAT: SeatRow = { person: null, bot: null, resigned: false, salt: null, standing: [] };

export const botSeat = (level: Level): SeatRow => ({ ...OPEN_SEAT, bot: level });

const isOpen = ({ person, bot }: SeatRow): boolean => person === null && bot === null;

export const seatOf = ({ seats }: TableRow, person: string): Seat | undefined => {
  const seat = seats.findIndex((each) => each.person?.id === person);
  return seat < 0 ? undefined : seat;
};

export const isFull = ({ seats }: Pick<TableRow, 'seats'>): boolean => !seats.some(isOpen);

export function checkOpen({ phase }: TableRow): void {
  if (phase === 'open') return;
  throw new Refusal('conflict', phase === 'closed' ? 'the table is closed' : 'the match has begun already');
}

export function checkHost({ host }: TableRow, person: PersonRef): void {
  if (host.id !== person.id) throw new Refusal('forbidden', 'only the host of the table may do this');
}

const withSeat = (table: TableRow, seat: Seat, row: SeatRow): TableRow => ({
  ...table,
  seats: table.seats.map((each, i) => (i === seat ? row : each)),
});

function existing({ seats }: TableRow, seat: Seat): SeatRow {
  const row = seats[seat];
  if (row === undefined) throw new Refusal('bad-request', `seat: expected a number from 0 to ${seats.length - 1}`);
  return row;
}

function checkSalt({ deal }: TableRow, salt: string | undefined): void {
  if (deal !== null && salt !== undefined) {
    throw new Refusal('conflict', 'tables with the same deal take no salts: they would no longer have the same');
  }
}

/** A person takes a seat: the one asked for, or any open one. A person who has a seat keeps it. */
export function join(table: TableRow, person: PersonRef, request: { seat?: Seat; salt?: string }): TableRow {
  checkOpen(table);
  if (table.kicked.includes(person.id)) throw new Refusal('forbidden', 'the host has sent you away from this table');
  checkSalt(table, request.salt);
  if (seatOf(table, person.id) !== undefined) return table;
  const seat = request.seat ?? table.seats.findIndex(isOpen);
  if (seat < 0) throw new Refusal('conflict', 'every seat is taken');
  if (!isOpen(existing(table, seat))) throw new Refusal('conflict', `seat ${seat} is taken`);
  return withSeat(table, seat, { ...OPEN_SEAT, person, salt: request.salt ?? null });
}

/** A person gives the seat up. A host who leaves is followed by another person with a seat; without one the table is closed. */
export function leave(table: TableRow, person: PersonRef): TableRow {
  checkOpen(table);
  const seat = seatOf(table, person.id);
  if (seat === undefined && table.host.id !== person.id) throw new Refusal('conflict', 'you do not sit at this table');
  const left = seat === undefined ? table : withSeat(table, seat, OPEN_SEAT);
  if (left.host.id !== person.id) return left;
  const successor = left.seats.find((each) => each.person !== null)?.person;
  return successor === undefined || successor === null ? close(left) : { ...left, host: successor };
}

export function kick(table: TableRow, host: PersonRef, seat: Seat): TableRow {
  checkHost(table, host);
  checkOpen(table);
  const { person } = existing(table, seat);
  if (person === null) throw new Refusal('conflict', 'nobody sits there');
  if (person.id === host.id) throw new Refusal('conflict', 'the host cannot send the host away');
  return { ...withSeat(table, seat, OPEN_SEAT), kicked: [...table.kicked, person.id] };
}

/** The host gives a seat to a bot, or frees it. */
export function setSeat(table: TableRow, host: PersonRef, seat: Seat, level: Level | undefined): TableRow {
  checkHost(table, host);
  checkOpen(table);
  if (existing(table, seat).person !== null) throw new Refusal('conflict', 'somebody sits there');
  return withSeat(table, seat, level === undefined ? OPEN_SEAT : botSeat(level));
}

export function setSalt(table: TableRow, person: PersonRef, salt: string): TableRow {
  checkOpen(table);
  checkSalt(table, salt);
  const seat = seatOf(table, person.id);
  if (seat === undefined) throw new Refusal('forbidden', 'you have no seat at this table');
  return withSeat(table, seat, { ...elementAt(table.seats, seat), salt });
}

export const close = (table: TableRow): TableRow => ({ ...table, phase: 'closed', deadline: null });
