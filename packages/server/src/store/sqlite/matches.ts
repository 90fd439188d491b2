import type Database from 'libsql';
import type { EntryLogText } from '../entry-log.js';
import type { EntryData, EntryRow, RowChange, SnapshotRow } from '../rows.js';
import type { MatchStore, MatchVersion } from '../store.js';
import { countingIn } from './counting.js';
import { query } from './database.js';
import type { MatchAsText } from './match-text.js';
import type { Synchronous } from './synchronous.js';
import { type StoredTable, TABLE_COLUMNS, tableFrom } from './tables.js';

type Matches = Omit<MatchStore, 'open'> & { open(id: string): Promise<MatchAsText | undefined> };

type StoredEntry = Omit<EntryRow, 'data'> & { readonly data: string | null };

const entryFrom = ({ data, ...entry }: StoredEntry): EntryRow => ({
  ...entry,
  data: data === null ? null : (JSON.parse(data) as EntryData),
});

/** A row as it is read has more to it than its columns. */
const snapshotFrom = (row: SnapshotRow | undefined): SnapshotRow | null =>
  row === undefined ? null : { seq: row.seq, text: row.text };

const LOG_COLUMNS = ['kind', 'seat', 'code', 'time', 'send'].map((name) => `json_group_array(${name}) AS ${name}s`);

const queriesIn = (db: Database.Database) => ({
  byId: query<StoredTable>(db, `SELECT ${TABLE_COLUMNS} FROM matches WHERE id = ?`),
  logOf: query<EntryLogText>(
    db,
    `SELECT ${LOG_COLUMNS.join(', ')}, json_group_array(data) AS data
       FROM (SELECT * FROM entries WHERE match = ? ORDER BY seq)`,
  ),
  snapshotOf: query<SnapshotRow>(db, 'SELECT seq, text FROM snapshots WHERE match = ?'),
  setSnapshot: query(db, 'INSERT OR REPLACE INTO snapshots SELECT key, ?, ? FROM matches WHERE id = ?'),
  entriesOf: query<StoredEntry>(
    db,
    'SELECT seq, kind, seat, code, time, send, data FROM entries WHERE match = ? AND seq > ? ORDER BY seq',
  ),
  head: query<MatchVersion>(
    db,
    `SELECT id, version, coalesce((SELECT max(seq) FROM entries WHERE match = key), 0) AS seq,
       coalesce((SELECT max(line) FROM chat WHERE match = key), 0) AS line FROM matches WHERE id = ?`,
  ),
  insert: query(
    db,
    `INSERT OR IGNORE INTO entries SELECT key, ?1, ?, ?, ?, ?, ?, ? FROM matches WHERE id = ? AND phase = 'playing'
       AND (?1 = 1 OR EXISTS (SELECT 1 FROM entries WHERE match = key AND seq = ?1 - 1))`,
  ),
  setDeadline: query(db, 'UPDATE matches SET deadline = ? WHERE id = ? AND deadline IS NOT ?'),
  setSeat: query(
    db,
    `UPDATE matches SET seats = json_set(seats, '$[' || ? || '].bot', json(?), '$[' || ? || '].resigned', json(?)) WHERE id = ?`,
  ),
  setStandingAnswers: query(
    db,
    `UPDATE matches SET seats = json_set(seats, '$[' || ? || '].standing', json(?)) WHERE id = ?`,
  ),
  finish: query(
    db,
    'UPDATE matches SET phase = ?, outcome = ?, finished = ?, deadline = NULL, unrated = ? WHERE id = ?',
  ),
  due: query<{ id: string; deadline: number }>(
    db,
    'SELECT id, deadline FROM matches WHERE deadline IS NOT NULL AND deadline <= ? ORDER BY deadline LIMIT ?',
  ),
  addUncounted: query(db, 'INSERT OR IGNORE INTO uncounted SELECT key FROM matches WHERE id = ?'),
});

type Queries = ReturnType<typeof queriesIn>;

/** False: the number is taken, or the match is over. */
function append(queries: Queries, id: string, entry: EntryRow, advance: RowChange): boolean {
  const { insert, setSeat, finish, setDeadline, addUncounted } = queries;
  const { seq, kind, seat, code, time, send, data } = entry;
  const { phase, deadline, outcome, finished, seat: changed, rated } = advance;
  const json = data === null ? null : JSON.stringify(data);
  if (insert.run(seq, kind, seat, code, time, send, json, id) === 0) return false;
  if (changed !== null) {
    const at = String(changed.seat);
    setSeat.run(at, JSON.stringify(changed.bot), at, JSON.stringify(changed.resigned), id);
  }
  if (phase !== 'playing') {
    finish.run(phase, outcome === null ? null : JSON.stringify(outcome), finished, rated ? 1 : 0, id);
    if (phase === 'over') addUncounted.run(id);
  } else if (deadline !== undefined) setDeadline.run(deadline, id, deadline);
  return true;
}

export function matchesIn(db: Database.Database): Synchronous<Matches> {
  const queries = queriesIn(db);
  const { byId, logOf, snapshotOf, entriesOf } = queries;
  return {
    open(id) {
      const stored = byId.get(id);
      const text = stored === undefined ? undefined : logOf.get(stored.key);
      if (stored === undefined || text === undefined) return undefined;
      return { table: tableFrom(stored), text, snapshot: snapshotFrom(snapshotOf.get(stored.key)) };
    },
    changesSince(id, since) {
      const stored = byId.get(id);
      return stored === undefined
        ? undefined
        : { table: tableFrom(stored), entries: entriesOf.all(stored.key, since).map(entryFrom) };
    },
    append: (id, entry, advance) => append(queries, id, entry, advance),
    setSnapshot(id, { seq, text }) {
      queries.setSnapshot.run(seq, text, id);
    },
    heads: (ids) =>
      ids.flatMap((each) => {
        const found = queries.head.get(each);
        return found === undefined ? [] : [{ id: each, seq: found.seq, version: found.version, line: found.line }];
      }),
    setStandingAnswers(id, seat, answers) {
      queries.setStandingAnswers.run(String(seat), JSON.stringify(answers), id);
    },
    setDeadline(id, deadline) {
      queries.setDeadline.run(deadline, id, deadline);
    },
    due: (until, limit) => queries.due.all(until, limit),
    ...countingIn(db),
  };
}
