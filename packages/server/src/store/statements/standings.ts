import type { BotProfile, PastResult, PersonalBest, ResultTally, SeatedRating, UsedThing } from '@souk/protocol';
import { isTrue, statement } from './statement.js';

// How people and bots have done. Ratings over matches of every number of players have 0 seats.

/** Ratings over matches of every number of players. */
export const ALL_SEATS = 0;

const MAX_USED = 200;

type Flag = boolean | number;

const seatsOf = (seats: number): number | null => (seats === ALL_SEATS ? null : seats);

/** The id of a match that the viewer, the value with this number, may open: a public one, or one of their own. */
const linkFor = (viewer: number): string => `CASE WHEN r.public OR EXISTS (
    SELECT 1 FROM results own WHERE own.match = r.match AND own.person = ?${viewer}) THEN m.id END`;

const bestOf = (kind: string, value: string, order: string, condition: string): string => `
  SELECT '${kind}' AS kind, game, seats, time, match, public, ${value} AS value,
      row_number() OVER (PARTITION BY game ORDER BY ${value} ${order}, time, match) AS place
    FROM results WHERE person = ?1 AND ${condition}`;

const BESTS = [
  bestOf('score', 'score', 'DESC', 'score IS NOT NULL'),
  bestOf('lead', 'lead', 'DESC', 'won AND lead IS NOT NULL'),
  bestOf('decisions', 'decisions', 'ASC', 'won AND decisions IS NOT NULL'),
].join(' UNION ALL ');

interface PlaceRow {
  readonly game: string;
  readonly seats: number;
  readonly place: number;
  readonly played: number;
  readonly won: number;
}

/** One tally for each game and number of players, from a row for each place. */
function talliesFrom(rows: readonly PlaceRow[]): readonly ResultTally[] {
  const tallies = new Map<string, ResultTally>();
  for (const { game, seats, place, played, won } of rows) {
    const key = `${game} ${seats}`;
    const tally = tallies.get(key) ?? {
      game,
      seats,
      played: 0,
      won: 0,
      places: Array.from({ length: seats }, () => 0),
    };
    tallies.set(key, tally);
    tally.played += played;
    tally.won += won;
    tally.places[place - 1] = played;
  }
  return [...tallies.values()];
}

const RESULT_COLUMNS = 'r.game, r.seats, r.place, r.won, r.score, r.time, r.gain';

interface StoredResult extends Omit<PastResult, 'won' | 'match' | 'change'> {
  readonly id: string | null;
  readonly won: Flag;
  readonly gain: number | null;
}

interface ExportedRow extends StoredResult {
  readonly lead: number | null;
  readonly decisions: number | null;
  readonly used: string;
}

const resultFrom = ({ id, game, seats, place, won, score, time, gain }: StoredResult): PastResult => ({
  match: id,
  game,
  seats,
  place,
  won: isTrue(won),
  score,
  time,
  change: gain,
});

export const STANDINGS = {
  ratings: statement({
    text: () =>
      'SELECT game, seats, mu, sigma, matches FROM ratings WHERE person = ?1 AND matches > 0 ORDER BY game, seats',
    values: (person: string) => [person],
    result: (rows: readonly (Omit<SeatedRating, 'seats'> & { readonly seats: number })[]): readonly SeatedRating[] =>
      rows.map(({ game, seats, mu, sigma, matches }) => ({ game, seats: seatsOf(seats), mu, sigma, matches })),
  }),
  tallies: statement({
    text: () => `SELECT game, seats, place, count(*) AS played, count(*) FILTER (WHERE won) AS won
        FROM results WHERE person = ?1 GROUP BY game, seats, place ORDER BY game, seats, place`,
    values: (person: string) => [person],
    result: talliesFrom,
  }),
  bests: statement({
    text: () => `SELECT r.kind, r.game, r.seats, r.time, r.value, ${linkFor(2)} AS id
        FROM (${BESTS}) r JOIN matches m ON m.key = r.match WHERE r.place = 1 ORDER BY r.game, r.kind`,
    values: (person: string, viewer: string) => [person, viewer],
    result: (
      rows: readonly (Omit<PersonalBest, 'match'> & { readonly id: string | null })[],
    ): readonly PersonalBest[] =>
      rows.map(({ game, kind, value, seats, time, id }) => ({ game, kind, value, seats, time, match: id })),
  }),
  used: statement({
    text: ({ elements }) => `SELECT game, value AS thing, count(*) AS played, count(*) FILTER (WHERE won) AS won
        FROM results, ${elements('used')} WHERE person = ?1
        GROUP BY game, value ORDER BY count(*) DESC, game, value LIMIT ${MAX_USED}`,
    values: (person: string) => [person],
    result: (rows: readonly UsedThing[]): readonly UsedThing[] =>
      rows.map(({ game, thing, played, won }) => ({ game, thing, played, won })),
  }),
  /** Matches won in a row, at most and by now. */
  runs: statement({
    text: () => `WITH numbered AS (
        SELECT won, time, match, row_number() OVER (ORDER BY time, match)
            - row_number() OVER (PARTITION BY won ORDER BY time, match) AS island
          FROM results WHERE person = ?1),
      islands AS (SELECT won, count(*) AS wins FROM numbered GROUP BY won, island)
      SELECT coalesce((SELECT max(wins) FROM islands WHERE won), 0) AS longest,
        (SELECT count(*) FROM results WHERE person = ?1 AND won AND time > coalesce(
            (SELECT max(time) FROM results WHERE person = ?1 AND NOT won), -1)) AS current`,
    values: (person: string) => [person],
    result: ([row]: readonly { readonly longest: number; readonly current: number }[]) => ({
      longest: row?.longest ?? 0,
      current: row?.current ?? 0,
    }),
  }),
  recent: statement({
    text: () => `SELECT ${RESULT_COLUMNS}, ${linkFor(2)} AS id FROM results r JOIN matches m ON m.key = r.match
        WHERE r.person = ?1 ORDER BY r.time DESC, r.match DESC LIMIT ?3`,
    values: (person: string, viewer: string, limit: number) => [person, viewer, limit],
    result: (rows: readonly StoredResult[]): readonly PastResult[] => rows.map(resultFrom),
  }),
  /** Every result of a person, the latest first, as it is stored. */
  allResults: statement({
    text: () => `SELECT ${RESULT_COLUMNS}, r.lead, r.decisions, CAST(r.used AS text) AS used, m.id
        FROM results r JOIN matches m ON m.key = r.match WHERE r.person = ?1 ORDER BY r.time DESC, r.match DESC`,
    values: (person: string) => [person],
    result: (rows: readonly ExportedRow[]) =>
      rows.map(({ lead, decisions, used, ...row }) => {
        const things: readonly string[] = JSON.parse(used);
        return { ...resultFrom(row), lead, decisions, used: things };
      }),
  }),
  botResults: statement({
    text: () => 'SELECT seats, played, won FROM bot_results WHERE game = ?1 AND level = ?2 ORDER BY seats',
    values: (game: string, level: number) => [game, level],
    result: (rows: readonly BotProfile['results'][number][]): BotProfile['results'] =>
      rows.map(({ seats, played, won }) => ({ seats, played, won })),
  }),
};
