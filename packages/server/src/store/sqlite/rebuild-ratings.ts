import type Database from 'libsql';
import { type KnownRating, RatingRebuild } from '../../ratings/rebuild.js';
import { query } from './database.js';

interface StoredMatch {
  readonly key: number;
  readonly settings: string;
  readonly seats: string;
  readonly outcome: string;
  readonly finished: number;
}

const BATCH_SIZE = 500;

/** Gives ratings from before there was a history one, as far as stored results tell how they came about. */
export function rebuildRatings(db: Database.Database): void {
  const accounts = new Set(
    query<{ id: string }>(db, 'SELECT id FROM people WHERE secret IS NOT NULL')
      .all()
      .map(({ id }) => id),
  );
  const rebuild = new RatingRebuild((person) => accounts.has(person));
  const next = query<StoredMatch>(
    db,
    `SELECT key, settings, seats, outcome, finished FROM matches WHERE phase = 'over' AND unrated = 0 AND outcome IS NOT NULL
       AND finished IS NOT NULL AND (finished, key) > (?, ?) ORDER BY finished, key LIMIT ${BATCH_SIZE}`,
  );
  for (let rows = next.all(-1, -1); rows.length > 0; ) {
    for (const { key, settings, seats, outcome, finished } of rows) {
      rebuild.count({
        key,
        finished,
        settings: JSON.parse(settings),
        seats: JSON.parse(seats),
        outcome: JSON.parse(outcome),
      });
    }
    const last = rows.at(-1);
    rows = last === undefined ? [] : next.all(last.finished, last.key);
  }
  write(db, rebuild);
}

function write(db: Database.Database, rebuild: RatingRebuild): void {
  const known = query<KnownRating>(db, 'SELECT person, game, mu, sigma, matches FROM ratings WHERE seats = 0').all();
  const { ratings, points } = rebuild.finish(known);
  // What stands stays, all but how often was won, and when last: nobody has counted that before.
  const setRating = query(
    db,
    `INSERT INTO ratings (person, game, seats, mu, sigma, matches, won, latest, careful)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?4 - 2 * ?5)
       ON CONFLICT (person, game, seats) DO UPDATE SET won = min(matches, excluded.won), latest = excluded.latest`,
  );
  const standing = new Set(known.map(({ person, game }) => `${person} ${game}`));
  for (const { person, game, seats, mu, sigma, matches, won, latest } of ratings) {
    if (standing.has(`${person} ${game}`)) setRating.run(person, game, seats, mu, sigma, matches, won, latest);
  }
  const addPoint = query(db, 'INSERT INTO rating_points VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
  for (const { person, game, seats, n, time, mu, sigma, match } of points) {
    if (standing.has(`${person} ${game}`)) addPoint.run(person, game, seats, n, time, mu, sigma, match);
  }
}
