import { hasWon, isDraw, type Outcome } from '@souk/kernel';

/** Number of values, mean, standard deviation and extremes, gathered one by one (Welford). */
export class Spread {
  #count = 0;
  #mean = 0;
  #squares = 0;
  #min = Number.POSITIVE_INFINITY;
  #max = Number.NEGATIVE_INFINITY;

  add(value: number): void {
    this.#count++;
    const before = value - this.#mean;
    this.#mean += before / this.#count;
    this.#squares += before * (value - this.#mean);
    this.#min = Math.min(this.#min, value);
    this.#max = Math.max(this.#max, value);
  }

  summary(): SpreadSummary {
    const variance = this.#count < 2 ? 0 : this.#squares / (this.#count - 1);
    return { mean: rounded(this.#mean), sd: rounded(Math.sqrt(variance)), min: this.#min, max: this.#max };
  }
}

export interface SpreadSummary {
  readonly mean: number;
  readonly sd: number;
  readonly min: number;
  readonly max: number;
}

const DIGITS = 1e6;
const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS;

export interface Share {
  readonly count: number;
  readonly share: number;
  /** The 95 % interval of the share. */
  readonly low: number;
  readonly high: number;
}

const Z_95 = 1.959964;

/** A share with its Wilson interval, which stays within 0 and 1 and is good for small numbers too. */
export function shareOf(count: number, total: number): Share {
  if (total === 0) return { count, share: 0, low: 0, high: 1 };
  const share = count / total;
  const z2 = Z_95 ** 2;
  const centre = (share + z2 / (2 * total)) / (1 + z2 / total);
  const half = (Z_95 / (1 + z2 / total)) * Math.sqrt((share * (1 - share)) / total + z2 / (4 * total ** 2));
  return {
    count,
    share: rounded(share),
    low: rounded(Math.max(0, centre - half)),
    high: rounded(Math.min(1, centre + half)),
  };
}

export interface SeatSummary {
  /** Matches won, alone or shared. */
  readonly wins: Share;
  readonly score: SpreadSummary;
}

/** What is known of many matches with the same start. */
export class Tally {
  readonly #wins: number[];
  readonly #scores: Spread[];
  readonly #rivals = new Map<string, { wins: number; score: Spread }>();
  readonly #length = new Spread();
  #games = 0;
  #nobody = 0;
  #draws = 0;

  constructor(seats: number) {
    this.#wins = Array.from({ length: seats }, () => 0);
    this.#scores = Array.from({ length: seats }, () => new Spread());
  }

  add(outcome: Outcome, moves: number): void {
    const { winners, scores, rivals } = outcome;
    this.#games++;
    this.#length.add(moves);
    if (winners.length === 0) this.#nobody++;
    if (isDraw(outcome)) this.#draws++;
    for (const seat of winners) this.#wins[seat]++;
    for (const [seat, score] of scores.entries()) this.#scores[seat].add(score);
    for (const each of rivals) {
      const rival = this.#rivals.get(each.name) ?? { wins: 0, score: new Spread() };
      this.#rivals.set(each.name, rival);
      rival.score.add(each.score);
      if (hasWon(outcome, each)) rival.wins++;
    }
  }

  summary(): {
    readonly seats: readonly SeatSummary[];
    readonly rivals: readonly (SeatSummary & { readonly name: string })[];
    /** Matches that nobody has won although somebody is ranked first. */
    readonly draws: Share;
    /** Matches that no seat has won: draws, and those that a rival has won alone. */
    readonly wonByNobody: Share;
    readonly moves: SpreadSummary;
  } {
    return {
      seats: this.#wins.map((wins, seat) => ({
        wins: shareOf(wins, this.#games),
        score: this.#scores[seat].summary(),
      })),
      rivals: Array.from(this.#rivals, ([name, { wins, score }]) => ({
        name,
        wins: shareOf(wins, this.#games),
        score: score.summary(),
      })),
      draws: shareOf(this.#draws, this.#games),
      wonByNobody: shareOf(this.#nobody, this.#games),
      moves: this.#length.summary(),
    };
  }
}
