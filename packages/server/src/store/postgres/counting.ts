import { type RatedSkill, rerate } from '../../ratings/standing-after.js';
import { botTallies } from '../bot-tallies.js';
import type { CountedMatch } from '../rows.js';
import { ALL_SEATS } from '../statements/standings.js';
import type { MatchStore } from '../store.js';
import { type Database, query, type Session } from './database.js';

const UNCOUNTED = query<{ id: string }>(`
  WITH waiting AS (
    SELECT id FROM uncounted JOIN matches ON key = match WHERE NOT EXISTS (
      SELECT FROM matches same WHERE same.deal = matches.deal AND same.phase IN ('open', 'playing')) ORDER BY match LIMIT $1),
  unrated AS (
    SELECT id FROM matches WHERE unrated AND NOT EXISTS (
      SELECT FROM matches same WHERE same.deal = matches.deal AND same.phase IN ('open', 'playing')) ORDER BY key LIMIT $1)
  SELECT id FROM waiting UNION SELECT id FROM unrated LIMIT $1`);
const SET_RATED = query<{ key: number }>('UPDATE matches SET unrated = false WHERE id = $1 AND unrated RETURNING key');
const SET_COUNTED = query<{ key: number }>(`
  DELETE FROM uncounted USING matches WHERE match = key AND id = $1 RETURNING key`);
/** Every person has a row before rows are locked, in one order for all. */
const NEW_RATINGS = query(`
  INSERT INTO ratings (person, game, seats, mu, sigma, matches, won, latest)
    SELECT person, $2, $3, 0, 0, 0, 0, 0 FROM unnest($1::text[]) AS person ORDER BY person ON CONFLICT DO NOTHING`);
const RATINGS = query<RatedSkill & { readonly person: string }>(`
  SELECT person, mu, sigma, matches, won FROM ratings
    WHERE person = ANY($1::text[]) AND game = $2 AND seats = $3 ORDER BY person FOR UPDATE`);
const SET_RATING = query(`
  WITH rated AS (
    UPDATE ratings SET mu = $4, sigma = $5, matches = $6, won = $7, latest = $8 WHERE person = $1 AND game = $2 AND seats = $3)
  INSERT INTO rating_points (person, game, seats, n, time, mu, sigma, match) VALUES ($1, $2, $3, $6, $8, $4, $5, $9)`);
/** Who is deleted meanwhile is waited for by this, or waits: no result is left of a person who is gone. */
const PEOPLE = query<{ id: string }>('SELECT id FROM people WHERE id = ANY($1::text[]) ORDER BY id FOR KEY SHARE');
const ADD_RESULT = query(`
  INSERT INTO results (person, match, game, seats, time, place, won, score, lead, decisions, public, gain, used)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) ON CONFLICT DO NOTHING`);
const ADD_BOT = query(`
  INSERT INTO bot_results (game, level, seats, played, won) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (game, level, seats)
    DO UPDATE SET played = bot_results.played + excluded.played, won = bot_results.won + excluded.won`);

/** What is asked for again and again; the plans that PostgreSQL makes for it are tested. */
export const COUNTING_QUERIES = { UNCOUNTED, SET_RATED, SET_COUNTED, RATINGS, PEOPLE };

/** Rates the people of a match; answers with what each has gained. */
async function rate(
  session: Session,
  key: number,
  { game, seats, time, placings }: CountedMatch,
  there: ReadonlySet<string>,
): Promise<ReadonlyMap<string, number>> {
  const gains = new Map<string, number>();
  if (placings.length === 0) return gains;
  const people = placings.map(({ person }) => person).filter((person) => there.has(person));
  for (const number of [seats, ALL_SEATS]) {
    await session.run(NEW_RATINGS, people, game, number);
    const before = new Map((await session.run(RATINGS, people, game, number)).map((each) => [each.person, each]));
    const skillOf = (person: string): RatedSkill | undefined => {
      const rating = before.get(person);
      return rating === undefined || rating.matches === 0 ? undefined : rating;
    };
    for (const { person, mu, sigma, matches, won, gain } of rerate(placings, skillOf)) {
      // Who was deleted in between has counted for the others, and is left nothing.
      if (!there.has(person)) continue;
      await session.run(SET_RATING, person, game, number, mu, sigma, matches, won, time, key);
      gains.set(person, gain);
    }
  }
  return gains;
}

async function addResults(
  session: Session,
  key: number,
  { game, seats, time, isPublic, results, bots }: CountedMatch,
  gains: ReadonlyMap<string, number>,
  there: ReadonlySet<string>,
): Promise<void> {
  for (const { person, place, won, score, lead, decisions, used } of results) {
    if (!there.has(person)) continue;
    const gain = gains.get(person) ?? null;
    const counted = [place, won, score, lead, decisions, isPublic, gain, JSON.stringify(used)];
    await session.run(ADD_RESULT, person, key, game, seats, time, ...counted);
  }
  for (const { level, played, won } of botTallies(bots)) await session.run(ADD_BOT, game, level, seats, played, won);
}

/** Lets finished matches count. */
export function countingIn(db: Database): Pick<MatchStore, 'count' | 'uncounted'> {
  return {
    count: (id, counted) =>
      db.transaction(async (session) => {
        const [rated] = await session.run(SET_RATED, id);
        const [found] = await session.run(SET_COUNTED, id);
        const key = rated?.key ?? found?.key;
        if (key === undefined) return;
        const people = counted.results.map(({ person }) => person);
        const there = new Set((await session.run(PEOPLE, people)).map(({ id: person }) => person));
        const isNew = rated !== undefined;
        const gains: ReadonlyMap<string, number> = isNew ? await rate(session, key, counted, there) : new Map();
        await addResults(session, key, counted, gains, there);
      }),
    uncounted: async (limit) => (await db.run(UNCOUNTED, limit)).map(({ id }) => id),
  };
}
