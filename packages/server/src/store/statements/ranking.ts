import type { Face } from '@souk/protocol';
import { type FaceRow, faceFrom } from './faces.js';
import { statement } from './statement.js';

/** From so many rated matches on a person is ranked. The index of the ranking says the same. */
export const MIN_MATCHES = 10;

/** Which ranking: of a game and a number of players, of those who have played since then, and of those whom a person knows. */
export interface Board {
  readonly game: string;
  readonly seats: number;
  readonly since: number;
  readonly known: string | null;
}

/** A place in the order of a ranking: careful estimates may be the same. */
export interface Standing {
  readonly careful: number;
  readonly person: string;
}

export interface RankedRow {
  readonly face: Face;
  readonly mu: number;
  readonly sigma: number;
  readonly careful: number;
  readonly matches: number;
  readonly won: number;
  /** The careful estimate at a moment in the past; null: there was none. */
  readonly before: number | null;
}

/** A rating of one person, and when it last changed. */
export interface OwnRating extends Pick<RankedRow, 'mu' | 'sigma' | 'careful' | 'matches'> {
  readonly latest: number;
}

type Scope = 'all' | 'known';

const FROM: { readonly [K in Scope]: string } = {
  all: 'ratings r',
  known: `(SELECT other AS person FROM follows WHERE person = ?4 UNION SELECT CAST(?4 AS text)) k
    JOIN ratings r ON r.person = k.person`,
};

/** The value with the number 4 is whose people it is about, and in a ranking of all nobody's. */
const WHERE: { readonly [K in Scope]: string } = {
  all: 'CAST(?4 AS text) IS NULL',
  known: 'CAST(?4 AS text) IS NOT NULL',
};

/** Of those who are ranked: accounts alone have ratings. */
const rankedIn = (scope: Scope): string => `${FROM[scope]}
  WHERE ${WHERE[scope]} AND r.game = ?1 AND r.seats = ?2 AND r.matches >= ${MIN_MATCHES} AND r.latest >= ?3`;

const COLUMNS = `r.person AS id, (SELECT name FROM people p WHERE p.id = r.person) AS name, true AS account,
  (SELECT avatar FROM profiles f WHERE f.person = r.person) AS avatar, r.mu, r.sigma, r.careful, r.matches, r.won`;

const OF_BOARD = ({ game, seats, since, known }: Board) => [game, seats, since, known];

/** Where two databases and two ways to choose people meet: the values are the same for both. */
const ranking = (scope: Scope) =>
  statement({
    text: () => `SELECT ${COLUMNS}, (SELECT b.mu - 2 * b.sigma FROM rating_points b WHERE b.person = r.person AND b.game = r.game
          AND b.seats = r.seats AND b.time <= ?7 ORDER BY b.n DESC LIMIT 1) AS before
        FROM ${rankedIn(scope)} AND (r.careful, r.person) < (CAST(?5 AS float8), CAST(?6 AS text))
        ORDER BY r.careful DESC, r.person DESC LIMIT ?8`,
    values: (board: Board, after: Standing, month: number, limit: number) => [
      ...OF_BOARD(board),
      after.careful,
      after.person,
      month,
      limit,
    ],
    result: (rows: readonly (FaceRow & Omit<RankedRow, 'face'>)[]): readonly RankedRow[] =>
      rows.map(({ mu, sigma, careful, matches, won, before, ...face }) => ({
        face: faceFrom(face),
        mu,
        sigma,
        careful,
        matches,
        won,
        before,
      })),
  });

const counting = (scope: Scope) =>
  statement({
    text: () =>
      `SELECT count(*) AS ranked FROM ${rankedIn(scope)} AND (r.careful, r.person) > (CAST(?5 AS float8), CAST(?6 AS text))`,
    values: (board: Board, than: Standing) => [...OF_BOARD(board), than.careful, than.person],
    result: ([row]: readonly { readonly ranked: number }[]): number => row?.ranked ?? 0,
  });

const above = (scope: Scope) =>
  statement({
    text: () => `SELECT ${COLUMNS}, NULL AS before FROM ${rankedIn(scope)} AND (r.careful, r.person) > (CAST(?5 AS float8), CAST(?6 AS text))
        ORDER BY r.careful, r.person LIMIT 1`,
    values: (board: Board, than: Standing) => [...OF_BOARD(board), than.careful, than.person],
    result: ([row]: readonly (FaceRow & Standing)[]) =>
      row === undefined ? undefined : { face: faceFrom(row), careful: row.careful },
  });

export const RANKING = {
  ranking: ranking('all'),
  rankingOfKnown: ranking('known'),
  /** How many are ranked above a place. */
  rankedAbove: counting('all'),
  knownRankedAbove: counting('known'),
  /** Who is next above a place. */
  nextAbove: above('all'),
  nextKnownAbove: above('known'),
  /** One person's place; undefined: they have no such rating. */
  standing: statement({
    text: () =>
      'SELECT mu, sigma, careful, matches, latest FROM ratings WHERE person = ?1 AND game = ?2 AND seats = ?3 AND matches > 0',
    values: (person: string, game: string, seats: number) => [person, game, seats],
    result: ([row]: readonly OwnRating[]): OwnRating | undefined =>
      row === undefined
        ? undefined
        : { mu: row.mu, sigma: row.sigma, careful: row.careful, matches: row.matches, latest: row.latest },
  }),
};
