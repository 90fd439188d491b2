import pg from 'pg';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { ACCOUNT_QUERIES } from '../../src/store/postgres/accounts.js';
import { APPEND } from '../../src/store/postgres/append-batcher.js';
import { CHAT_QUERIES } from '../../src/store/postgres/chat.js';
import { COUNTING_QUERIES } from '../../src/store/postgres/counting.js';
import { MATCH_QUERIES } from '../../src/store/postgres/matches.js';
import { PEOPLE_QUERIES } from '../../src/store/postgres/people.js';
import { CIRCLE_QUERIES, openPostgresStore, PROFILE_QUERIES } from '../../src/store/postgres/store.js';
import { TABLE_QUERIES } from '../../src/store/postgres/tables.js';
import { ask, newPrefix } from '../support/cluster.js';

const QUERIES = {
  ...{ ...TABLE_QUERIES, ...MATCH_QUERIES, ...PEOPLE_QUERIES, ...ACCOUNT_QUERIES, ...CHAT_QUERIES, APPEND },
  ...{ ...COUNTING_QUERIES, ...PROFILE_QUERIES, ...CIRCLE_QUERIES },
};

/** Twenty thousand matches of the past and a thousand of today, with people, entries and chat. */
const FILL = `
  INSERT INTO people SELECT 'p' || i, 'Name', 1, CASE WHEN i % 2 = 0 THEN 'k' || i END, 'secret' FROM generate_series(1, 20000) AS i;
  INSERT INTO tokens SELECT 'h' || i, 't' || i, 'p' || i, 'guest', 1, 1 FROM generate_series(1, 20000) AS i;
  INSERT INTO recovery_codes SELECT 'p' || i, 'h' || i FROM generate_series(1, 20000) AS i;
  INSERT INTO retired_names SELECT 'n' || i FROM generate_series(1, 20000) AS i;
  INSERT INTO ratings SELECT 'p' || i, 'dwarven-traders', 0, 20 + i % 97, 1 + i % 7, 3 + i % 50, 2, i FROM generate_series(1, 20000) AS i;
  INSERT INTO rating_points SELECT 'p' || i, 'dwarven-traders', 0, n, n, 25, 8, i FROM generate_series(1, 20000) AS i, generate_series(1, 5) AS n;
  INSERT INTO results SELECT 'p' || i % 5000, i, 'dwarven-traders', 2, i, 1, true, 9, 1, 9, true, 1, '["a", "b"]' FROM generate_series(1, 20000) AS i;
  INSERT INTO bot_results SELECT 'g' || i, 1, 2, 9, 3 FROM generate_series(1, 2000) AS i;
  INSERT INTO uncounted SELECT i FROM generate_series(1, 20000) AS i;
  INSERT INTO profiles SELECT 'p' || i, 'panda', 'all', 'all', 'all', 'all', 'all' FROM generate_series(1, 20000) AS i;
  INSERT INTO follows SELECT 'p' || i, 'p' || i + j, 1 FROM generate_series(1, 20000) AS i, generate_series(1, 3) AS j;
  INSERT INTO challenges SELECT i, 'p' || i, 'p' || i + 1, 1, false FROM generate_series(1, 20000) AS i;
  INSERT INTO mutes SELECT 'p' || i, 'p' || i + 1 FROM generate_series(1, 20000) AS i;
  INSERT INTO matches (id, code, phase, game, settings, rules, seats, host, kicked, seed, nonce, created, deal, public, auto, version)
    SELECT 'm' || i, 'c' || i, CASE WHEN i % 21 = 0 THEN CASE WHEN i % 2 = 0 THEN 'open' ELSE 'playing' END ELSE 'over' END,
        CASE WHEN i % 3 = 0 THEN 'arcane-alley' ELSE 'dwarven-traders' END, '{}', 1, '[]', '{}', '[]', 's', 'n', 1,
        CASE WHEN i % 10 = 0 THEN 'd' || i / 50 END, i % 2 = 0, i % 4 = 0, 0
      FROM generate_series(1, 21000) AS i;
  INSERT INTO places SELECT 'p' || key % 5000, key FROM matches;
  INSERT INTO deadlines SELECT key, key FROM matches;
  INSERT INTO entries SELECT key, seq, 'move', 0, 1, 1, NULL, NULL FROM matches, generate_series(1, 20) AS seq;
  INSERT INTO snapshots SELECT key, 10, 'text' FROM matches;
  INSERT INTO chat SELECT key, line, 1, 'p' || key % 5000, 'Name', 0, 'text' FROM matches, generate_series(1, 2) AS line;
`;

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

/** Every step of a plan. */
const steps = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(steps)];

let url = '';
beforeAll(async () => {
  const schema = newPrefix();
  await ask(inject('postgres'), `CREATE SCHEMA ${schema}`);
  const address = new URL(inject('postgres'));
  address.searchParams.set('options', `-c search_path=${schema}`);
  url = address.href;
  await (await openPostgresStore(url)).close();
  await ask(url, FILL);
  // By itself: in a transaction it would hold what others that do the same wait for.
  await ask(url, 'ANALYZE');
  return async () => {
    await ask(inject('postgres'), `DROP SCHEMA ${schema} CASCADE`);
  };
}, 120_000);

/** How PostgreSQL would run a statement whatever its values are. */
async function planOf(text: string): Promise<Plan> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('SET plan_cache_mode = force_generic_plan');
    await client.query(`PREPARE planned AS ${text}`);
    const values = new Set(text.match(/\$\d+/g)).size;
    const { rows } = await client.query(
      `EXPLAIN (FORMAT JSON) EXECUTE planned(${Array.from({ length: values }, () => 'NULL').join(', ')})`,
    );
    return rows[0]['QUERY PLAN'][0].Plan;
  } finally {
    await client.end();
  }
}

describe('With many matches in the database', () => {
  test.each(Object.entries(QUERIES))('%s reads by an index, and no table from end to end', async (_, { text }) => {
    const scans = steps(await planOf(text)).filter((step) => step['Node Type'] === 'Seq Scan');
    expect(scans.map((scan) => scan['Relation Name'])).toEqual([]);
  });
});
