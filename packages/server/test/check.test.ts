import { join } from 'node:path';
import { gameNamed } from '@souk/games/loaded';
import { elementAt } from '@souk/kernel';
import { checkDatabase, checkFolder, type Problem } from '@souk/server/check';
import Database from 'libsql';
import { describe, expect, test } from 'vitest';
import { restoreProgress } from '../src/matches/replay.js';
import { ask, ON_CLUSTER } from './support/cluster.js';
import { backendOf, openHost, storeOf, temporaryFolder } from './support/host.js';
import { type MatchWithSnapshots, played, storeMatch } from './support/match-with-snapshots.js';

const TRADERS = gameNamed('dwarven-traders').game;

/** A match that is being played, whose row says of its seats what its log leads to. */
function playedMatch(seed: string): MatchWithSnapshots {
  const { table, ...match } = played(TRADERS, seed, 40);
  const { seats } = restoreProgress(TRADERS, { ...match, table, snapshot: null });
  return { ...match, table: { ...table, seats } };
}

/** Stores matches, each with a snapshot; says in which folder, or beside which. */
async function stored(matches: readonly MatchWithSnapshots[]): Promise<string> {
  const data = temporaryFolder();
  const store = await storeOf(data);
  for (const match of matches) {
    await storeMatch(store, match);
    await store.matches.setSnapshot(match.table.id, elementAt(match.snapshots, 20));
  }
  return data;
}

async function change(data: string, statements: readonly string[]): Promise<void> {
  const backend = await backendOf(data);
  if (!('data' in backend)) {
    for (const statement of statements) await ask(backend.database, statement);
    return;
  }
  const db = new Database(join(data, 'souk.db'));
  for (const statement of statements) db.exec(statement);
  db.close();
}

/** Everything that is found, and the counts of it. */
async function checked(data: string) {
  const backend = await backendOf(data);
  const problems: Problem[] = [];
  const tell = (problem: Problem): number => problems.push(problem);
  const report = await ('data' in backend ? checkFolder(data, false, tell) : checkDatabase(backend.database, tell));
  return { problems, report };
}

const entryOf = ({ table: { id } }: MatchWithSnapshots, seq: number): string =>
  `seq = ${seq} AND match = (SELECT key FROM matches WHERE id = '${id}')`;

const rowOf = ({ table: { id } }: MatchWithSnapshots): string => `id = '${id}'`;

const RESIGNED = ON_CLUSTER
  ? `replace(seats::text, '"resigned": false', '"resigned": true')::jsonb`
  : `replace(seats, '"resigned":false', '"resigned":true')`;

interface Damage {
  spoil(match: MatchWithSnapshots): string;
  found(match: string, last: number): Problem;
}

const UNREADABLE: Damage = {
  spoil: (match) => `UPDATE matches SET settings = '{"game' WHERE ${rowOf(match)}`,
  found: (match) => ({ kind: 'row', match }),
};

