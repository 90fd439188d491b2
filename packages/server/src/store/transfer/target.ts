import { isDeepStrictEqual } from 'node:util';
import { elementAt } from '@souk/kernel';
import { type Query, query, type Session, type Value } from '../postgres/database.js';
import type { Kind, Row } from './source.js';

interface Statements {
  readonly read: Query<Row>;
  readonly write: Query<never>;
  readonly count: Query<{ count: number }>;
  readonly drop: Query<never>;
}

/** Columns that hold whole numbers, but for those of the same name that do not. */
const WHOLE = new Set([
  ...['since', 'created', 'used', 'matches', 'key', 'rules', 'started', 'finished', 'version', 'match'],
  ...[
    'at',
    'seq',
    'seat',
    'code',
    'time',
    'line',
    'n',
    'place',
    'decisions',
    'level',
    'played',
    'seats',
    'won',
    'latest',
  ],
]);
const TEXT = new Set(['people.key', 'matches.code']);
const FRACTIONS = new Set(['mu', 'sigma', 'score', 'lead', 'gain']);

function typeOf({ table, documents, flags }: Kind, name: string): string {
  if (documents.includes(name) || TEXT.has(`${table}.${name}`)) return 'text';
  if (flags.includes(name)) return 'boolean';
  return WHOLE.has(name) ? 'bigint' : FRACTIONS.has(name) ? 'float8' : 'text';
}

const castOf = (kind: Kind, name: string): string => {
  if (kind.documents.includes(name)) return kind.table === 'matches' && name === 'seats' ? '::jsonb' : '::json';
  return '';
};

function statementsFor(kind: Kind): Statements {
  const { table, columns, key } = kind;
  const type = (name: string): string => typeOf(kind, name);
  const arrays = columns.map((name, i) => `$${i + 1}::${type(name)}[]`).join(', ');
  const values = columns.map((name) => `g.${name}${castOf(kind, name)}`).join(', ');
  const keys = key.map((name, i) => `$${i + 1}::${type(name)}[]`).join(', ');
  const updates = columns.filter((name) => !key.includes(name)).map((name) => `${name} = excluded.${name}`);
  const overriding = table === 'matches' ? 'OVERRIDING SYSTEM VALUE' : '';
  return {
    read: query<Row>(
      `SELECT ${columns.map((name) => `t.${name}`).join(', ')} FROM ${table} t
         JOIN unnest(${keys}) AS g (${key.join(', ')}) ON ${key.map((name) => `t.${name} = g.${name}`).join(' AND ')}`,
    ),
    write: query(
      `INSERT INTO ${table} (${columns.join(', ')}) ${overriding} SELECT ${values} FROM unnest(${arrays}) AS g (${columns.join(', ')})
         ON CONFLICT (${key.join(', ')}) DO ${updates.length === 0 ? 'NOTHING' : `UPDATE SET ${updates.join(', ')}`}`,
    ),
    count: query(`SELECT count(*)::int AS count FROM ${table}`),
    drop: query(
      `DELETE FROM ${table} t WHERE NOT EXISTS (
         SELECT FROM unnest(${keys}) AS g (${key.join(', ')}) WHERE ${key.map((name) => `t.${name} = g.${name}`).join(' AND ')})`,
    ),
  };
}

/** The row as SQLite would have it, documents taken apart so that they can be compared. */
function comparable({ columns, documents, flags }: Kind, row: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(
    columns.map((name) => {
      const value = row[name];
      if (documents.includes(name) && typeof value === 'string') return [name, JSON.parse(value)];
      if (flags.includes(name)) return [name, value === true || value === 1];
      return [name, value];
    }),
  );
}

/** How rows compare with what is there. */
export interface Differences {
  /** Those that are not there, or say something else there, in their order: a code may pass from one match to a later one. */
  readonly differing: readonly Row[];
  /** Those of them that are there. */
  readonly changed: readonly Row[];
}

/** One kind of rows in PostgreSQL. */
export class Target {
  readonly #kind: Kind;
  readonly #statements: Statements;
  readonly #session: Session;

  constructor(session: Session, kind: Kind) {
    this.#session = session;
    this.#kind = kind;
    this.#statements = statementsFor(kind);
  }

  async compare(rows: readonly Row[]): Promise<Differences> {
    const { key } = this.#kind;
    const nameOf = (row: Readonly<Record<string, unknown>>): string => JSON.stringify(key.map((name) => row[name]));
    const stored = await this.#session.run(
      this.#statements.read,
      ...key.map((name): Value => rows.map((row) => row[name] ?? null)),
    );
    const there = new Map(stored.map((row) => [nameOf(row), row]));
    const says = (row: Readonly<Record<string, unknown>>): object => comparable(this.#kind, row);
    const differing = rows.filter((row) => {
      const found = there.get(nameOf(row));
      return found === undefined || !isDeepStrictEqual(says(found), says(row));
    });
    return { differing, changed: differing.filter((row) => there.has(nameOf(row))) };
  }

  async write(rows: readonly Row[]): Promise<void> {
    const { columns, flags } = this.#kind;
    const value = (row: Row, name: string) => (flags.includes(name) ? row[name] === 1 : (row[name] ?? null));
    await this.#session.run(
      this.#statements.write,
      ...columns.map((name): Value => rows.map((row) => value(row, name))),
    );
  }

  /** Drops what is not among these rows any more. */
  async keepOnly(rows: readonly Row[]): Promise<void> {
    const { key } = this.#kind;
    await this.#session.run(this.#statements.drop, ...key.map((name): Value => rows.map((row) => row[name] ?? null)));
  }

  async count(): Promise<number> {
    return elementAt(await this.#session.run(this.#statements.count), 0).count;
  }
}

const NEXT_KEY = query(
  `SELECT setval(pg_get_serial_sequence('matches', 'key'), coalesce((SELECT max(key) FROM matches), 1))`,
);
const ANALYSE = query('ANALYZE');
const FOREIGN = query<{ id: string }>(`
  WITH given AS (SELECT * FROM unnest($1::bigint[], $2::text[]) AS g (k, i))
  SELECT id FROM matches JOIN given ON key = k WHERE id <> i
  UNION ALL SELECT id FROM matches JOIN given ON id = i WHERE key <> k LIMIT 1`);

/** Whether one of these matches is another one in PostgreSQL: it has matches of its own, then. */
export const isForeign = async (session: Session, matches: readonly Row[]): Promise<boolean> =>
  (
    await session.run(
      FOREIGN,
      matches.map(({ key = null }) => key),
      matches.map(({ id = null }) => id),
    )
  ).length > 0;

/** New matches get keys beyond those that were carried over, and plans are made from what is there. */
export async function finish(session: Session): Promise<void> {
  await session.run(NEXT_KEY);
  await session.run(ANALYSE);
}
