import { elementAt } from '@souk/kernel';
import type { PersonRef } from '@souk/protocol';
import type Database from 'libsql';
import type { SeatRow, TableRow } from '../rows.js';
import type { Page, TableStore } from '../store.js';
import { rulesFrom, storedRules } from '../stored-rules.js';
import { query } from './database.js';
import type { Synchronous } from './synchronous.js';

/** A table as SQLite has it. */
export interface StoredTable {
  readonly key: number;
  readonly id: string;
  readonly code: string;
  readonly phase: TableRow['phase'];
  readonly settings: string;
  readonly rules: number;
  readonly seats: string;
  readonly host: string;
  readonly kicked: string;
  readonly seed: string;
  readonly nonce: string;
  readonly created: number;
  readonly started: number | null;
  readonly finished: number | null;
  readonly outcome: string | null;
  readonly deal: string | null;
  readonly pending: number;
  readonly rematch: string | null;
  readonly auto: number;
  readonly version: number;
  readonly deadline: number | null;
}

export const TABLE_COLUMNS = `key, id, code, phase, settings, rules, seats, host, kicked, seed, nonce, created, started,
  finished, outcome, deal, rematch, auto, version, deadline,
  EXISTS (SELECT 1 FROM matches same WHERE same.deal = matches.deal AND same.phase IN ('open', 'playing')) AS pending`;

export const tableFrom = (stored: StoredTable): TableRow => ({
  id: stored.id,
  code: stored.code,
  phase: stored.phase,
  settings: JSON.parse(stored.settings),
  ...rulesFrom(stored.rules),
  seats: JSON.parse(stored.seats),
  host: JSON.parse(stored.host),
  kicked: JSON.parse(stored.kicked),
  seed: stored.seed,
  nonce: stored.nonce,
  created: stored.created,
  started: stored.started,
  finished: stored.finished,
  outcome: stored.outcome === null ? null : JSON.parse(stored.outcome),
  deal: stored.deal,
  dealPending: stored.pending === 1,
  rematch: stored.rematch,
  autoStart: stored.auto === 1,
  version: stored.version,
  deadline: stored.deadline,
});

export const personJson = ({ id, name }: PersonRef): string => JSON.stringify({ id, name });

export const seatsJson = (seats: readonly SeatRow[]): string =>
  JSON.stringify(
    seats.map(({ person, ...rest }) => ({
      person: person === null ? null : { id: person.id, name: person.name },
      ...rest,
    })),
  );

const orNull = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));

/** The people whose lists of matches this table is in. */
const peopleOf = ({ seats, host }: TableRow): string[] => [
  ...new Set([host.id, ...seats.flatMap(({ person }) => (person === null ? [] : [person.id]))]),
];

