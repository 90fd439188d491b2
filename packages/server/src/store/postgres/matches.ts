import { elementAt } from '@souk/kernel';
import { type Skill, skillsAfter } from '../../ratings/skill.js';
import { EntryLog, type EntryLogText } from '../entry-log.js';
import type { EntryRow, Placing, SnapshotRow } from '../rows.js';
import type { MatchStore, MatchVersion } from '../store.js';
import { AppendBatcher } from './append-batcher.js';
import { type Database, query, type Session } from './database.js';
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
const UNRATED = query<{ id: string }>(`
  SELECT id FROM matches WHERE unrated AND NOT EXISTS (
    SELECT FROM matches same WHERE same.deal = matches.deal AND same.phase IN ('open', 'playing')) LIMIT $1`);
const SET_RATED = query<{ id: string }>('UPDATE matches SET unrated = false WHERE id = $1 AND unrated RETURNING id');
/** Every person has a row before rows are locked, in one order for all. */
const NEW_RATINGS = query(`
  INSERT INTO ratings SELECT person, $2, 0, 0, 0 FROM unnest($1::text[]) AS person ORDER BY person ON CONFLICT DO NOTHING`);
const RATINGS = query<Skill & { person: string; matches: number }>(`
  SELECT person, mu, sigma, matches FROM ratings WHERE person = ANY($1::text[]) AND game = $2 ORDER BY person FOR UPDATE`);
const SET_RATING = query(`
  UPDATE ratings SET mu = $3, sigma = $4, matches = matches + 1 WHERE person = $1 AND game = $2`);

/** What is read and written again and again; the plans that PostgreSQL makes for it are tested. */
export const MATCH_QUERIES = { OPEN, CHANGES, HEADS, DUE, UNRATED };

async function countResult(session: Session, game: string, placings: readonly Placing[]): Promise<void> {
  const people = placings.map(({ person }) => person);
  await session.run(NEW_RATINGS, people, game);
  const before = new Map((await session.run(RATINGS, people, game)).map((rating) => [rating.person, rating]));
  const strengthOf = (person: string): Skill | undefined => {
    const rating = before.get(person);
    return rating === undefined || rating.matches === 0 ? undefined : rating;
  };
  const after = skillsAfter(placings.map(({ person, rank }) => ({ rank, strength: strengthOf(person) })));
  for (const [i, { mu, sigma }] of after.entries())
    await session.run(SET_RATING, elementAt(people, i), game, mu, sigma);
}

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
    async rate(id, game, placings) {
      await db.transaction(async (session) => {
        const isNew = (await session.run(SET_RATED, id)).length === 1;
        if (isNew && placings.length > 0) await countResult(session, game, placings);
      });
    },
    unrated: async (limit) => (await db.run(UNRATED, limit)).map(({ id }) => id),
  };
}
