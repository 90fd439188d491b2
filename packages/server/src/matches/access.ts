import type { Seat, Viewer } from '@souk/kernel';
import { Refusal } from '../refusal.js';
import type { TableRow } from '../store/rows.js';
import { seatOf } from '../tables/seating.js';

/** The seat of a person who must have one. */
export function ownSeat(table: TableRow, person: string): Seat {
  const seat = seatOf(table, person);
  if (seat === undefined) throw new Refusal('forbidden', 'you have no seat at this table');
  return seat;
}

/** As whom a person, or a client without a name, sees the match; refuses if it may not be seen. */
export function viewerFor(table: TableRow, person: string | undefined): Viewer {
  const seat = person === undefined ? undefined : seatOf(table, person);
  if (seat !== undefined) return seat;
  const { settings, host, phase, dealPending } = table;
  if (phase === 'open' && host.id === person) return 'spectator';
  // A spectator of one table could tell a player of another one with the same deal what lies where.
  if (settings.spectators && dealPending && phase !== 'open') {
    throw new Refusal('forbidden', 'this match can be watched when all tables of this deal are finished');
  }
  if (settings.spectators) return 'spectator';
  throw new Refusal('forbidden', 'this match may not be watched');
}