const queriesIn = (db: Database.Database) => ({
  insert: query(
    db,
    `INSERT INTO matches (id, code, phase, game, settings, rules, seats, host, kicked, seed, nonce, created, started, finished,
       outcome, deal, rematch, public, auto, version, deadline) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ),
  codeTaken: query<{ one: 1 }>(db, `SELECT 1 AS one FROM matches WHERE code = ? AND phase IN ('open', 'playing')`),
  keyOf: query<{ key: number }>(db, 'SELECT key FROM matches WHERE id = ?'),
  byId: query<StoredTable>(db, `SELECT ${TABLE_COLUMNS} FROM matches WHERE id = ?`),
  byCode: query<StoredTable>(
    db,
    `SELECT ${TABLE_COLUMNS} FROM matches WHERE code = ? AND phase IN ('open', 'playing')`,
  ),
  update: query<{ key: number }>(
    db,
    `UPDATE matches SET phase = ?, settings = ?, seats = ?, host = ?, kicked = ?, started = ?, rematch = ?, deadline = ?,
       version = version + 1 WHERE id = ? AND version = ? RETURNING key`,
  ),
  unrate: query(
    db,
    `UPDATE matches SET settings = json_set(settings, '$.rated', json('false')), version = version + 1 WHERE id = ?`,
  ),
  addPlace: query(db, 'INSERT OR IGNORE INTO places VALUES (?, ?)'),
  dropPlaces: query(db, 'DELETE FROM places WHERE match = ?'),
  publicOnes: query<StoredTable>(
    db,
    `SELECT ${TABLE_COLUMNS} FROM matches WHERE public = 1 AND phase = ? AND phase IN ('open', 'playing')
       AND (? IS NULL OR game = ?) AND key < ? ORDER BY key DESC LIMIT ?`,
  ),
  ofPerson: query<StoredTable>(
    db,
    `SELECT ${TABLE_COLUMNS} FROM places JOIN matches ON key = match
       WHERE person = ? AND match < ? AND (? IS NULL OR phase = ?) ORDER BY match DESC LIMIT ?`,
  ),
  quick: query<StoredTable>(
    db,
    `SELECT ${TABLE_COLUMNS} FROM matches WHERE auto = 1 AND public = 1 AND phase = 'open' AND game = ? ORDER BY key LIMIT ?`,
  ),
  /** Who sits down has accepted, and who is asked to a table that waits no longer is asked nothing. */
  dropChallenges: query(
    db,
    `DELETE FROM challenges WHERE match = ?1 AND (?2 <> 'open' OR person IN (SELECT person FROM places WHERE match = ?1))`,
  ),
  ofDeal: query<StoredTable>(db, `SELECT ${TABLE_COLUMNS} FROM matches WHERE deal = ? ORDER BY key`),
});

type Queries = ReturnType<typeof queriesIn>;

function insert(queries: Queries, table: TableRow): void {
  const { settings, host, seats } = table;
  queries.insert.run(
    table.id,
    table.code,
    table.phase,
    settings.game,
    JSON.stringify(settings),
    storedRules(table),
    seatsJson(seats),
    personJson(host),
    JSON.stringify(table.kicked),
    table.seed,
    table.nonce,
    table.created,
    table.started,
    table.finished,
    orNull(table.outcome),
    table.deal,
    table.rematch,
    settings.visibility === 'public' ? 1 : 0,
    table.autoStart ? 1 : 0,
    table.version,
    table.deadline,
  );
  const key = queries.keyOf.get(table.id)?.key ?? 0;
  for (const person of peopleOf(table)) queries.addPlace.run(person, key);
}

/** False: the table has another version by now. */
function update(queries: Queries, table: TableRow): boolean {
  const { phase, settings, seats, host, kicked, started, rematch, deadline, id, version } = table;
  const changed = queries.update.get(
    phase,
    JSON.stringify(settings),
    seatsJson(seats),
    personJson(host),
    JSON.stringify(kicked),
    started,
    rematch,
    deadline,
    id,
    version,
  );
  if (changed === undefined) return false;
  queries.dropPlaces.run(changed.key);
  for (const person of peopleOf(table)) queries.addPlace.run(person, changed.key);
  queries.dropChallenges.run(changed.key, phase);
  return true;
}

const found = (stored: StoredTable | undefined): TableRow | undefined =>
  stored === undefined ? undefined : tableFrom(stored);

const page = (stored: readonly StoredTable[], limit: number): Page<TableRow> => ({
  rows: stored.map(tableFrom),
  next: stored.length < limit ? null : String(elementAt(stored, limit - 1).key),
});

export function tablesIn(db: Database.Database): Synchronous<TableStore> {
  const queries = queriesIn(db);
  const { codeTaken, byId, byCode, publicOnes, ofPerson, quick, ofDeal } = queries;
  return {
    add(tables) {
      if (tables.some(({ code }) => codeTaken.get(code) !== undefined)) return false;
      for (const table of tables) insert(queries, table);
      return true;
    },
    find: (id) => found(byId.get(id)),
    byCode: (code) => found(byCode.get(code)),
    change: (table) => update(queries, table),
    unrate(id) {
      queries.unrate.run(id);
    },
    list: (phase, game, after, limit) =>
      page(publicOnes.all(phase, game ?? null, game ?? null, cursor(after), limit), limit),
    ofPerson: (person, phase, after, limit) =>
      page(ofPerson.all(person, cursor(after), phase ?? null, phase ?? null, limit), limit),
    quick: (game, limit) => quick.all(game, limit).map(tableFrom),
    ofDeal: (deal) => ofDeal.all(deal).map(tableFrom),
  };
}

/** Where a page begins: below the key of the last row of the page before. */
function cursor(after: string | undefined): number {
  const key = Number(after);
  return after !== undefined && Number.isSafeInteger(key) ? key : Number.MAX_SAFE_INTEGER;
}
