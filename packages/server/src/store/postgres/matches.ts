import { EntryLog, type EntryLogText } from '../entry-log.js';
import type { EntryRow, SnapshotRow } from '../rows.js';
import type { MatchStore, MatchVersion } from '../store.js';
import { AppendBatcher } from './append-batcher.js';
import { countingIn } from './counting.js';
import { type Database, query } from './database.js';
import { type StoredTable, TABLE_COLUMNS, tableFrom } from './tables.js';

const COLUMNS = ['kind', 'seat', 'code', 'time', 'send'].map(
  (name) => `json_agg(${name} ORDER BY seq)::text AS ${name}s`,
);
/** The row, its log and its snapshot in one answer: they are of the same moment. */
const OPEN = query<StoredTable & { readonly log: EntryLogText | null; readonly snapshot: SnapshotRow | null }>(`
  SELECT ${TABLE_COLUMNS},
      (SELECT row_to_json(log) FROM (SELECT ${COLUMNS.join(', ')}, json_agg(data::text ORDER BY seq)::text AS data
          FROM entries WHERE match = key HAVING count(*) > 0) AS log) AS log,
      (SELECT json_build_object('seq', seq, 'text', text) FROM snapshots WHERE match = key) AS snapshot
    FROM matches WHERE id = $1`);
const SET_SNAPSHOT = query(`
  INSERT INTO snapshots SELECT key, $2::integer, $3::text FROM matches WHERE id = $1
    ON CONFLICT (match) DO UPDATE SET seq = excluded.seq, text = excluded.text`);
/** The row and its entries in one answer: they are of the same moment. */
const CHANGES = query<StoredTable & { readonly entries: readonly EntryRow[] | null }>(`
  SELECT ${TABLE_COLUMNS},
      (SELECT json_agg(json_build_object('seq', seq, 'kind', kind, 'seat', seat, 'code', code, 'time', time,
          'send', send, 'data', data) ORDER BY seq) FROM entries WHERE match = key AND seq > $2) AS entries
    FROM matches WHERE id = $1`);
const HEADS = query<MatchVersion>(`
  SELECT id, version, coalesce((SELECT max(seq) FROM entries WHERE match = key), 0) AS seq,
      coalesce((SELECT max(line) FROM chat WHERE match = key), 0) AS line
    FROM matches WHERE id = ANY($1::text[])`);
const SET_STANDING = query(`
  UPDATE matches SET seats = jsonb_set(seats, ARRAY[$2, 'standing'], $3::jsonb) WHERE id = $1`);
const SET_DEADLINE = query(`
  INSERT INTO deadlines SELECT key, $2 FROM matches WHERE id = $1 ON CONFLICT (match) DO UPDATE SET at = excluded.at`);
const DROP_DEADLINE = query(`DELETE FROM deadlines USING matches WHERE match = key AND id = $1`);
const DUE = query<{ id: string; deadline: number }>(`
  SELECT id, at AS deadline FROM deadlines JOIN matches ON key = match WHERE at <= $1 ORDER BY at LIMIT $2`);
/** What is read and written again and again; the plans that PostgreSQL makes for it are tested. */
export const MATCH_QUERIES = { OPEN, CHANGES, HEADS, DUE };

export function matchesIn(db: Database): MatchStore {
  const appending = new AppendBatcher(db);
  return {
    async open(id) {
      const [stored] = await db.run(OPEN, id);
      if (stored === undefined) return undefined;
      const log = stored.log === null ? EntryLog.of([]) : new EntryLog(stored.log);
      return { table: tableFrom(stored), log, snapshot: stored.snapshot };
    },
    async changesSince(id, since) {
      const [stored] = await db.run(CHANGES, id, since);
      return stored === undefined ? undefined : { table: tableFrom(stored), entries: stored.entries ?? [] };
    },
    async setSnapshot(id, { seq, text }) {
      await db.runWithRetry(SET_SNAPSHOT, id, seq, text);
    },
    append: (id, entry, advance) => appending.append(id, entry, advance),
    heads: (ids) => db.run(HEADS, ids),
    async setStandingAnswers(id, seat, answers) {
      await db.runWithRetry(SET_STANDING, id, String(seat), JSON.stringify(answers));
    },
    async setDeadline(id, deadline) {
      if (deadline === null) await db.runWithRetry(DROP_DEADLINE, id);
      else await db.runWithRetry(SET_DEADLINE, id, deadline);
    },
    due: (until, limit) => db.run(DUE, until, limit),
    ...countingIn(db),
  };
}
