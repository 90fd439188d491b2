import type { EntryRow, RowChange } from '../rows.js';
import { StoreUnavailable } from '../unavailable.js';
import { type Database, query, type Value } from './database.js';

// Entries of many matches go to the database together: one statement, one wait for the disk.

interface Waiting {
  readonly id: string;
  readonly entry: EntryRow;
  readonly advance: RowChange;
  resolve(isAdded: boolean): void;
  reject(error: unknown): void;
}

/** Statements that may be under way at once: one is written while the other waits for the disk. */
const MAX_STATEMENTS = 2;
const MAX_BATCH = 200;
/** A deadline that has not changed. */
const UNCHANGED = -1;

/**
 * The number is the next one, and no other host's: the primary key sees to it. Rows come in the order of their
 * matches, so that hosts that add to the same matches wait for each other in one direction only.
 */
export const APPEND = query<{ id: string }>(`
  WITH given AS MATERIALIZED (
    SELECT m.key, g.*
      FROM unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::int[], $6::bigint[], $7::text[], $8::text[],
          $9::bigint[], $10::text[], $11::text[], $12::bigint[], $13::boolean[], $14::int[], $15::text[], $16::text[])
        AS g (id, seq, kind, seat, code, time, send, data, deadline, phase, outcome, finished, rated, changed, bot, resigned)
      JOIN matches m ON m.id = g.id AND m.phase = 'playing'
      WHERE g.seq = 1 OR EXISTS (SELECT FROM entries e WHERE e.match = m.key AND e.seq = g.seq - 1)
      ORDER BY m.key),
  added AS (
    INSERT INTO entries SELECT key, seq, kind, seat, code, time, send, data::json FROM given
      ON CONFLICT DO NOTHING RETURNING match),
  advanced AS (
    UPDATE matches m SET phase = g.phase, outcome = g.outcome::json, finished = g.finished, unrated = g.rated,
        seats = CASE WHEN g.changed IS NULL THEN m.seats ELSE
          jsonb_set(jsonb_set(m.seats, ARRAY[g.changed::text, 'bot'], g.bot::jsonb),
            ARRAY[g.changed::text, 'resigned'], g.resigned::jsonb) END
      FROM given g JOIN added a ON a.match = g.key
      WHERE m.key = g.key AND (g.phase <> 'playing' OR g.changed IS NOT NULL)),
  counting AS (
    INSERT INTO uncounted SELECT g.key FROM given g JOIN added a ON a.match = g.key WHERE g.phase = 'over'),
  due AS (
    INSERT INTO deadlines SELECT g.key, g.deadline FROM given g JOIN added a ON a.match = g.key WHERE g.deadline >= 0
      ON CONFLICT (match) DO UPDATE SET at = excluded.at),
  never AS (
    DELETE FROM deadlines d USING given g, added a WHERE d.match = g.key AND a.match = g.key AND g.deadline IS NULL)
  SELECT g.id FROM given g JOIN added a ON a.match = g.key`);

/** Adds entries, as many together as have come while others were being written. */
export class AppendBatcher {
  readonly #db: Database;
  #waiting: Waiting[] = [];
  #underWay = 0;
  #isScheduled = false;

  constructor(db: Database) {
    this.#db = db;
  }

  append(id: string, entry: EntryRow, advance: RowChange): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ id, entry, advance, resolve, reject });
      this.#schedule();
    });
  }

  /** Waits until this turn of the event loop is over: everything that it brings goes together. */
  #schedule(): void {
    if (this.#isScheduled || this.#underWay >= MAX_STATEMENTS) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      const batch = this.#next();
      if (batch.length > 0) void this.#send(batch);
    });
  }

  /** At most one entry of each match: the database does not say which of two it has taken. */
  #next(): Waiting[] {
    const batch = new Map<string, Waiting>();
    const rest: Waiting[] = [];
    for (const waiting of this.#waiting) {
      if (batch.size < MAX_BATCH && !batch.has(waiting.id)) batch.set(waiting.id, waiting);
      else rest.push(waiting);
    }
    this.#waiting = rest;
    return [...batch.values()];
  }

  async #send(batch: readonly Waiting[]): Promise<void> {
    this.#underWay++;
    try {
      const columns = columnsOf(batch);
      const rows = await this.#db.runWithRetry(APPEND, ...columns);
      const added = new Set(rows.map(({ id }) => id));
      for (const { id, resolve } of batch) resolve(added.has(id));
    } catch (error) {
      if (batch.length === 1 || error instanceof StoreUnavailable) for (const { reject } of batch) reject(error);
      // One of them cannot be written: the others do not pay for it.
      else await Promise.all(batch.map((each) => this.#send([each])));
    } finally {
      this.#underWay--;
      if (this.#waiting.length > 0) this.#schedule();
    }
  }
}

const json = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));

/** The batch turned on its side: one list for each column of the statement. */
function columnsOf(batch: readonly Waiting[]): Value[] {
  const column = (read: (waiting: Waiting) => string | number | boolean | null): Value => batch.map(read);
  return [
    column(({ id }) => id),
    column(({ entry }) => entry.seq),
    column(({ entry }) => entry.kind),
    column(({ entry }) => entry.seat),
    column(({ entry }) => entry.code),
    column(({ entry }) => entry.time),
    column(({ entry }) => entry.send),
    column(({ entry }) => json(entry.data)),
    column(({ advance: { phase, deadline } }) =>
      phase === 'playing' ? (deadline === undefined ? UNCHANGED : deadline) : null,
    ),
    column(({ advance }) => advance.phase),
    column(({ advance }) => json(advance.outcome)),
    column(({ advance }) => advance.finished),
    column(({ advance }) => advance.rated),
    column(({ advance }) => advance.seat?.seat ?? null),
    column(({ advance }) => JSON.stringify(advance.seat?.bot ?? null)),
    column(({ advance }) => JSON.stringify(advance.seat?.resigned ?? false)),
  ];
}
