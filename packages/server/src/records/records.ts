import { type MatchRecord, writeRecord } from '@souk/kernel';
import type { HostContext } from '../host-context.js';
import type { Progress } from '../matches/progress.js';
import type { Rooms } from '../matches/rooms.js';
import { Refusal } from '../refusal.js';
import type { SeatRow, TableRow } from '../store/rows.js';
import { isComplete } from '../tables/deals.js';

const nameOf = ({ person, bot }: SeatRow): string => person?.name ?? `bot of level ${bot}`;

/** The record of a match that is over. Moves tell what was hidden, so there is none before. */
export async function recordOf(
  { store }: Pick<HostContext, 'store'>,
  rooms: Rooms,
  id: string,
  person: string | undefined,
): Promise<MatchRecord> {
  const room = await rooms.get(id);
  room.viewerFor(person);
  const { progress, table } = room;
  if (progress === undefined || table.phase === 'playing') {
    throw new Refusal('conflict', 'the match is not over: its record tells what is still hidden');
  }
  if (table.deal !== null && !isComplete(await store.tables.ofDeal(table.deal))) {
    throw new Refusal('conflict', 'other tables still play the same deal');
  }
  return recordFrom(table, progress);
}

/** The record of a match that is over, and may be told. */
export function recordFrom({ seed, nonce, seats }: TableRow, progress: Progress): MatchRecord {
  const salts = seats.map(({ salt }) => salt);
  return writeRecord(progress.match, seats.map(nameOf), { seed, nonce, salts }, progress.undos, progress.handovers);
}
