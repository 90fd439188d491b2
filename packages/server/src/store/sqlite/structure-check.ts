import type Database from 'libsql';

// What a host looks at before it opens: whether the file is one of its own, and whether its pages hang together. All of them if
// that takes a moment, else some of everything; `souk check` looks at all of it, however long that takes.

/** Pages that are gone through in a fraction of a second: 64 MB. */
const FEW_PAGES = 16_384;
/** Matches that are looked at where there are too many pages, spread over all of them. */
const SAMPLE = 200;

/** The file cannot be used as it is. Its code is the one that SQLite gives to such files. */
export class DamagedDatabase extends Error {
  override readonly name = 'DamagedDatabase';
  readonly code = 'SQLITE_CORRUPT';
}

const numberOf = (db: Database.Database, pragma: 'page_count' | 'user_version'): number => {
  const [row] = db.pragma(pragma) as Record<string, number>[];
  return row?.[pragma] ?? 0;
};

interface Ordered {
  readonly name: string;
  readonly forwards: string;
  readonly backwards: string;
}

/** Goes down both ends of every table. Throws where a page is not what it has to be. */
function readEnds(db: Database.Database): void {
  const tables = db
    .prepare(
      `SELECT s.name AS name, group_concat(c.name, ', ' ORDER BY c.pk) AS forwards,
         group_concat(c.name || ' DESC', ', ' ORDER BY c.pk) AS backwards
         FROM sqlite_schema s, pragma_table_info(s.name) c WHERE s.type = 'table' AND c.pk > 0 GROUP BY s.name`,
    )
    .all() as Ordered[];
  for (const { name, forwards, backwards } of tables) {
    for (const order of [forwards, backwards]) db.prepare(`SELECT * FROM ${name} ORDER BY ${order} LIMIT 1`).all();
  }
}

function readSample(db: Database.Database): void {
  const [{ last }] = db.prepare('SELECT coalesce(max(key), 0) AS last FROM matches').all() as [{ last: number }];
  const match = db.prepare('SELECT * FROM matches WHERE key >= ? ORDER BY key LIMIT 1');
  const log = db.prepare('SELECT count(*) AS count, coalesce(max(seq), 0) AS last FROM entries WHERE match = ?');
  for (let i = 0; i < SAMPLE; i++) {
    const found = match.get(Math.floor((last * i) / SAMPLE)) as { key: number } | undefined;
    if (found === undefined) return;
    const { count, last: end } = log.get(found.key) as { count: number; last: number };
    if (count !== end) throw new DamagedDatabase(`match ${found.key} has ${count} entries of ${end}`);
  }
}

/** Throws if the file is none of a host's, or as far as can be seen in a moment, damaged. */
export function checkStructure(db: Database.Database): void {
  const pages = numberOf(db, 'page_count');
  if (pages === 0) return;
  if (numberOf(db, 'user_version') === 0) {
    const [{ tables }] = db.prepare('SELECT count(*) AS tables FROM sqlite_schema').all() as [{ tables: number }];
    if (tables > 0) throw new Error('the file is a database of another program');
  }
  if (pages <= FEW_PAGES) {
    const [{ quick_check: verdict }] = db.pragma('quick_check(1)') as [{ quick_check: string }];
    if (verdict !== 'ok') throw new DamagedDatabase(verdict);
  } else {
    readEnds(db);
    readSample(db);
  }
}
