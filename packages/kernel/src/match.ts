import { IllegalMove, InputError } from './errors.js';
import { Events, type Told } from './events.js';
import { checkStart, type Game, type GameTypes, type Start } from './game.js';
import { MoveLog } from './move-log.js';
import { cloneRandom, sameRandom, seedRandom } from './random.js';
import type { Seat } from './seats.js';

/** Stands in a log for a seat that left; never a move of the rules. */
export const LEAVE = -1;

/** What a decision did that its maker cannot un-know, as bits: the reasons why it cannot be taken back freely. */
export const MARK = { chance: 1, revealed: 2, passed: 4 } as const;

/** A moment of a match that can be stored and gone on from without replaying what led to it. */
export interface Snapshot<T extends GameTypes> {
  readonly moves: number;
  readonly position: T['Position'];
}

/** A decision about to be made. */
export interface Moment<T extends GameTypes> {
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

  /** Throws an `InputError` if there is no such match. */
  constructor(game: Game<T>, start: Start) {
    this.game = game;
    this.start = { ...start, options: checkStart(game, start.seats, start.options) };
    this.#state = this.#freshState();
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
  play(seat: Seat, code: number, time = 0): readonly Told<T['Event']>[] {
    const before = cloneRandom(this.#state.random);
    const events = new Events<T['Event']>();
    apply(this.game, this.#state, seat, code, events);
    const next = this.game.toAct(this.#state);
    const marks =
      (sameRandom(before, this.#state.random) ? 0 : MARK.chance) |
      (events.revealed ? MARK.revealed : 0) |
      (next.length === 1 && next[0] === seat ? 0 : MARK.passed);
    this.#log.append(seat, code, time, marks);
    return events.told;
  }

  /**
   * The length to which the latest moves may be taken back by nobody's leave: behind the last decision
   * that used chance, showed anybody something new or passed on to somebody else.
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

  /** Why move `index` cannot be taken back freely: bits of `MARK`, 0 if it can. */
  markOf(index: number): number {
    return this.#log.marksOf(index);
  }

  /** Takes moves back until `length` are left. */
  undoTo(length: number): void {
    this.#state = this.stateAt(length);
    this.#log.truncate(length);
  }

  /** The state as it was after the first `length` moves. */
  stateAt(length: number): T['State'] {
    if (!Number.isInteger(length) || length < 0 || length > this.length) {
      throw new InputError('move', `a whole number from 0 to ${this.length}`, length);
    }
    if (length === this.length) return this.game.clone(this.#state);
    const state = this.#freshState();
    for (let i = 0; i < length; i++) apply(this.game, state, this.#log.seatOf(i), this.#log.codeOf(i));
    return state;
  }

  /** The moves made, each with the state that it was made in. That state goes on changing: read it at once. */
  *history(): Generator<Moment<T>> {
    const state = this.#freshState();
    for (let i = 0; i < this.length; i++) {
      const seat = this.#log.seatOf(i);
      const code = this.#log.codeOf(i);
      yield { state, seat, code, time: this.#log.timeOf(i) };
      apply(this.game, state, seat, code);
    }
  }

  snapshot(): Snapshot<T> {
    return { moves: this.length, position: this.game.toJSON(this.#state) };
  }

  #freshState(): T['State'] {
    const { options, seats, seed } = this.start;
    return this.game.setup(options, seats, seedRandom(seed));
  }
}

/** The state after a stored moment and the moves made since: how a host opens a long match. */
export function resume<T extends GameTypes>(
  game: Game<T>,
  snapshot: Snapshot<T>,
  since: readonly (readonly [seat: Seat, code: number])[],
): T['State'] {
  const state = game.fromJSON(snapshot.position);
  for (const [seat, code] of since) apply(game, state, seat, code);
  return state;
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
