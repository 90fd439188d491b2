import type { GameTypes, MoveList, Seat } from '@souk/kernel';
import type { AnyHeuristics } from '../heuristics.js';

/** How much a prior counts: moves this far apart are tried e times as readily. */
const TEMPERATURE = 2;
/** The exploration constant of PUCT, unless a game's heuristics know better. */
const C_PUCT = 0.6;
/** Progressive widening: after n visits no more than this times the root of n moves have been tried. */
const WIDTH = 2;
const HIGHEST = 50;

/** Where a node keeps the numbers of the legal moves, in their order. */
const indices: number[] = [];

/**
 * A node of the tree: an information set of the seat that decides, and what has been found out about the moves there. The same seat
 * may have other moves each time, since what others and chance have done unseen differs: moves that are not
 * there this time are passed over, and how often each was there is counted.
 */
export class SearchNode {
  visits = 0;
  /** The seat's shares of the win, summed up over all visits. */
  valueSum = 0;
  readonly moves: number[] = [];
  readonly visitCounts: number[] = [];
  readonly valueSums: number[] = [];
  /** Priors, made into weights. */
  readonly #priors: number[] = [];
  /** How often the move was legal here. */
  readonly #availability: number[] = [];
  /** What priors are compared with, so that no weight grows beyond all measure. */
  #reference = 0;
  #cPuct = C_PUCT;
  #index: Map<number, number> | undefined;

  /** Whether different moves were there at different times. */
  get isMixed(): boolean {
    return this.#index !== undefined;
  }

  /** The index of the move to try next among those that are legal now. */
  select(heuristics: AnyHeuristics, state: GameTypes['State'], seat: Seat, legal: MoveList): number {
    this.#cPuct = heuristics.cPuct ?? C_PUCT;
    this.#find(heuristics, state, seat, legal);
    const count = legal.size;
    let total = 0;
    let tried = 0;
    let untried = -1;
    for (let i = 0; i < count; i++) {
      const at = indices[i];
      total += this.#priors[at];
      this.#availability[at]++;
      if (this.visitCounts[at] > 0) tried++;
      else if (untried < 0 || this.#priors[at] > this.#priors[untried]) untried = at;
    }
    const best = this.#bestTried(count, total);
    if (untried < 0 || tried * tried > WIDTH * WIDTH * this.visits) return best;
    if (best < 0) return untried;
    // An untried move is expected to bring what the tried ones have.
    const expected = this.valueSum / this.visits;
    return expected + this.#explorationBonus(untried, total) >
      this.valueSums[best] / this.visitCounts[best] + this.#explorationBonus(best, total)
      ? untried
      : best;
  }

  /** PUCT: how much there is to a move beyond what it has brought so far. */
  #explorationBonus(at: number, total: number): number {
    return (this.#cPuct * (this.#priors[at] / total) * Math.sqrt(this.#availability[at])) / (1 + this.visitCounts[at]);
  }

  #bestTried(count: number, total: number): number {
    let best = -1;
    let top = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const at = indices[i];
      const visitCounts = this.visitCounts[at];
      if (visitCounts === 0) continue;
      const score = this.valueSums[at] / visitCounts + this.#explorationBonus(at, total);
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
    this.valueSum += share;
    this.visitCounts[at]++;
    this.valueSums[at] += share;
  }

  /** Finds where the numbers of the legal moves are kept; new moves are rated and entered. */
  #find(heuristics: AnyHeuristics, state: GameTypes['State'], seat: Seat, legal: MoveList): void {
    const count = legal.size;
    const isFirst = this.moves.length === 0;
    if (!isFirst && this.#isAsBefore(legal)) {
      for (let i = 0; i < count; i++) indices[i] = i;
      return;
    }
    if (!isFirst) this.#index ??= new Map(this.moves.map((move, at) => [move, at]));
    for (let i = 0; i < count; i++) {
      const move = legal.at(i);
      indices[i] = this.#index?.get(move) ?? this.#enter(move, heuristics.prior(state, seat, move));
    }
  }

  #isAsBefore(legal: MoveList): boolean {
    const count = legal.size;
    if (count !== this.moves.length) return false;
    for (let i = 0; i < count; i++) if (this.moves[i] !== legal.at(i)) return false;
    return true;
  }

  #enter(move: number, prior: number): number {
    const at = this.moves.length;
    if (at === 0) this.#reference = prior;
    this.moves.push(move);
    this.visitCounts.push(0);
    this.valueSums.push(0);
    this.#priors.push(Math.exp(Math.min(HIGHEST, (prior - this.#reference) / TEMPERATURE)));
    this.#availability.push(0);
    this.#index?.set(move, at);
    return at;
  }
}
