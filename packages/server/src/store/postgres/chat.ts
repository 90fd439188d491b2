import type { ChatRow } from '../rows.js';
import type { ChatStore } from '../store.js';
import { type Database, query } from './database.js';

interface StoredLine {
  readonly line: number;
  readonly time: number;
  readonly person: string;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
}

/** Without a line, another host has just taken the number; without a match, there is nowhere to say it. */
const ADD = query<{ line: number | null }>(`
  WITH said AS (
    INSERT INTO chat SELECT key, 1 + coalesce((SELECT max(line) FROM chat WHERE match = key), 0), $2, $3, $4, $5, $6
      FROM matches WHERE id = $1 ON CONFLICT DO NOTHING RETURNING line)
  SELECT line FROM matches LEFT JOIN said ON true WHERE id = $1`);
const LATEST = query<StoredLine>(`
  SELECT line, time, person, name, seat, text FROM chat WHERE match = (SELECT key FROM matches WHERE id = $1)
    ORDER BY line DESC LIMIT $2`);

const OF_PERSON = query<StoredLine & { readonly id: string }>(`
  SELECT id, line, time, person, name, seat, text FROM chat JOIN matches ON key = match
    WHERE person = $1 ORDER BY match, line`);

export const CHAT_QUERIES = { LATEST, OF_PERSON };

const rowFrom = ({ line, time, person, name, seat, text }: StoredLine): ChatRow => ({
  line,
  time,
  from: { id: person, name },
  seat,
  text,
});

export function chatIn(db: Database): ChatStore {
  return {
    async add(match, { time, from, seat, text }) {
      for (;;) {
        const [added] = await db.run(ADD, match, time, from.id, from.name, seat, text);
        if (added === undefined) return 0;
        if (added.line !== null) return added.line;
      }
    },
    latest: async (match, limit) => (await db.run(LATEST, match, limit)).reverse().map(rowFrom),
    ofPerson: async (person) =>
      (await db.run(OF_PERSON, person)).map((stored) => ({ match: stored.id, ...rowFrom(stored) })),
  };
}
