import { Database, query, type Session } from '../postgres/database.js';
import { refuseIfUsed, saveChecksums } from './checksums.js';
import { KINDS, type Kind, type Row, Source } from './source.js';
import { finish, isForeign, Target } from './target.js';
import { TransferError } from './transfer-error.js';

export { TransferError } from './transfer-error.js';

/** What has become of one kind of rows. */
export interface TransferReport {
  readonly kind: string;
  readonly rows: number;
  /** Those that were not there yet, or have changed since the last time. */
  readonly written: number;
}

const BATCH_SIZE = 500;
const CONNECTIONS = 1;
/** Milliseconds for one statement: some of them look at everything. */
const TIMEOUT = 600_000;

/** Neither a host nor another move writes meanwhile. Reading goes on. */
const LOCK_TABLES = query(`LOCK TABLE ${KINDS.map(({ table }) => table).join(', ')} IN SHARE ROW EXCLUSIVE MODE`);

const OTHER_FILE =
  'the file is not the one that was moved before, or an older copy of it: nothing was changed. Move to an empty database';

async function moveKind(source: Source, session: Session, kind: Kind): Promise<TransferReport> {
  const target = new Target(session, kind);
  let rows = 0;
  let written = 0;
  for (const some of source.rows(kind, BATCH_SIZE)) {
    if (kind.table === 'matches' && (await isForeign(session, some))) {
      throw new TransferError(`a match has another number in the database: ${OTHER_FILE}`);
    }
    const { differing, changed } = await target.compare(some);
    const [firstChanged] = changed;
    if (kind.retention === 'immutable' && firstChanged !== undefined) {
      throw new TransferError(`${nameOf(kind, firstChanged)} is another one in the database: ${OTHER_FILE}`);
    }
    if (differing.length > 0) await target.write(differing);
    rows += some.length;
    written += differing.length;
  }
  await dropRest(source, target, kind);
  return { kind: kind.table, rows, written };
}

/** What has gone since the last time goes here as well: tokens, say. Matches, their logs and their chat never go. */
async function dropRest(source: Source, target: Target, kind: Kind): Promise<void> {
  const rest = (await target.count()) - source.count(kind);
  if (rest === 0) return;
  if (kind.retention !== 'removable') {
    throw new TransferError(`the file lacks ${rest} of the ${kind.table} in the database: ${OTHER_FILE}`);
  }
  await target.keepOnly([...source.rows(kind, BATCH_SIZE)].flat());
}

const nameOf = ({ table, key }: Kind, row: Row): string => `${table} ${key.map((column) => row[column]).join(' ')}`;

/** Reads everything back and compares it, row by row. */
async function verifyKind(source: Source, session: Session, kind: Kind): Promise<void> {
  const target = new Target(session, kind);
  for (const some of source.rows(kind, BATCH_SIZE)) {
    const [different] = (await target.compare(some)).differing;
    if (different !== undefined)
      throw new TransferError(`${nameOf(kind, different)} has not arrived as it was; run it again`);
  }
  const more = (await target.count()) - source.count(kind);
  if (more !== 0) throw new TransferError(`${kind.table}: ${more} more have arrived than there were; run it again`);
}

async function moveAll(
  source: Source,
  session: Session,
  told: (moved: TransferReport) => void,
): Promise<readonly TransferReport[]> {
  await session.run(LOCK_TABLES);
  await refuseIfUsed(session);
  const all: TransferReport[] = [];
  for (const kind of KINDS) {
    const moved = await moveKind(source, session, kind);
    told(moved);
    all.push(moved);
  }
  await finish(session);
  for (const kind of KINDS) await verifyKind(source, session, kind);
  await saveChecksums(session);
  return all;
}

/**
 * Carries everything of a host on one machine over to PostgreSQL, and verifies it row by row. It happens as a
 * whole or not at all: interrupted, it is simply run again. The host may be running: what it adds meanwhile is
 * carried over the next time, which takes only what is new. A database that hosts have used is refused.
 */
export async function transferTo(
  file: string,
  url: string,
  told: (moved: TransferReport) => void = () => {},
): Promise<readonly TransferReport[]> {
  const source = opened(file);
  const db = new Database(url, CONNECTIONS, TIMEOUT);
  try {
    await db.migrate();
    return await db.transaction((session) => moveAll(source, session, told));
  } catch (error) {
    if (error instanceof TransferError) throw error;
    throw new TransferError(`${error instanceof Error ? error.message : error}`);
  } finally {
    source.close();
    await db.close();
  }
}

function opened(file: string): Source {
  try {
    return new Source(file);
  } catch (error) {
    throw new TransferError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}
