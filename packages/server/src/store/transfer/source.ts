import { existsSync } from 'node:fs';
import { elementAt } from '@souk/kernel';
import Database from 'libsql';

/** A row as SQLite has it. */
export type Row = Readonly<Record<string, string | number | null>>;

/**
 * What becomes of rows in the course of time: they stay and say the same for ever, they stay, or they may go.
 * A host that lacks one of those that stay is not the one that was carried over before, or is an older copy of it.
 */
export type Retention = 'immutable' | 'permanent' | 'removable';

/** A table that is carried over: its columns, what identifies a row, and which of them hold documents. */
export interface Kind {
  readonly table: string;
  readonly columns: readonly string[];
  readonly key: readonly string[];
  /** Columns that hold JSON: compared by what they say. */
  readonly documents: readonly string[];
  /** Columns that are true or false in PostgreSQL, 1 or 0 in SQLite. */
  readonly flags: readonly string[];
  readonly retention: Retention;
}

const kind = (table: string, retention: Retention, columns: string, key: string, documents = '', flags = ''): Kind => {
  const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');
  return {
    table,
    retention,
    columns: words(columns),
    key: words(key),
    documents: words(documents),
    flags: words(flags),
  };
};

/** Everything that a host keeps, in the order in which it is carried over. */
export const KINDS: readonly Kind[] = [
  kind('people', 'removable', 'id name since key secret', 'id'),
  kind('tokens', 'removable', 'hash id person label created used', 'hash'),
  kind('recovery_codes', 'removable', 'person hash', 'person hash'),
  kind('retired_names', 'removable', 'name', 'name'),
  kind('mutes', 'removable', 'person other', 'person other'),
  kind('ratings', 'removable', 'person game seats mu sigma matches won latest', 'person game seats'),
  kind(
    'matches',
    'permanent',
    `key id code phase game settings rules seats host kicked seed nonce created started finished outcome deal rematch public auto
     version unrated`.replaceAll(/\s+/g, ' '),
    'key',
    'settings seats host kicked outcome',
    'public auto unrated',
  ),
  kind('deadlines', 'removable', 'match at', 'match'),
  kind('places', 'removable', 'person match', 'person match'),
  kind('entries', 'immutable', 'match seq kind seat code time send data', 'match seq', 'data'),
  kind('chat', 'permanent', 'match line time person name seat text', 'match line'),
  kind('rating_points', 'removable', 'person game seats n time mu sigma match', 'person game seats n'),
  kind(
    'results',
    'removable',
    'person match game seats time place won score lead decisions public gain used',
    'person match',
    'used',
    'won public',
  ),
  kind('bot_results', 'removable', 'game level seats played won', 'game level seats'),
  kind('uncounted', 'removable', 'match', 'match'),
  kind('profiles', 'removable', 'person avatar curve records rivals presence challenges', 'person'),
  kind('follows', 'removable', 'person other since', 'person other'),
  kind('challenges', 'removable', 'match person sender time declined', 'match person', '', 'declined'),
];

/** In SQLite, deadlines are a column of the matches. */
const DEADLINES = '(SELECT key AS match, deadline AS at FROM matches WHERE deadline IS NOT NULL)';

/** In a file from before there were results: ratings were over matches of every number of players, and no match has counted. */
const BEFORE_RESULTS: { readonly [table: string]: string } = {
  ratings: '(SELECT person, game, 0 AS seats, mu, sigma, matches, 0 AS won, 0 AS latest FROM ratings)',
  uncounted: `(SELECT key AS match FROM matches WHERE phase = 'over')`,
};

/** The database of a host on one machine, as it was at the moment of opening, while the host may go on. */
export class Source {
  readonly #db: Database.Database;

  /** Throws if there is none, or if it is none of ours. */
  constructor(file: string) {
    if (!existsSync(file)) throw new Error(`there is no file ${file}`);
    this.#db = new Database(file, { readonly: true });
    this.#db.exec('BEGIN');
    this.#db.prepare('SELECT count(*) FROM matches').get();
  }

  #has(table: string): boolean {
    return this.#db.prepare(`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?`).get(table) !== undefined;
  }

  /** Where the rows of a table are; undefined: a file of an older version has nothing of what came later. */
  #placeOf(table: string): string | undefined {
    if (table === 'deadlines') return DEADLINES;
    const before = this.#has('results') ? undefined : BEFORE_RESULTS[table];
    return before ?? (this.#has(table) ? table : undefined);
  }

  count({ table }: Kind): number {
    const place = this.#placeOf(table);
    if (place === undefined) return 0;
    const { count } = this.#db.prepare(`SELECT count(*) AS count FROM ${place}`).get() as { count: number };
    return count;
  }

  /** All rows in the order of their keys, some at a time. */
  *rows({ table, columns, key }: Kind, atOnce: number): Generator<readonly Row[]> {
    const place = this.#placeOf(table);
    if (place === undefined) return;
    const names = columns.join(', ');
    const order = key.join(', ');
    const first = this.#db.prepare(`SELECT ${names} FROM ${place} ORDER BY ${order} LIMIT ?`);
    const after = this.#db.prepare(
      `SELECT ${names} FROM ${place} WHERE (${order}) > (${key.map(() => '?').join(', ')}) ORDER BY ${order} LIMIT ?`,
    );
    let rows = first.all(atOnce) as Row[];
    while (rows.length > 0) {
      yield rows.map((row) => pickColumns(row, columns));
      const last = elementAt(rows, rows.length - 1);
      rows = after.all(...key.map((name) => last[name]), atOnce) as Row[];
    }
  }

  close(): void {
    this.#db.exec('ROLLBACK');
    this.#db.close();
  }
}

/** The row without what the driver adds to it. */
const pickColumns = (row: Row, columns: readonly string[]): Row =>
  Object.fromEntries(columns.map((name) => [name, row[name] ?? null]));
