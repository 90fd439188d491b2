import type { PoolClient } from 'pg';
import { type KnownRating, type PastMatch, RatingRebuild } from '../../ratings/rebuild.js';

const BATCH_SIZE = 500;

const NEXT = `
  SELECT key::float8 AS key, settings, seats, outcome, finished::float8 AS finished FROM matches
    WHERE phase = 'over' AND NOT unrated AND outcome IS NOT NULL AND finished IS NOT NULL AND (finished, key) > ($1, $2)
    ORDER BY finished, key LIMIT ${BATCH_SIZE}`;

/** What stands stays, all but how often was won, and when last: nobody has counted that before. */
const SET_RATINGS = `
  INSERT INTO ratings (person, game, seats, mu, sigma, matches, won, latest)
    SELECT * FROM unnest($1::text[], $2::text[], $3::int[], $4::float8[], $5::float8[], $6::int[], $7::int[], $8::bigint[])
    ON CONFLICT (person, game, seats) DO UPDATE SET won = least(ratings.matches, excluded.won), latest = excluded.latest`;

const ADD_POINTS = `
  INSERT INTO rating_points (person, game, seats, n, time, mu, sigma, match)
    SELECT * FROM unnest($1::text[], $2::text[], $3::int[], $4::int[], $5::bigint[], $6::float8[], $7::float8[], $8::bigint[])`;

/** The rows turned on their side: a list for each column. */
const columnsOf = <K extends string>(
  rows: readonly { readonly [P in K]: unknown }[],
  ...names: readonly K[]
): unknown[][] => names.map((name) => rows.map((row) => row[name]));

/** Gives ratings from before there was a history one, as far as stored results tell how they came about. */
export async function rebuildRatings(client: PoolClient): Promise<void> {
  const { rows: people } = await client.query<{ id: string }>('SELECT id FROM people WHERE secret IS NOT NULL');
  const accounts = new Set(people.map(({ id }) => id));
  const rebuild = new RatingRebuild((person) => accounts.has(person));
  let last: Pick<PastMatch, 'finished' | 'key'> | undefined = { finished: -1, key: -1 };
  while (last !== undefined) {
    const { rows }: { rows: PastMatch[] } = await client.query<PastMatch>(NEXT, [last.finished, last.key]);
    for (const match of rows) rebuild.count(match);
    last = rows.at(-1);
  }
  await write(client, rebuild);
}

async function write(client: PoolClient, rebuild: RatingRebuild): Promise<void> {
  const { rows: known } = await client.query<KnownRating>(
    'SELECT person, game, mu, sigma, matches FROM ratings WHERE seats = 0',
  );
  const standing = new Set(known.map(({ person, game }) => `${person} ${game}`));
  const isStanding = ({ person, game }: { person: string; game: string }): boolean => standing.has(`${person} ${game}`);
  const { ratings, points } = rebuild.finish(known);
  await client.query(
    SET_RATINGS,
    columnsOf(ratings.filter(isStanding), 'person', 'game', 'seats', 'mu', 'sigma', 'matches', 'won', 'latest'),
  );
  await client.query(
    ADD_POINTS,
    columnsOf(points.filter(isStanding), 'person', 'game', 'seats', 'n', 'time', 'mu', 'sigma', 'match'),
  );
}
