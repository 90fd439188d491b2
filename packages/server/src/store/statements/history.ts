import type { RatingPoint } from '@souk/protocol';
import type { PointRow } from '../rows.js';
import { statement } from './statement.js';

interface StoredPoint extends Omit<RatingPoint, 'match'> {
  readonly id: string | null;
}

/** How ratings have come about: a point for every rated match. */
export const HISTORY = {
  /** The first and the last point within a time; undefined: there is none. */
  historyRange: statement({
    text: () => `SELECT min(n) AS first, max(n) AS last FROM rating_points
        WHERE person = ?1 AND game = ?2 AND seats = ?3 AND time BETWEEN ?4 AND ?5`,
    values: (person: string, game: string, seats: number, since: number, until: number) => [
      person,
      game,
      seats,
      since,
      until,
    ],
    result: ([row]: readonly { readonly first: number | null; readonly last: number | null }[]) =>
      row === undefined || row.first === null || row.last === null ? undefined : { first: row.first, last: row.last },
  }),
  /** Points from one number to another, of which every so many, counted back from the last. */
  history: statement({
    text: () => `SELECT p.n, p.time, p.mu, p.sigma, CASE WHEN r.public OR EXISTS (
            SELECT 1 FROM results own WHERE own.match = p.match AND own.person = ?7) THEN m.id END AS id
        FROM rating_points p LEFT JOIN results r ON r.person = p.person AND r.match = p.match
          LEFT JOIN matches m ON m.key = p.match
        WHERE p.person = ?1 AND p.game = ?2 AND p.seats = ?3 AND p.n BETWEEN ?4 AND ?5
          AND (CAST(?5 AS integer) - p.n) % CAST(?6 AS integer) = 0 ORDER BY p.n`,
    values: (
      person: string,
      rating: { readonly game: string; readonly seats: number },
      range: { readonly first: number; readonly last: number },
      every: number,
      viewer: string,
    ) => [person, rating.game, rating.seats, range.first, range.last, every, viewer],
    result: (rows: readonly StoredPoint[]): readonly RatingPoint[] =>
      rows.map(({ n, time, mu, sigma, id }) => ({ n, time, match: id, mu, sigma })),
  }),
  /** Every point of a person. */
  points: statement({
    text: () => `SELECT p.game, p.seats, p.n, p.time, p.mu, p.sigma, m.id AS match FROM rating_points p
        LEFT JOIN matches m ON m.key = p.match WHERE p.person = ?1 ORDER BY p.game, p.seats, p.n`,
    values: (person: string) => [person],
    result: (rows: readonly PointRow[]): readonly PointRow[] =>
      rows.map(({ game, seats, n, time, mu, sigma, match }) => ({ game, seats, n, time, mu, sigma, match })),
  }),
};
