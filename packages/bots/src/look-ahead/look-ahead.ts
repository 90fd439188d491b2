import type { GameTypes, Seat } from '@souk/kernel';
import { evaluateByHand } from '../evaluation.js';
import type { AnyHeuristics } from '../heuristics.js';
import { expectShares, Network } from '../network.js';
import { sharesAtEnd } from '../shares.js';
import { Ply } from './ply.js';

/** Below and above every share of a win. */
const NOTHING = -1;
const EVERYTHING = 2;
/** More moves than any turn takes to come to rest. */
const MIDDLE = 16;

/**
 * Counts out what can happen until chance speaks or the match ends, move by move and as deep as there is time for:
 * alpha-beta, where the own seat takes the best for itself and all others what is worst for it. Where all
 * lines come to an end, that is exact up to what is to be expected there.
 */
export class LookAhead {
  readonly #heuristics: AnyHeuristics;
  readonly #network: Network | undefined;
  readonly #own: Seat;
  readonly #hasTime: (done: number) => boolean;
  readonly #plies: Ply[] = [];
  readonly #shares: number[] = [];
  #judged = 0;
  #isOver = false;
  /** Whether a line was judged before it came to an end. */
  #isCut = false;

  constructor(heuristics: AnyHeuristics, own: Seat, hasTime: (done: number) => boolean) {
    this.#heuristics = heuristics;
    this.#network = heuristics.learned === undefined ? undefined : new Network(heuristics.learned);
    this.#own = own;
    this.#hasTime = hasTime;
  }

  /** How many positions were judged. */
  get judged(): number {
    return this.#judged;
  }

  /** Whether the time was up. */
  get isOver(): boolean {
    return this.#isOver;
  }

  get isExact(): boolean {
    return !this.#isCut;
  }

  /** What a move brings the own seat, looking so many moves ahead; no more than `floor` if it is not better than that. */
  worthOf(state: GameTypes['State'], move: number, depth: number, floor = NOTHING): number {
    return this.#after(state, this.#own, move, depth, floor, EVERYTHING);
  }

  startDepth(): void {
    this.#isCut = false;
  }

  #after(before: GameTypes['State'], seat: Seat, move: number, depth: number, floor: number, ceiling: number): number {
    const { game, quiet } = this.#heuristics;
    const state = game.clone(before);
    game.play(state, seat, move);
    const { random } = state;
    const was = before.random;
    const isEnd = random.a !== was.a || random.b !== was.b || random.c !== was.c || random.d !== was.d;
    const acting = game.toAct(state);
    if (isEnd || acting.length === 0) return this.#judge(state);
    if (depth > 1 || !quiet(state)) return this.#look(state, acting[0], depth - 1, floor, ceiling);
    this.#isCut = true;
    return this.#judge(state);
  }

  #look(state: GameTypes['State'], seat: Seat, depth: number, floor: number, ceiling: number): number {
    const ply = this.#plyAt(depth);
    const count = ply.fill(this.#heuristics, state, seat);
    const isOwn = seat === this.#own;
    let low = floor;
    let high = ceiling;
    for (let i = 0; i < count && low < high && !this.#isOver; i++) {
      const move = ply.moves[i];
      const worth = this.#after(state, seat, move, depth, low, high);
      if (isOwn ? worth <= low : worth >= high) continue;
      if (isOwn) low = worth;
      else high = worth;
      if (low >= high) ply.killerMove = move;
    }
    return isOwn ? low : high;
  }

  /** Depths below zero happen in the middle of something, which is followed to its end. */
  #plyAt(depth: number): Ply {
    const at = depth + MIDDLE;
    while (this.#plies.length <= at) this.#plies.push(new Ply());
    return this.#plies[at];
  }

  #judge(state: GameTypes['State']): number {
    this.#judged++;
    this.#isOver ||= !this.#hasTime(this.#judged);
    if (sharesAtEnd(this.#heuristics.game, state, this.#shares)) return this.#shares[this.#own];
    if (this.#network === undefined) evaluateByHand(this.#heuristics, state, this.#shares);
    else expectShares(this.#heuristics, this.#network, state, this.#shares);
    return this.#shares[this.#own];
  }
}
