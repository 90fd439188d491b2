import { Database } from '../postgres/database.js';
import { KINDS, type Kind, Source } from './source.js';
import { finish, isForeign, Target } from './target.js';

/** Something about the installation or the database does not allow it to be carried over; one line says what. */
export class MovingError extends Error {
  override readonly name = 'MovingError';
}

/** What has become of one kind of rows. */
export interface Moved {
  readonly kind: string;
  readonly rows: number;
  /** Those that were not there yet, or have changed since the last time. */
  readonly written: number;
}

const AT_ONCE = 500;
const CONNECTIONS = 2;

async function moveKind(source: Source, db: Database, kind: Kind): Promise<Moved> {
  const target = new Target(db, kind);
  let rows = 0;
  let written = 0;
  for (const some of source.rows(kind, AT_ONCE)) {
    if (kind.table === 'matches' && (await isForeign(db, some))) {
      throw new MovingError(OWN_MATCHES);
    }
    const missing = await target.differing(some);
    if (missing.length > 0) await target.write(missing);
    rows += some.length;
    written += missing.length;
  }
  if ((await target.count()) > rows) await dropRest(source, target, kind);
  return { kind: kind.table, rows, written };
}

const OWN_MATCHES =
  'the database has matches of its own: expected an empty one, or one that was moved to before and not used since';

/** What has gone since the last time goes here as well: tokens, say. Matches never go. */
async function dropRest(source: Source, target: Target, kind: Kind): Promise<void> {
  if (kind.table === 'matches') throw new MovingError(OWN_MATCHES);
  await target.keepOnly([...source.rows(kind, AT_ONCE)].flat());
}

/** Reads everything back and compares it, row by row. */
async function verifyKind(source: Source, db: Database, kind: Kind): Promise<void> {
  const target = new Target(db, kind);
  for (const some of source.rows(kind, AT_ONCE)) {
    const wrong = await target.differing(some);
    if (wrong.length > 0) {
      const name = kind.key.map((column) => wrong[0][column]).join(' ');
      throw new MovingError(`${kind.table} ${name} has not arrived as it was; run it again`);
    }
  }
}

/**
 * Carries everything of a host on one machine over to PostgreSQL, and verifies it row by row. The host may be
 * running: what it adds meanwhile is carried over the next time, which takes only what is new. Interrupted, it
 * is simply run again.
 */
export async function moveTo(
  file: string,
  url: string,
  told: (moved: Moved) => void = () => {},
): Promise<readonly Moved[]> {
  const source = opened(file);
  const db = new Database(url, CONNECTIONS);
  try {
    await db.migrate();
    const all: Moved[] = [];
    for (const kind of KINDS) {
      const moved = await moveKind(source, db, kind);
      told(moved);
      all.push(moved);
    }
    await finish(db);
    for (const kind of KINDS) await verifyKind(source, db, kind);
    return all;
  } catch (error) {
    if (error instanceof MovingError) throw error;
    throw new MovingError(`${error instanceof Error ? error.message : error}`);
  } finally {
    source.close();
    await db.close();
  }
}

function opened(file: string): Source {
  try {
    return new Source(file);
  } catch (error) {
    throw new MovingError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}
