import type { PoolClient } from 'pg';
import { rebuildRatings } from './rebuild-ratings.js';

/** What brings a database from one version to the next. The version is the number of those that were run. */
const STEPS: readonly (string | ((client: PoolClient) => Promise<void>))[] = [
  `
  CREATE TABLE people (
    id text PRIMARY KEY, name text NOT NULL, since bigint NOT NULL,
    key text UNIQUE, secret text
  );

  CREATE TABLE tokens (
    hash text PRIMARY KEY, id text NOT NULL, person text NOT NULL, label text NOT NULL,
    created bigint NOT NULL, used bigint NOT NULL
  );
  CREATE INDEX tokens_of_person ON tokens (person);

  CREATE TABLE mutes (person text NOT NULL, other text NOT NULL, PRIMARY KEY (person, other));

  CREATE TABLE ratings (
    person text NOT NULL, game text NOT NULL, mu float8 NOT NULL, sigma float8 NOT NULL, matches integer NOT NULL,
    PRIMARY KEY (person, game)
  );

  CREATE TABLE matches (
    key bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, id text NOT NULL UNIQUE, code text NOT NULL, phase text NOT NULL,
    game text NOT NULL, settings json NOT NULL, rules integer NOT NULL, seats jsonb NOT NULL, host json NOT NULL, kicked json NOT NULL,
    seed text NOT NULL, nonce text NOT NULL,
    created bigint NOT NULL, started bigint, finished bigint, outcome json, deal text, rematch text,
    public boolean NOT NULL, auto boolean NOT NULL, version integer NOT NULL,
    unrated boolean NOT NULL DEFAULT false
  );
  CREATE UNIQUE INDEX codes ON matches (code) WHERE phase IN ('open', 'playing');
  CREATE INDEX lobby ON matches (phase, key) WHERE public AND phase IN ('open', 'playing');
  CREATE INDEX lobby_of_game ON matches (phase, game, key) WHERE public AND phase IN ('open', 'playing');
  CREATE INDEX quick ON matches (game, key) WHERE auto AND public AND phase = 'open';
  CREATE INDEX deals ON matches (deal, key) WHERE deal IS NOT NULL;
  CREATE INDEX unrated ON matches (key) WHERE unrated;

  -- Apart from the matches: with a clock it changes with every move, and writes a short row instead of a long one.
  CREATE TABLE deadlines (match bigint PRIMARY KEY, at bigint NOT NULL);
  CREATE INDEX deadlines_in_order ON deadlines (at);

  CREATE TABLE places (person text NOT NULL, match bigint NOT NULL, PRIMARY KEY (person, match));
  CREATE INDEX places_of_match ON places (match);

  CREATE TABLE entries (
    match bigint NOT NULL, seq integer NOT NULL, kind text NOT NULL, seat smallint NOT NULL, code integer NOT NULL,
    time bigint NOT NULL, send text, data json,
    PRIMARY KEY (match, seq)
  );

  CREATE TABLE chat (
    match bigint NOT NULL, line integer NOT NULL, time bigint NOT NULL,
    person text NOT NULL, name text NOT NULL, seat smallint, text text NOT NULL,
    PRIMARY KEY (match, line)
  );

  CREATE TABLE snapshots (match bigint PRIMARY KEY, seq integer NOT NULL, text text NOT NULL);
  `,
  `
  -- What a move from one machine has left, by table: whether the database has been used since is seen from it.
  CREATE TABLE moved (kind text PRIMARY KEY, rows integer NOT NULL, sum text NOT NULL);
  `,
  `
  CREATE TABLE recovery_codes (person text NOT NULL, hash text NOT NULL, PRIMARY KEY (person, hash));
  CREATE TABLE retired_names (name text PRIMARY KEY);
  CREATE INDEX chat_of_person ON chat (person);
  `,
  `
  ALTER TABLE ratings RENAME TO ratings_before;
  CREATE TABLE ratings (
    person text NOT NULL, game text NOT NULL, seats integer NOT NULL, mu float8 NOT NULL, sigma float8 NOT NULL,
    matches integer NOT NULL, won integer NOT NULL, latest bigint NOT NULL,
    careful float8 GENERATED ALWAYS AS (mu - 2 * sigma) STORED,
    PRIMARY KEY (person, game, seats)
  );
  INSERT INTO ratings (person, game, seats, mu, sigma, matches, won, latest)
    SELECT person, game, 0, mu, sigma, matches, 0, 0 FROM ratings_before;
  DROP TABLE ratings_before;
  CREATE INDEX ranking ON ratings (game, seats, careful DESC, person DESC, latest, matches) WHERE matches >= 10;

  CREATE TABLE rating_points (
    person text NOT NULL, game text NOT NULL, seats integer NOT NULL, n integer NOT NULL, time bigint NOT NULL,
    mu float8 NOT NULL, sigma float8 NOT NULL, match bigint,
    PRIMARY KEY (person, game, seats, n)
  );

  CREATE TABLE results (
    person text NOT NULL, match bigint NOT NULL, game text NOT NULL, seats integer NOT NULL, time bigint NOT NULL,
    place integer NOT NULL, won boolean NOT NULL, score float8 NOT NULL, lead float8, decisions integer,
    public boolean NOT NULL, gain float8, used json NOT NULL,
    PRIMARY KEY (person, match)
  );
  CREATE INDEX results_in_order ON results (person, time);
  CREATE INDEX results_of_match ON results (match);
  CREATE TABLE bot_results (
    game text NOT NULL, level integer NOT NULL, seats integer NOT NULL, played integer NOT NULL, won integer NOT NULL,
    PRIMARY KEY (game, level, seats)
  );
  -- Finished matches that are not among the results yet: all that there are so far.
  CREATE TABLE uncounted (match bigint PRIMARY KEY);
  INSERT INTO uncounted SELECT key FROM matches WHERE phase = 'over';

  CREATE TABLE profiles (
    person text PRIMARY KEY, avatar text, curve text NOT NULL, records text NOT NULL, rivals text NOT NULL,
    presence text NOT NULL, challenges text NOT NULL
  );
  CREATE TABLE follows (
    person text NOT NULL, other text NOT NULL, since bigint NOT NULL, PRIMARY KEY (person, other)
  );
  CREATE INDEX followers ON follows (other, person);
  CREATE TABLE challenges (
    match bigint NOT NULL, person text NOT NULL, sender text NOT NULL, time bigint NOT NULL, declined boolean NOT NULL,
    PRIMARY KEY (match, person)
  );
  CREATE INDEX challenges_of_person ON challenges (person);
  CREATE INDEX challenges_by_sender ON challenges (sender);
  CREATE INDEX mutes_of_other ON mutes (other);
  `,
  rebuildRatings,
];

/** The version of a database that is up to date. */
export const SCHEMA_VERSION = STEPS.length;

/** What hosts that are opened at the same moment take turns by. */
const MIGRATION_LOCK = "hashtext('souk migration ' || current_schema())";

/** Brings a database up to date, altogether or not at all. Throws if it was written by a newer version. */
export async function migrate(client: PoolClient): Promise<void> {
  await client.query('BEGIN');
  try {
    // Gone with the transaction: a host that vanishes meanwhile keeps no other from starting.
    await client.query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await client.query('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)');
    const { rows } = await client.query<{ version: number }>('SELECT version FROM schema_version');
    await bringUp(client, rows[0]?.version);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

async function bringUp(client: PoolClient, version: number | undefined): Promise<void> {
  const from = version ?? 0;
  if (from > STEPS.length) {
    throw new Error(`the database has version ${from}, this host knows ${STEPS.length}: it needs a newer one`);
  }
  if (from === STEPS.length) return;
  for (const step of STEPS.slice(from)) await (typeof step === 'string' ? client.query(step) : step(client));
  await client.query(
    version === undefined ? 'INSERT INTO schema_version VALUES ($1)' : 'UPDATE schema_version SET version = $1',
    [STEPS.length],
  );
}
