// What a database was before there were results: the statements that bring one of today back there.

const NEW_TABLES = ['rating_points', 'results', 'bot_results', 'uncounted', 'profiles', 'follows', 'challenges'];

const withoutTables = (): string => NEW_TABLES.map((table) => `DROP TABLE ${table};`).join(' ');

/** For SQLite: version 3, with the ratings that stand. */
export const SQLITE_BEFORE_RESULTS = `
  ${withoutTables()}
  DROP INDEX mutes_of_other;
  CREATE TABLE then_rated (
    person TEXT NOT NULL, game TEXT NOT NULL, mu REAL NOT NULL, sigma REAL NOT NULL, matches INTEGER NOT NULL,
    PRIMARY KEY (person, game)
  ) WITHOUT ROWID;
  INSERT INTO then_rated SELECT person, game, mu, sigma, matches FROM ratings WHERE seats = 0;
  DROP TABLE ratings;
  ALTER TABLE then_rated RENAME TO ratings;
  PRAGMA user_version = 3;
`;

/** The same for PostgreSQL. */
export const POSTGRES_BEFORE_RESULTS = `
  ${withoutTables()}
  DROP INDEX mutes_of_other;
  CREATE TABLE then_rated (
    person text NOT NULL, game text NOT NULL, mu float8 NOT NULL, sigma float8 NOT NULL, matches integer NOT NULL,
    PRIMARY KEY (person, game)
  );
  INSERT INTO then_rated SELECT person, game, mu, sigma, matches FROM ratings WHERE seats = 0;
  DROP TABLE ratings;
  ALTER TABLE then_rated RENAME TO ratings;
  UPDATE schema_version SET version = 3;
`;
