import type Database from 'libsql';
import { rebuildRatings } from './rebuild-ratings.js';

/** What brings a database from one version to the next. The version is the number of those that were run. */
const STEPS: readonly (string | ((db: Database.Database) => void))[] = [
  `
  CREATE TABLE people (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, since INTEGER NOT NULL,
    key TEXT UNIQUE, secret TEXT
  ) WITHOUT ROWID;

  CREATE TABLE tokens (
    hash TEXT PRIMARY KEY, id TEXT NOT NULL, person TEXT NOT NULL, label TEXT NOT NULL,
    created INTEGER NOT NULL, used INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX tokens_of_person ON tokens (person);

  CREATE TABLE mutes (person TEXT NOT NULL, other TEXT NOT NULL, PRIMARY KEY (person, other)) WITHOUT ROWID;

  CREATE TABLE ratings (
    person TEXT NOT NULL, game TEXT NOT NULL, mu REAL NOT NULL, sigma REAL NOT NULL, matches INTEGER NOT NULL,
    PRIMARY KEY (person, game)
  ) WITHOUT ROWID;

  CREATE TABLE matches (
    key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, code TEXT NOT NULL, phase TEXT NOT NULL,
    game TEXT NOT NULL, settings TEXT NOT NULL, rules INTEGER NOT NULL, seats TEXT NOT NULL, host TEXT NOT NULL, kicked TEXT NOT NULL,
    seed TEXT NOT NULL, nonce TEXT NOT NULL,
    created INTEGER NOT NULL, started INTEGER, finished INTEGER, outcome TEXT, deal TEXT, rematch TEXT,
    public INTEGER NOT NULL, auto INTEGER NOT NULL, version INTEGER NOT NULL, deadline INTEGER,
    unrated INTEGER NOT NULL DEFAULT 0
  );
  CREATE UNIQUE INDEX codes ON matches (code) WHERE phase IN ('open', 'playing');
  CREATE INDEX lobby ON matches (phase, key) WHERE public = 1 AND phase IN ('open', 'playing');
  CREATE INDEX quick ON matches (game, key) WHERE auto = 1 AND public = 1 AND phase = 'open';
  CREATE INDEX deadlines ON matches (deadline) WHERE deadline IS NOT NULL;
  CREATE INDEX deals ON matches (deal) WHERE deal IS NOT NULL;
  CREATE INDEX unrated ON matches (key) WHERE unrated = 1;

  CREATE TABLE places (person TEXT NOT NULL, match INTEGER NOT NULL, PRIMARY KEY (person, match)) WITHOUT ROWID;
  CREATE INDEX places_of_match ON places (match);

  CREATE TABLE entries (
    match INTEGER NOT NULL, seq INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL, code INTEGER NOT NULL,
    time INTEGER NOT NULL, send TEXT, data TEXT,
    PRIMARY KEY (match, seq)
  ) WITHOUT ROWID;

  CREATE TABLE chat (
    match INTEGER NOT NULL, line INTEGER NOT NULL, time INTEGER NOT NULL,
    person TEXT NOT NULL, name TEXT NOT NULL, seat INTEGER, text TEXT NOT NULL,
    PRIMARY KEY (match, line)
  ) WITHOUT ROWID;
  `,
  `
  CREATE TABLE snapshots (match INTEGER PRIMARY KEY, seq INTEGER NOT NULL, text TEXT NOT NULL);
  `,
  `
  CREATE TABLE recovery_codes (person TEXT NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (person, hash)) WITHOUT ROWID;
  CREATE TABLE retired_names (name TEXT PRIMARY KEY) WITHOUT ROWID;
  CREATE INDEX chat_of_person ON chat (person);
  `,
  `
  ALTER TABLE ratings RENAME TO ratings_before;
  CREATE TABLE ratings (
    person TEXT NOT NULL, game TEXT NOT NULL, seats INTEGER NOT NULL, mu REAL NOT NULL, sigma REAL NOT NULL,
    matches INTEGER NOT NULL, won INTEGER NOT NULL, latest INTEGER NOT NULL,
    -- mu - 2 * sigma. Not generated: SQLite would look up every row, and not read the index alone.
    careful REAL,
    PRIMARY KEY (person, game, seats)
  ) WITHOUT ROWID;
  INSERT INTO ratings (person, game, seats, mu, sigma, matches, won, latest, careful)
    SELECT person, game, 0, mu, sigma, matches, 0, 0, mu - 2 * sigma FROM ratings_before;
  DROP TABLE ratings_before;
  CREATE INDEX ranking ON ratings (game, seats, careful DESC, person DESC, latest, matches) WHERE matches >= 10;

  CREATE TABLE rating_points (
    person TEXT NOT NULL, game TEXT NOT NULL, seats INTEGER NOT NULL, n INTEGER NOT NULL, time INTEGER NOT NULL,
    mu REAL NOT NULL, sigma REAL NOT NULL, match INTEGER,
    PRIMARY KEY (person, game, seats, n)
  ) WITHOUT ROWID;

  CREATE TABLE results (
    person TEXT NOT NULL, match INTEGER NOT NULL, game TEXT NOT NULL, seats INTEGER NOT NULL, time INTEGER NOT NULL,
    place INTEGER NOT NULL, won INTEGER NOT NULL, score REAL NOT NULL, lead REAL, decisions INTEGER,
    public INTEGER NOT NULL, gain REAL, used TEXT NOT NULL,
    PRIMARY KEY (person, match)
  ) WITHOUT ROWID;
  CREATE INDEX results_in_order ON results (person, time);
  CREATE INDEX results_of_match ON results (match);
  CREATE TABLE bot_results (
    game TEXT NOT NULL, level INTEGER NOT NULL, seats INTEGER NOT NULL, played INTEGER NOT NULL, won INTEGER NOT NULL,
    PRIMARY KEY (game, level, seats)
  ) WITHOUT ROWID;
  -- Finished matches that are not among the results yet: all that there are so far.
  CREATE TABLE uncounted (match INTEGER PRIMARY KEY);
  INSERT INTO uncounted SELECT key FROM matches WHERE phase = 'over';

  CREATE TABLE profiles (
    person TEXT PRIMARY KEY, avatar TEXT, curve TEXT NOT NULL, records TEXT NOT NULL, rivals TEXT NOT NULL,
    presence TEXT NOT NULL, challenges TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE follows (
    person TEXT NOT NULL, other TEXT NOT NULL, since INTEGER NOT NULL, PRIMARY KEY (person, other)
  ) WITHOUT ROWID;
  CREATE INDEX followers ON follows (other, person);
  CREATE TABLE challenges (
    match INTEGER NOT NULL, person TEXT NOT NULL, sender TEXT NOT NULL, time INTEGER NOT NULL, declined INTEGER NOT NULL,
    PRIMARY KEY (match, person)
  ) WITHOUT ROWID;
  CREATE INDEX challenges_of_person ON challenges (person);
  CREATE INDEX challenges_by_sender ON challenges (sender);
  CREATE INDEX mutes_of_other ON mutes (other);
  `,
  rebuildRatings,
];

/** The version of a database that is up to date. */
export const SCHEMA_VERSION = STEPS.length;

/** The name of the file in the data folder. */
export const DATABASE_FILE = 'souk.db';

/** Brings a database up to date. Throws if it was written by a newer version. */
export function migrate(db: Database.Database): void {
  const [{ user_version: version }] = db.pragma('user_version') as [{ user_version: number }];
  if (version > STEPS.length) {
    throw new Error(`the database has version ${version}, this host knows ${STEPS.length}: it needs a newer one`);
  }
  if (version === STEPS.length) return;
  db.transaction(() => {
    for (const step of STEPS.slice(version)) typeof step === 'string' ? db.exec(step) : step(db);
    db.exec(`PRAGMA user_version = ${STEPS.length}`);
  })();
}
