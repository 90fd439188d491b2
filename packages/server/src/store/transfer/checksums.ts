import { type Query, query, type Session } from '../postgres/database.js';
import { KINDS, type Kind } from './source.js';
import { TransferError } from './transfer-error.js';

/** What a table holds, in short: a row that is added, changed or taken away changes it. */
interface TableChecksum {
  readonly kind: string;
  readonly rows: number;
  /** The sum of the rows' hashes, which is the same in any order. */
  readonly sum: string;
}

const checksumOf = ({ table, columns }: Kind): Query<TableChecksum> =>
  query(`SELECT '${table}' AS kind, count(*)::int AS rows,
      coalesce(sum(hashtextextended(ROW(${columns.map((name) => `t.${name}`).join(', ')})::text, 0)), 0)::text AS sum
    FROM ${table} t`);

const CHECKSUMS = KINDS.map(checksumOf);
const SAVED = query<TableChecksum>('SELECT kind, rows, sum FROM moved');
const SAVE = query(`
  INSERT INTO moved VALUES ($1, $2, $3) ON CONFLICT (kind) DO UPDATE SET rows = excluded.rows, sum = excluded.sum`);

async function checksums(session: Session): Promise<readonly TableChecksum[]> {
  const all: TableChecksum[] = [];
  for (const statement of CHECKSUMS) all.push(...(await session.run(statement)));
  return all;
}

/** Notes what the database holds now, so that the next move sees whether it has been used since. */
export async function saveChecksums(session: Session): Promise<void> {
  for (const { kind, rows, sum } of await checksums(session)) await session.run(SAVE, kind, rows, sum);
}

/**
 * Refuses a database that holds anything but what the last move has left there, or anything at all if there
 * was none: what hosts have acknowledged since would be overwritten.
 */
export async function refuseIfUsed(session: Session): Promise<void> {
  const saved = new Map((await session.run(SAVED)).map((each) => [each.kind, each]));
  const then = (kind: string): Pick<TableChecksum, 'rows' | 'sum'> => saved.get(kind) ?? { rows: 0, sum: '0' };
  const used = (await checksums(session)).filter(({ kind, rows, sum }) => {
    const before = then(kind);
    return rows !== before.rows || sum !== before.sum;
  });
  if (used.length === 0) return;
  const found = used.map(({ kind, rows }) => `${kind}: ${rows} rows, ${then(kind).rows} then`).join('; ');
  const what =
    saved.size === 0
      ? `the database has rows of its own (${used.map(({ kind, rows }) => `${kind}: ${rows}`).join('; ')})`
      : `the database has been used since it was moved to (${found})`;
  throw new TransferError(
    `${what}: expected an empty one, or one that was moved to before and not used since. Nothing was changed. ` +
      'Go on with what is there (souk serve --database), or move to an empty database',
  );
}
