import type Database from 'libsql';
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
  return {
    add: (match, { time, from, seat, text }) => insert.get(time, from.id, from.name, seat, text, match)?.line ?? 0,
    latest: (match, limit) =>
      latest
        .all(match, limit)
        .reverse()
        .map(({ line, time, person, name, seat, text }) => ({ line, time, from: { id: person, name }, seat, text })),
  };
}
