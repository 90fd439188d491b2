import type Database from 'libsql';
import type { ChatRow } from '../rows.js';
import type { ChatStore } from '../store.js';
import { query } from './database.js';
import type { Synchronous } from './synchronous.js';

interface StoredLine {
  readonly line: number;
  readonly time: number;
  readonly person: string;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
}

const rowFrom = ({ line, time, person, name, seat, text }: StoredLine): ChatRow => ({
  line,
  time,
  from: { id: person, name },
  seat,
  text,
});

export function chatIn(db: Database.Database): Synchronous<ChatStore> {
  const insert = query<{ line: number }>(
    db,
    `INSERT INTO chat SELECT key, 1 + coalesce((SELECT max(line) FROM chat WHERE match = key), 0), ?, ?, ?, ?, ?
       FROM matches WHERE id = ? RETURNING line`,
  );
  const latest = query<StoredLine>(
    db,
    `SELECT line, time, person, name, seat, text FROM chat
       WHERE match = (SELECT key FROM matches WHERE id = ?) ORDER BY line DESC LIMIT ?`,
  );
  const ofPerson = query<StoredLine & { readonly id: string }>(
    db,
    `SELECT id, line, time, person, name, seat, text FROM chat JOIN matches ON key = match
       WHERE person = ? ORDER BY match, line`,
  );
  return {
    add: (match, { time, from, seat, text }) => insert.get(time, from.id, from.name, seat, text, match)?.line ?? 0,
    latest: (match, limit) => latest.all(match, limit).reverse().map(rowFrom),
    ofPerson: (person) => ofPerson.all(person).map((stored) => ({ match: stored.id, ...rowFrom(stored) })),
  };
}
