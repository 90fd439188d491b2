import { elementAt } from '@souk/kernel';
import type { SeatRow, TableRow } from '../rows.js';
import type { Page, TableStore } from '../store.js';
import { rulesFrom, storedRules } from '../stored-rules.js';
import { type Database, query, type Session } from './database.js';

/** A table as PostgreSQL has it. */
export interface StoredTable extends Omit<TableRow, 'rulesVersion' | 'chance' | 'autoStart' | 'dealPending'> {
  readonly key: number;
  readonly rules: number;
  readonly auto: boolean;
  readonly pending: boolean;
}

export const TABLE_COLUMNS = `key, id, code, phase, settings, rules, seats, host, kicked, seed, nonce, created, started,
  finished, outcome, deal, rematch, auto, version, (SELECT at FROM deadlines WHERE match = key) AS deadline,
  deal IS NOT NULL AND EXISTS (
    SELECT FROM matches same WHERE same.deal = matches.deal AND same.phase IN ('open', 'playing')) AS pending`;

/** The document type sorts its fields: they are named in our order, as every other store gives them. */
const seatFrom = ({ person, bot, resigned, salt, standing }: SeatRow): SeatRow => ({
  person: person === null ? null : { id: person.id, name: person.name },
  bot,
  resigned,
  salt,
  standing,
});

export const tableFrom = (stored: StoredTable): TableRow => ({
  id: stored.id,
  code: stored.code,
  phase: stored.phase,
  settings: stored.settings,
  ...rulesFrom(stored.rules),
  seats: stored.seats.map(seatFrom),
  host: stored.host,
  kicked: stored.kicked,
  seed: stored.seed,
  nonce: stored.nonce,
  created: stored.created,
  started: stored.started,
  finished: stored.finished,
  outcome: stored.outcome,
  deal: stored.deal,
  dealPending: stored.pending,
  rematch: stored.rematch,
  autoStart: stored.auto,
  version: stored.version,
  deadline: stored.deadline,
});

const orNull = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));

/** The people whose lists of matches this table is in. */
const peopleOf = ({ seats, host }: TableRow): string[] => [
  ...new Set([host.id, ...seats.flatMap(({ person }) => (person === null ? [] : [person.id]))]),
];

const INSERT = query<{ key: number }>(`
  WITH added AS (
    INSERT INTO matches (id, code, phase, game, settings, rules, seats, host, kicked, seed, nonce, created, started, finished,
        outcome, deal, rematch, public, auto, version, unrated)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)
      ON CONFLICT (code) WHERE phase IN ('open', 'playing') DO NOTHING RETURNING key),
  placed AS (INSERT INTO places SELECT unnest($22::text[]), key FROM added),
  due AS (INSERT INTO deadlines SELECT key, $23::bigint FROM added WHERE $23 IS NOT NULL)
  SELECT key FROM added`);

const UPDATE = query<{ key: number }>(`
  WITH changed AS (
    UPDATE matches SET phase = $1, settings = $2, seats = $3, host = $4, kicked = $5, started = $6, rematch = $7,
      version = version + 1 WHERE id = $8 AND version = $9 RETURNING key),
  gone AS (DELETE FROM places USING changed WHERE match = key AND NOT person = ANY($10::text[])),
  come AS (INSERT INTO places SELECT unnest($10::text[]), key FROM changed ON CONFLICT DO NOTHING),
  due AS (INSERT INTO deadlines SELECT key, $11::bigint FROM changed WHERE $11 IS NOT NULL
    ON CONFLICT (match) DO UPDATE SET at = excluded.at),
  never AS (DELETE FROM deadlines USING changed WHERE match = key AND $11 IS NULL),
  -- Who sits down has accepted, and who is asked to a table that waits no longer is asked nothing.
  answered AS (DELETE FROM challenges USING changed WHERE match = key AND ($1 <> 'open' OR person = ANY($10::text[])))
  SELECT key FROM changed`);

const SETTINGS = query<Pick<TableRow, 'settings'>>('SELECT settings FROM matches WHERE id = $1 FOR UPDATE');
const SET_SETTINGS = query('UPDATE matches SET settings = $2, version = version + 1 WHERE id = $1');

const BY_ID = query<StoredTable>(`SELECT ${TABLE_COLUMNS} FROM matches WHERE id = $1`);
const BY_CODE = query<StoredTable>(
  `SELECT ${TABLE_COLUMNS} FROM matches WHERE code = $1 AND phase IN ('open', 'playing')`,
);
const PUBLIC = query<StoredTable>(`
  SELECT ${TABLE_COLUMNS} FROM matches WHERE public AND phase = $1 AND phase IN ('open', 'playing') AND key < $2
    ORDER BY key DESC LIMIT $3`);