/** By what is wrong with a match: what makes it so, and what is found. */
const DAMAGES: readonly (readonly [string, Damage])[] = [
  [
    'an entry is lost',
    {
      spoil: (match) => `DELETE FROM entries WHERE ${entryOf(match, 3)}`,
      found: (match, last) => ({ kind: 'gap', match, table: 'entries', rows: last - 1, last }),
    },
  ],
  [
    'an entry is another move',
    {
      spoil: (match) => `UPDATE entries SET kind = 'move', code = 99999 WHERE ${entryOf(match, 5)}`,
      found: (match) => ({ kind: 'replay', match, entry: 5 }),
    },
  ],
  [
    'an entry is of no known kind',
    {
      spoil: (match) => `UPDATE entries SET kind = 'm0ve' WHERE ${entryOf(match, 5)}`,
      found: (match) => ({ kind: 'replay', match, entry: 5 }),
    },
  ],
  [
    'an entry is earlier than the one before',
    {
      spoil: (match) => `UPDATE entries SET time = 1 WHERE ${entryOf(match, 5)}`,
      found: (match) => ({ kind: 'time', match, entry: 5 }),
    },
  ],
  [
    'a send was done twice',
    {
      spoil: (match) =>
        `UPDATE entries SET send = 'again', seat = 0 WHERE ${entryOf(match, 5)} OR ${entryOf(match, 7)}`,
      found: (match) => ({ kind: 'send', match, entry: 7 }),
    },
  ],
  [
    'a match has ended by its row alone',
    {
      spoil: (match) => `UPDATE matches SET phase = 'over' WHERE ${rowOf(match)}`,
      found: (match) => ({ kind: 'differs', match, field: 'phase' }),
    },
  ],
  [
    'a match has an outcome by its row alone',
    {
      spoil: (match) => `UPDATE matches SET outcome = '{"ranks":[1,2]}' WHERE ${rowOf(match)}`,
      found: (match) => ({ kind: 'differs', match, field: 'outcome' }),
    },
  ],
  [
    'a seat has resigned by its row alone',
    {
      spoil: (match) => `UPDATE matches SET seats = ${RESIGNED} WHERE ${rowOf(match)}`,
      found: (match) => ({ kind: 'differs', match, field: 'seats' }),
    },
  ],
  [
    'a snapshot is that of another match',
    {
      spoil: ({ table: { id } }) =>
        `UPDATE snapshots SET text = (SELECT text FROM snapshots t JOIN matches m ON t.match = m.key ORDER BY m.key LIMIT 1)
           WHERE match = (SELECT key FROM matches WHERE id = '${id}')`,
      found: (match) => ({ kind: 'snapshot', match }),
    },
  ],
  [
    'a line of chat belongs to no match',
    {
      spoil: () => `INSERT INTO chat VALUES (999, 1, 1, 'p', 'n', 0, 't')`,
      found: () => ({ kind: 'orphans', table: 'chat', rows: 1 }),
    },
  ],
  [
    'a token belongs to no person',
    {
      spoil: () => `INSERT INTO tokens VALUES ('h', 'i', 'p', 'guest', 1, 1)`,
      found: () => ({ kind: 'orphans', table: 'tokens', rows: 1 }),
    },
  ],
  [
    'a profile belongs to no person',
    {
      spoil: () => `INSERT INTO profiles VALUES ('p', 'panda', 'all', 'all', 'all', 'all', 'all')`,
      found: () => ({ kind: 'orphans', table: 'profiles', rows: 1 }),
    },
  ],
  [
    'a rating is not what its history ends with',
    {
      spoil:
        () => `INSERT INTO ratings (person, game, seats, mu, sigma, matches, won, latest) VALUES ('p', 'g', 2, 30, 2, 7, 1, 1);
        INSERT INTO rating_points (person, game, seats, n, time, mu, sigma) VALUES ('p', 'g', 2, 6, 1, 29, 2)`,
      found: () => ({ kind: 'rating', person: 'p', game: 'g', seats: 2 }),
    },
  ],
  // PostgreSQL has no column that could hold such a document.
  ...(ON_CLUSTER ? [] : [['a row cannot be read', UNREADABLE] as const]),
];

describe('A check of a store', () => {
  test('finds nothing wrong with what hosts have written, also while one runs, and does not replay by other rules', async () => {
    const matches = [playedMatch('one'), playedMatch('other')];
    const [{ log: one }, { log: other, table }] = [elementAt(matches, 0), elementAt(matches, 1)];
    const data = await stored(matches);
    await openHost({ data });
    const report = { matches: 2, entries: one.length + other.length, unknown: 0, problems: 0 };
    expect(await checked(data)).toEqual({ problems: [], report });
    await change(data, [`UPDATE matches SET rules = 999 WHERE id = '${table.id}'`]);
    expect(await checked(data)).toEqual({ problems: [], report: { ...report, unknown: 1 } });
  });

  test('notices whatever is not as it was written', async () => {
    const sound = playedMatch('sound');
    const matches = DAMAGES.map(([what]) => playedMatch(what));
    const data = await stored([sound, ...matches]);
    await change(
      data,
      DAMAGES.map(([, { spoil }], i) => spoil(elementAt(matches, i))),
    );
    const { problems } = await checked(data);
    for (const [i, [what, { found }]] of DAMAGES.entries()) {
      const { table, log } = elementAt(matches, i);
      expect(problems, what).toContainEqual(found(table.id, log.length));
    }
    expect(problems.filter((problem) => 'match' in problem && problem.match === sound.table.id)).toEqual([]);
  });
});
