import { findBotGame } from '@souk/games/bot-games';
import type { AnyGame } from '@souk/kernel';
import type { StoredMatch, TableRow } from '../store/rows.js';
import type { CheckedStore } from './checked-store.js';
import { matchProblems } from './match-check.js';
import { CheckError, type CheckReport, type Problem } from './problems.js';
import { checkLog, sqliteToCheck } from './sqlite.js';

export { CheckError, type CheckReport, type Problem } from './problems.js';

const BATCH_SIZE = 500;

/** The tables whose rows are numbered by match, each with the column. */
const NUMBERED = { entries: 'seq', chat: 'line' } as const;

/** The tables whose rows belong to a person each. */
const OF_PEOPLE = ['tokens', 'rating_points', 'results', 'profiles', 'follows', 'challenges'] as const;

async function* structure(store: CheckedStore): AsyncGenerator<Problem> {
  yield* await store.structure();
}

async function* orphans({ rows, ofMatches }: CheckedStore): AsyncGenerator<Problem> {
  const missing = [
    ...ofMatches.map((table) => [table, 'NOT EXISTS (SELECT 1 FROM matches WHERE matches.key = t.match)'] as const),
    ...OF_PEOPLE.map((table) => [table, 'NOT EXISTS (SELECT 1 FROM people WHERE people.id = t.person)'] as const),
  ];
  for (const [table, condition] of missing) {
    const [found] = await rows<{ count: number }>(`SELECT count(*) AS count FROM ${table} t WHERE ${condition}`);
    if (found !== undefined && found.count > 0) yield { kind: 'orphans', table, rows: found.count };
  }
}

async function* gaps({ rows }: CheckedStore): AsyncGenerator<Problem> {
  for (const [table, number] of Object.entries(NUMBERED)) {
    const found = await rows<{ id: string; count: number; last: number }>(
      `SELECT m.id AS id, count(*) AS count, max(t.${number}) AS last FROM ${table} t JOIN matches m ON m.key = t.match
         GROUP BY m.id HAVING count(*) <> max(t.${number}) OR min(t.${number}) <> 1 ORDER BY m.id`,
    );
    for (const { id: match, count, last } of found) yield { kind: 'gap', match, table, rows: count, last };
  }
}

/** A rating from before it had a history may have none. */
async function* ratings({ rows }: CheckedStore): AsyncGenerator<Problem> {
  const found = await rows<{ person: string; game: string; seats: number }>(
    `SELECT r.person, r.game, r.seats FROM ratings r
       JOIN (SELECT person, game, seats, max(n) AS n FROM rating_points GROUP BY person, game, seats) l
         ON l.person = r.person AND l.game = r.game AND l.seats = r.seats
       JOIN rating_points p ON p.person = r.person AND p.game = r.game AND p.seats = r.seats AND p.n = l.n
       WHERE p.n <> r.matches OR p.mu <> r.mu OR p.sigma <> r.sigma ORDER BY r.person, r.game, r.seats`,
  );
  for (const { person, game, seats } of found) yield { kind: 'rating', person, game, seats };
}

const gameOf = ({ settings, rulesVersion }: TableRow): AnyGame | undefined => {
  const game = findBotGame(settings.game)?.game;
  return game?.rulesVersion === rulesVersion ? game : undefined;
};

/** The match; undefined if what is there is none. */
async function readable(store: CheckedStore, id: string): Promise<StoredMatch | undefined> {
  try {
    return await store.open(id);
  } catch (error) {
    if (error instanceof SyntaxError || store.damageIn(error) !== undefined) return undefined;
    throw error;
  }
}

/** Everything that is wrong with the database as a whole; what cannot be read is a problem as well. */
async function* problemsOfAll(store: CheckedStore): AsyncGenerator<Problem> {
  for (const check of [structure, orphans, gaps, ratings]) {
    try {
      yield* check(store);
    } catch (error) {
      const detail = store.damageIn(error);
      if (detail === undefined) throw error;
      yield { kind: 'structure', detail };
    }
  }
}

/** All matches, in their order. */
async function* matchIds(store: CheckedStore): AsyncGenerator<string> {
  let batch = await store.matchesAfter(-1, BATCH_SIZE);
  while (batch.length > 0) {
    for (const { id } of batch) yield id;
    batch = await store.matchesAfter(batch.at(-1)?.key ?? 0, BATCH_SIZE);
  }
}

/** Reads everything of a store, and plays every match again. */
async function checkAll(store: CheckedStore, told: (problem: Problem) => void): Promise<CheckReport> {
  const counts = { matches: 0, entries: 0, unknown: 0, problems: 0 };
  const tell = (problem: Problem): void => {
    counts.problems++;
    told(problem);
  };
  for await (const problem of problemsOfAll(store)) tell(problem);
  for await (const id of matchIds(store)) {
    counts.matches++;
    const stored = await readable(store, id);
    if (stored === undefined) {
      tell({ kind: 'row', match: id });
      continue;
    }
    const game = gameOf(stored.table);
    counts.entries += stored.log.length;
    if (game === undefined) counts.unknown++;
    for (const problem of matchProblems(stored, game)) tell(problem);
  }
  return counts;
}

async function closing(store: CheckedStore, told: (problem: Problem) => void): Promise<CheckReport> {
  try {
    return await checkAll(store, told);
  } catch (error) {
    throw new CheckError(`not everything could be checked: ${error instanceof Error ? error.message : error}`);
  } finally {
    await store.close();
  }
}

/**
 * Checks all that a host on one machine has stored, also while it runs. A damaged write-ahead log is reported, and nothing else
 * looked at: SQLite would cut it off. With `acceptsLoss` that is done, and the log kept beside the database.
 */
export async function checkFolder(
  folder: string,
  acceptsLoss: boolean,
  told: (problem: Problem) => void,
): Promise<CheckReport> {
  const damage = checkLog(folder, acceptsLoss);
  if (damage === undefined) return closing(sqliteToCheck(folder), told);
  told({ kind: 'log', ...damage });
  return { matches: 0, entries: 0, unknown: 0, problems: 1 };
}

/** Checks all that hosts have stored in PostgreSQL, also while they run. */
export async function checkDatabase(url: string, told: (problem: Problem) => void): Promise<CheckReport> {
  const { postgresToCheck } = await import('./postgres.js');
  return closing(await postgresToCheck(url), told);
}
