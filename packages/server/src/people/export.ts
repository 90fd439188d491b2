import type { MatchRecord } from '@souk/kernel';
import type { HostContext } from '../host-context.js';
import { restoreProgress } from '../matches/replay.js';
import type { Rooms } from '../matches/rooms.js';
import { recordFrom } from '../records/records.js';
import { Refusal } from '../refusal.js';
import type { TableRow } from '../store/rows.js';
import { hasBegun, isDone } from '../tables/phases.js';
import { tableResource } from '../tables/resource.js';
import { seatOf } from '../tables/seating.js';
import type { Identity, People } from './people.js';
import { allTablesOf } from './tables-of.js';

/** What the document is, for programs that read it. */
const FORMAT = 'souk-export/1';

/** The record of a match that is over; null: it is not, others still play the deal, or its rules are no longer known here. */
async function recordOf({ store }: HostContext, rooms: Rooms, table: TableRow): Promise<MatchRecord | null> {
  if (!hasBegun(table) || !isDone(table) || table.dealPending) return null;
  const stored = await store.matches.open(table.id);
  if (stored === undefined) return null;
  try {
    return recordFrom(table, restoreProgress(rooms.gameOf(table), stored));
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** A match as one of its people takes it along. */
async function matchOf(context: HostContext, rooms: Rooms, table: TableRow, person: string): Promise<object> {
  const seat = seatOf(table, person) ?? null;
  const standing = seat === null ? [] : (table.seats[seat]?.standing ?? []);
  return { table: tableResource(table), seat, standing, record: await recordOf(context, rooms, table) };
}

/** The items of a list in a document, as they come. */
async function* listOf(items: AsyncIterable<object> | Iterable<object>): AsyncGenerator<string> {
  let separator = '[';
  for await (const item of items) {
    yield `${separator}${JSON.stringify(item)}`;
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}

/**
 * Everything that is stored of a person, as one JSON document, piece by piece: it may be large, and is never held as a
 * whole. Rejects, while that can still be answered with, if the store cannot be asked.
 */
export async function exportOf(
  context: HostContext,
  rooms: Rooms,
  people: People,
  identity: Identity,
): Promise<AsyncIterable<string>> {
  const { store, runtime } = context;
  const { id } = identity.person;
  const head = {
    format: FORMAT,
    exported: runtime.now(),
    person: await people.profile(id),
    devices: (await people.tokens(identity)).map(({ label, created, used }) => ({ label, created, used })),
    muted: await people.refs(await store.people.mutes(id)),
    settings: (await store.profiles.settings(id)) ?? null,
    ratingsByPlayers: await store.profiles.ratings(id),
    follows: (await store.circle.followed(id)).map(({ face, since }) => ({ id: face.id, name: face.name, since })),
    challenges: { received: await store.circle.received(id), sent: await store.circle.sent(id) },
  };
  return piecesOf(context, rooms, id, head);
}

async function* piecesOf(context: HostContext, rooms: Rooms, id: string, head: object): AsyncGenerator<string> {
  const { store } = context;
  yield `${JSON.stringify(head).slice(0, -1)},"matches":`;
  const matches = async function* (): AsyncGenerator<object> {
    for await (const table of allTablesOf(store, id)) yield matchOf(context, rooms, table, id);
  };
  yield* listOf(matches());
  yield ',"ratingHistory":';
  yield* listOf((await store.profiles.points(id)).map(({ seats, ...point }) => ({ seats: seats || null, ...point })));
  yield ',"results":';
  yield* listOf(await store.profiles.allResults(id));
  yield ',"chat":';
  const lines = await store.chat.ofPerson(id);
  yield* listOf(lines.map(({ match, line, time, seat, text }) => ({ match, line, time, seat, text })));
  yield '}';
}
