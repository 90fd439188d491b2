import type Database from 'libsql';
import { type RatedSkill, rerate } from '../../ratings/standing-after.js';
import { botTallies } from '../bot-tallies.js';
import type { CountedMatch, ResultRow } from '../rows.js';
import { ALL_SEATS } from '../statements/standings.js';
import type { MatchStore } from '../store.js';
import { query } from './database.js';
import type { Synchronous } from './synchronous.js';

const queriesIn = (db: Database.Database) => ({
  keyOf: query<{ key: number }>(db, 'SELECT key FROM matches WHERE id = ?'),
  setRated: query(db, 'UPDATE matches SET unrated = 0 WHERE key = ? AND unrated = 1'),
  setCounted: query(db, 'DELETE FROM uncounted WHERE match = ?'),
  uncounted: query<{ id: string }>(
    db,
    `WITH waiting AS (
       SELECT id FROM uncounted JOIN matches ON key = match WHERE NOT EXISTS (
         SELECT 1 FROM matches same WHERE same.deal = matches.deal AND same.phase IN ('open', 'playing')) ORDER BY match LIMIT ?1),
     unrated AS (
       SELECT id FROM matches WHERE unrated = 1 AND NOT EXISTS (
         SELECT 1 FROM matches same WHERE same.deal = matches.deal AND same.phase IN ('open', 'playing')) ORDER BY key LIMIT ?1)
     SELECT id FROM waiting UNION SELECT id FROM unrated LIMIT ?1`,
  ),
  ratingOf: query<RatedSkill>(
    db,
    'SELECT mu, sigma, matches, won FROM ratings WHERE person = ? AND game = ? AND seats = ?',
  ),
  setRating: query(
    db,
    `INSERT OR REPLACE INTO ratings (person, game, seats, mu, sigma, matches, won, latest, careful)
       SELECT id, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?4 - 2 * ?5 FROM people WHERE id = ?1`,
  ),
  addPoint: query(db, 'INSERT INTO rating_points VALUES (?, ?, ?, ?, ?, ?, ?, ?)'),
  addResult: query(
    db,
    `INSERT OR IGNORE INTO results (person, match, game, seats, time, place, won, score, lead, decisions, public, gain, used)
       SELECT id, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13 FROM people WHERE id = ?1`,
  ),
  addBot: query(
    db,
    `INSERT INTO bot_results (game, level, seats, played, won) VALUES (?, ?, ?, ?, ?) ON CONFLICT (game, level, seats)
       DO UPDATE SET played = played + excluded.played, won = won + excluded.won`,
  ),
});

type Queries = ReturnType<typeof queriesIn>;

/** Rates the people of a match; answers with what each has gained. */
function rate(
  queries: Queries,
  key: number,
  { game, seats, time, placings }: CountedMatch,
): ReadonlyMap<string, number> {
  const gains = new Map<string, number>();
  if (placings.length === 0) return gains;
  for (const number of [seats, ALL_SEATS]) {
    const after = rerate(placings, (person) => queries.ratingOf.get(person, game, number));
    for (const { person, mu, sigma, matches, won, gain } of after) {
      // Who was deleted in between has counted for the others, and is left nothing.
      if (queries.setRating.run(person, game, number, mu, sigma, matches, won, time) === 0) continue;
      queries.addPoint.run(person, game, number, matches, time, mu, sigma, key);
      gains.set(person, gain);
    }
  }
  return gains;
}

function addResult(queries: Queries, key: number, counted: CountedMatch, result: ResultRow, gain: number | null): void {
  const { person, place, won, score, lead, decisions, used } = result;
  const { game, seats, time, isPublic } = counted;
  queries.addResult.run(
    person,
    key,
    game,
    seats,
    time,
    place,
    Number(won),
    score,
    lead,
    decisions,
    Number(isPublic),
    gain,
    JSON.stringify(used),
  );
}

/** Lets finished matches count. */
export function countingIn(db: Database.Database): Synchronous<Pick<MatchStore, 'count' | 'uncounted'>> {
  const queries = queriesIn(db);
  return {
    count(id, counted) {
      const key = queries.keyOf.get(id)?.key;
      if (key === undefined) return;
      const isRated = queries.setRated.run(key) === 1;
      const gains: ReadonlyMap<string, number> = isRated ? rate(queries, key, counted) : new Map();
      const isCounted = queries.setCounted.run(key) === 1;
      if (!isRated && !isCounted) return;
      for (const result of counted.results) {
        addResult(queries, key, counted, result, gains.get(result.person) ?? null);
      }
      for (const { level, played, won } of botTallies(counted.bots)) {
        queries.addBot.run(counted.game, level, counted.seats, played, won);
      }
    },
    uncounted: (limit) => queries.uncounted.all(limit).map(({ id }) => id),
  };
}
