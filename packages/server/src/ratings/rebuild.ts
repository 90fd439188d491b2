import type { Outcome } from '@souk/kernel';
import type { Settings } from '@souk/protocol';
import type { SeatRow } from '../store/rows.js';
import { ALL_SEATS } from '../store/statements/standings.js';
import { placingsOf } from './placings.js';
import { type RatedSkill, type Rerated, rerate } from './standing-after.js';

/** A rated match of the past. */
export interface PastMatch {
  readonly key: number;
  readonly settings: Settings;
  readonly seats: readonly SeatRow[];
  readonly outcome: Outcome;
  readonly finished: number;
}

/** A rating as it stands, over matches of every number of players. */
export interface KnownRating {
  readonly person: string;
  readonly game: string;
  readonly mu: number;
  readonly sigma: number;
  readonly matches: number;
}

export interface RebuiltRating extends Omit<Rerated, 'gain'> {
  readonly game: string;
  readonly seats: number;
  /** When the last match was over. */
  readonly latest: number;
}

export interface RebuiltPoint {
  readonly person: string;
  readonly game: string;
  readonly seats: number;
  readonly n: number;
  readonly time: number;
  readonly mu: number;
  readonly sigma: number;
  /** The key of the match; null: what came before is not known. */
  readonly match: number | null;
}

/** Ratings were added up in the order in which matches were counted: the same sums differ in their last digits at most. */
const TOLERANCE = 1e-6;

const keyOf = ({ person, game, seats }: { person: string; game: string; seats: number }): string =>
  `${person} ${game} ${seats}`;

/**
 * How ratings from before there was a history have come about, as far as stored results tell: matches are counted once
 * more in the order in which they have ended. Who was a guest then, or has been deleted since, is no longer known; a person
 * for whom that leads elsewhere than the rating that stands has a history that begins with it.
 */
export class RatingRebuild {
  readonly #isAccount: (person: string) => boolean;
  readonly #ratings = new Map<string, RebuiltRating>();
  readonly #points: RebuiltPoint[] = [];
  #latest = 0;

  constructor(isAccount: (person: string) => boolean) {
    this.#isAccount = isAccount;
  }

  /** Counts the next match. */
  count({ key, settings, seats, outcome, finished }: PastMatch): void {
    if (!settings.rated) return;
    const placings = placingsOf(seats, outcome, this.#isAccount);
    if (placings.length === 0) return;
    const { game } = settings;
    for (const number of [ALL_SEATS, seats.length]) {
      const before = (person: string): RatedSkill | undefined =>
        this.#ratings.get(keyOf({ person, game, seats: number }));
      for (const { gain: _, ...after } of rerate(placings, before)) {
        const rating = { ...after, game, seats: number, latest: finished };
        this.#ratings.set(keyOf(rating), rating);
        const { person, mu, sigma, matches: n } = after;
        this.#points.push({ person, game, seats: number, n, time: finished, mu, sigma, match: key });
      }
    }
    this.#latest = Math.max(this.#latest, finished);
  }

  /** What to write, beside the ratings that stand: those stay as they are. */
  finish(known: readonly KnownRating[]): {
    readonly ratings: readonly RebuiltRating[];
    readonly points: readonly RebuiltPoint[];
  } {
    const standing = new Map(known.map((rating) => [keyOf({ ...rating, seats: ALL_SEATS }), rating]));
    const isRight = ({ mu, sigma, matches }: KnownRating, rebuilt: RebuiltRating | undefined): boolean =>
      rebuilt?.matches === matches &&
      Math.abs(rebuilt.mu - mu) < TOLERANCE &&
      Math.abs(rebuilt.sigma - sigma) < TOLERANCE;
    const right = new Set(
      [...standing].flatMap(([key, rating]) => (isRight(rating, this.#ratings.get(key)) ? [key] : [])),
    );
    const beginnings = [...standing].flatMap(([key, { person, game, mu, sigma, matches }]): RebuiltPoint[] =>
      right.has(key) || matches === 0
        ? []
        : [{ person, game, seats: ALL_SEATS, n: matches, time: this.#latest, mu, sigma, match: null }],
    );
    const isTold = (point: RebuiltPoint): boolean => point.seats !== ALL_SEATS || right.has(keyOf(point));
    return { ratings: [...this.#ratings.values()], points: [...this.#points.filter(isTold), ...beginnings] };
  }
}