const PUBLIC_OF_GAME = query<StoredTable>(`
  SELECT ${TABLE_COLUMNS} FROM matches WHERE public AND phase = $1 AND phase IN ('open', 'playing') AND game = $4 AND key < $2
    ORDER BY key DESC LIMIT $3`);
const OF_PERSON = query<StoredTable>(`
  SELECT ${TABLE_COLUMNS} FROM places JOIN matches ON key = match
    WHERE person = $1 AND match < $2 AND ($4::text IS NULL OR phase = $4) ORDER BY match DESC LIMIT $3`);
const QUICK = query<StoredTable>(`
  SELECT ${TABLE_COLUMNS} FROM matches WHERE auto AND public AND phase = 'open' AND game = $1 ORDER BY key LIMIT $2`);
const OF_DEAL = query<StoredTable>(`SELECT ${TABLE_COLUMNS} FROM matches WHERE deal = $1 ORDER BY key`);

/** What lists of tables are read with; the plans that PostgreSQL makes for them are tested. */
export const TABLE_QUERIES = { BY_ID, BY_CODE, PUBLIC, PUBLIC_OF_GAME, OF_PERSON, QUICK, OF_DEAL, UPDATE };

/** Adds a table; false: its code is taken. */
export async function addTable(session: Session, table: TableRow, unrated = false): Promise<boolean> {
  const { settings, host, seats } = table;
  const added = await session.run(
    INSERT,
    table.id,
    table.code,
    table.phase,
    settings.game,
    JSON.stringify(settings),
    storedRules(table),
    JSON.stringify(seats),
    JSON.stringify(host),
    JSON.stringify(table.kicked),
    table.seed,
    table.nonce,
    table.created,
    table.started,
    table.finished,
    orNull(table.outcome),
    table.deal,
    table.rematch,
    settings.visibility === 'public',
    table.autoStart,
    table.version,
    unrated,
    peopleOf(table),
    table.deadline,
  );
  return added.length === 1;
}

class CodeTaken extends Error {}

/** All of them or none. */
async function addAll(db: Database, tables: readonly TableRow[]): Promise<boolean> {
  try {
    await db.transaction(async (session) => {
      for (const table of tables) if (!(await addTable(session, table))) throw new CodeTaken();
    });
    return true;
  } catch (error) {
    if (error instanceof CodeTaken) return false;
    throw error;
  }
}

const page = (stored: readonly StoredTable[], limit: number): Page<TableRow> => ({
  rows: stored.map(tableFrom),
  next: stored.length < limit ? null : String(elementAt(stored, limit - 1).key),
});

/** Where a page begins: below the key of the last row of the page before. */
function cursor(after: string | undefined): number {
  const key = Number(after);
  return after !== undefined && Number.isSafeInteger(key) ? key : Number.MAX_SAFE_INTEGER;
}

export function tablesIn(db: Database): TableStore {
  const found = ([stored]: readonly StoredTable[]): TableRow | undefined =>
    stored === undefined ? undefined : tableFrom(stored);
  return {
    add(tables) {
      const [only, second] = tables;
      return only !== undefined && second === undefined ? addTable(db, only) : addAll(db, tables);
    },
    find: async (id) => found(await db.run(BY_ID, id)),
    byCode: async (code) => found(await db.run(BY_CODE, code)),
    async change(table) {
      const { phase, settings, seats, host, kicked, started, rematch, deadline, id, version } = table;
      const changed = await db.run(
        UPDATE,
        phase,
        JSON.stringify(settings),
        JSON.stringify(seats),
        JSON.stringify(host),
        JSON.stringify(kicked),
        started,
        rematch,
        id,
        version,
        peopleOf(table),
        deadline,
      );
      return changed.length === 1;
    },
    unrate: (id) =>
      db.transaction(async (session) => {
        // Settings keep the order of their fields, which the document type would not.
        for (const { settings } of await session.run(SETTINGS, id)) {
          await session.run(SET_SETTINGS, id, JSON.stringify({ ...settings, rated: false }));
        }
      }),
    list: async (phase, game, after, limit) =>
      page(
        game === undefined
          ? await db.run(PUBLIC, phase, cursor(after), limit)
          : await db.run(PUBLIC_OF_GAME, phase, cursor(after), limit, game),
        limit,
      ),
    ofPerson: async (person, phase, after, limit) =>
      page(await db.run(OF_PERSON, person, cursor(after), limit, phase ?? null), limit),
    quick: async (game, limit) => (await db.run(QUICK, game, limit)).map(tableFrom),
    ofDeal: async (deal) => (await db.run(OF_DEAL, deal)).map(tableFrom),
  };
}
