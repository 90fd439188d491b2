import type { GameTypes, MoveList, Seat } from '@souk/kernel';
import type { AnyHeuristics } from '../heuristics.js';

/** How much a first opinion counts: moves rated this far apart are tried e times as readily. */
const TEMPERATURE = 2;
/** How eagerly moves are tried that have not done best so far, unless a heuristics knows better. */
const CURIOSITY = 0.6;
/** Progressive widening: after n visits no more than this times the root of n moves have been tried. */
const WIDTH = 2;
const HIGHEST = 50;

/** Where a crossing keeps the numbers of the legal moves, in their order. */
const places: number[] = [];

/**
 * A moment of decision as its seat knows it, and what has been found out about the moves there. The same seat
 * may have other moves each time, since what others and chance have done unseen differs: moves that are not
 * there this time are passed over, and how often each was there is counted.
 */
export class Crossing {
  visits = 0;
  /** The seat's shares of the win, summed up over all visits. */
  worth = 0;
  readonly moves: number[] = [];
  readonly tries: number[] = [];
  readonly sums: number[] = [];
  /** First opinions, made into weights. */
  readonly #weights: number[] = [];
  /** How often the move was there. */
  readonly #chances: number[] = [];
  /** What ratings are compared with, so that no weight grows beyond all measure. */
  #usual = 0;
  #curiosity = CURIOSITY;
  #index: Map<number, number> | undefined;

  /** Whether different moves were there at different times. */
  get isMixed(): boolean {
    return this.#index !== undefined;
  }

  /** The index of the move to try next among those that are legal now. */
  select(heuristics: AnyHeuristics, state: GameTypes['State'], seat: Seat, legal: MoveList): number {
    this.#curiosity = heuristics.curiosity ?? CURIOSITY;
    this.#find(heuristics, state, seat, legal);
    const count = legal.size;
    let total = 0;
    let tried = 0;
    let untried = -1;
    for (let i = 0; i < count; i++) {
      const at = places[i];
      total += this.#weights[at];
      this.#chances[at]++;
      if (this.tries[at] > 0) tried++;
      else if (untried < 0 || this.#weights[at] > this.#weights[untried]) untried = at;
    }
    const best = this.#bestTried(count, total);
    if (untried < 0 || tried * tried > WIDTH * WIDTH * this.visits) return best;
    if (best < 0) return untried;
    // An untried move is expected to bring what the tried ones have.
    const expected = this.worth / this.visits;
    return expected + this.#lure(untried, total) > this.sums[best] / this.tries[best] + this.#lure(best, total)
      ? untried
      : best;
  }

  /** How much there is to a move beyond what it has brought so far. */
  #lure(at: number, total: number): number {
    return (this.#curiosity * (this.#weights[at] / total) * Math.sqrt(this.#chances[at])) / (1 + this.tries[at]);
  }

  #bestTried(count: number, total: number): number {
    let best = -1;
    let top = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const at = places[i];
      const tries = this.tries[at];
      if (tries === 0) continue;
      const score = this.sums[at] / tries + this.#lure(at, total);
      if (score > top) {
        top = score;
        best = at;
      }
    }
    return best;
  }

  /** A line of play through a move has brought the seat this share. */
  learn(at: number, share: number): void {
    this.visits++;
    this.worth += share;
    this.tries[at]++;
    this.sums[at] += share;
  }

  /** Finds where the numbers of the legal moves are kept; new moves are rated and entered. */
  #find(heuristics: AnyHeuristics, state: GameTypes['State'], seat: Seat, legal: MoveList): void {
    const count = legal.size;
    const isFirst = this.moves.length === 0;
    if (!isFirst && this.#isAsBefore(legal)) {
      for (let i = 0; i < count; i++) places[i] = i;
      return;
    }
    if (!isFirst) this.#index ??= new Map(this.moves.map((move, at) => [move, at]));
    for (let i = 0; i < count; i++) {
      const move = legal.at(i);
      places[i] = this.#index?.get(move) ?? this.#enter(move, heuristics.rate(state, seat, move));
    }
  }

  #isAsBefore(legal: MoveList): boolean {
    const count = legal.size;
    if (count !== this.moves.length) return false;
    for (let i = 0; i < count; i++) if (this.moves[i] !== legal.at(i)) return false;
    return true;
  }

  #enter(move: number, rating: number): number {
    const at = this.moves.length;
    if (at === 0) this.#usual = rating;
    this.moves.push(move);
    this.tries.push(0);
    this.sums.push(0);
    this.#weights.push(Math.exp(Math.min(HIGHEST, (rating - this.#usual) / TEMPERATURE)));
    this.#chances.push(0);
    this.#index?.set(move, at);
    return at;
  }
}
