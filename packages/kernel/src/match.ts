import { IllegalMove, InputError } from './errors.js';
import { type AddressedEvent, Events } from './events.js';
import { checkStart, type Game, type GameTypes, type Start } from './game.js';
import { MoveLog } from './move-log.js';
import { cloneRandom, randomOf, sameRandom } from './random.js';
import type { Seat } from './seats.js';

/** Stands in a log for a seat that left; never a move of the rules. */
export const LEAVE = -1;

/** What a decision did that its maker cannot un-know, as bits: the reasons why it cannot be taken back freely. */
export const UNDO_BARRIER = { chance: 1, revealed: 2, passed: 4 } as const;

/** A match as it stands, which can be stored and gone on from without replaying what led to it. */
export interface Snapshot<T extends GameTypes> {
  readonly moves: number;
  readonly position: T['Position'];
  /** For every move why it cannot be taken back freely: a digit of `UNDO_BARRIER`'s bits. */
  readonly marks: string;
}

/** A move of a log. */
export type LoggedMove = readonly [seat: Seat, code: number, time: number];

/** Where a match is gone on with: the moves up to the snapshot are believed, not played again. */
export interface ResumePoint<T extends GameTypes> {
  readonly snapshot: Snapshot<T>;
  readonly moves: readonly LoggedMove[];
}

/** A move of the history of a match, with the state that it was made in. */
export interface PastMove<T extends GameTypes> {
  readonly state: T['State'];
  readonly seat: Seat;
  readonly code: number;
  readonly time: number;
}

/**
 * A match as it is played: its start, its list of moves, and the state that follows from them. The state
 * is a cache; the list is the truth.
 */
export class Match<T extends GameTypes> {
  readonly game: Game<T>;
  readonly start: Start<T['Options']>;
  readonly #log = new MoveLog();
  #state: T['State'];
  /** An earlier state that need not be replayed to. */
  #known: { readonly moves: number; readonly state: T['State'] } | undefined;

  /** Throws an `InputError` if there is no such match, or if it was never `from` there. */
  constructor(game: Game<T>, start: Start, from?: ResumePoint<T>) {
    this.game = game;
    this.start = { ...start, options: checkStart(game, start.seats, start.options) };
    if (from === undefined) this.#state = this.#freshState();
    else {
      this.#state = this.#recall(from);
      this.#known = { moves: from.moves.length, state: game.clone(this.#state) };
    }
  }

  /** The state now. Read it; only `play` changes it. */
  get state(): T['State'] {
    return this.#state;
  }

  /** How many moves have been made. */
  get length(): number {
    return this.#log.length;
  }

  get over(): boolean {
    return this.game.toAct(this.#state).length === 0;
  }

  /** Makes a move and says what happened. An illegal one throws and changes nothing. */
  play(seat: Seat, code: number, time = 0): readonly AddressedEvent<T['Event']>[] {
    const before = cloneRandom(this.#state.random);
    const events = new Events<T['Event']>();
    apply(this.game, this.#state, seat, code, events);
    const next = this.game.toAct(this.#state);
    const marks =
      (sameRandom(before, this.#state.random) ? 0 : UNDO_BARRIER.chance) |
      (events.revealed ? UNDO_BARRIER.revealed : 0) |
      (next.length === 1 && next[0] === seat ? 0 : UNDO_BARRIER.passed);
    this.#log.append(seat, code, time, marks);
    return events.told;
  }

  /**
   * The length to which the latest moves may be taken back by nobody's leave: behind the last decision
   * that used chance, showed a viewer something new or passed on to another seat.
   */
  get freeUndo(): number {
    let length = this.length;
    while (length > 0 && this.#log.marksOf(length - 1) === 0) length--;
    return length;
  }

  /** Who made move `index`. */
  seatOf(index: number): Seat {
    return this.#log.seatOf(index);
  }

  /** Why move `index` cannot be taken back freely: bits of `UNDO_BARRIER`, 0 if it can. */
  markOf(index: number): number {
    return this.#log.marksOf(index);
  }

  /** Takes moves back until `length` are left. */
  undoTo(length: number): void {
    this.#state = this.stateAt(length);
    this.#log.truncate(length);
    if (this.#known !== undefined && length < this.#known.moves) this.#known = undefined;
  }

  /** The state as it was after the first `length` moves. */
  stateAt(length: number): T['State'] {
    if (!Number.isInteger(length) || length < 0 || length > this.length) {
      throw new InputError('move', `a whole number from 0 to ${this.length}`, length);
    }
    if (length === this.length) return this.game.clone(this.#state);
    const known = this.#known !== undefined && this.#known.moves <= length ? this.#known : undefined;
    const state = known === undefined ? this.#freshState() : this.game.clone(known.state);
    for (let i = known?.moves ?? 0; i < length; i++) apply(this.game, state, this.#log.seatOf(i), this.#log.codeOf(i));
    return state;
  }

  /** The moves made, each with the state that it was made in. That state goes on changing: read it at once. */
  *history(): Generator<PastMove<T>> {
    const state = this.#freshState();
    for (let i = 0; i < this.length; i++) {
      const seat = this.#log.seatOf(i);
      const code = this.#log.codeOf(i);
      yield { state, seat, code, time: this.#log.timeOf(i) };
      apply(this.game, state, seat, code);
    }
  }

  snapshot(): Snapshot<T> {
    let marks = '';
    for (let i = 0; i < this.length; i++) marks += this.#log.marksOf(i);
    return { moves: this.length, position: this.game.toJSON(this.#state), marks };
  }

  #recall({ snapshot: { moves: length, position, marks }, moves }: ResumePoint<T>): T['State'] {
    if (length !== moves.length) throw new InputError('snapshot.moves', `${moves.length}`, length);
    if (!/^[0-7]*$/.test(marks) || marks.length !== length) {
      throw new InputError('snapshot.marks', 'a digit from 0 to 7 for every move', marks);
    }
    const state = this.game.fromJSON(position);
    const { options, seats } = this.start;
    const own = checkStart(this.game, this.game.seatsOf(state), this.game.optionsOf(state));
    if (this.game.seatsOf(state) !== seats || JSON.stringify(own) !== JSON.stringify(options)) {
      throw new InputError('snapshot.position', 'one with the seats and options of this match', own);
    }
    for (const [i, [seat, code, time]] of moves.entries()) this.#log.append(seat, code, time, Number(marks[i]));
    return state;
  }

  #freshState(): T['State'] {
    const { options, seats, seed, chance } = this.start;
    return this.game.setup(options, seats, randomOf(chance, seed));
  }
}

function apply<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
  code: number,
  events?: Events<T['Event']>,
): void {
  if (code !== LEAVE) game.play(state, seat, code, events);
  else if (game.leave !== undefined) game.leave(state, seat, events);
  else throw new IllegalMove(seat, 'leave', `to stay: ${game.name} goes on only with all its seats`);
}
