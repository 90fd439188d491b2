import { elementAt, type Game, type GameTypes, heardBy, type Match, type Seat, type Viewer } from '@souk/kernel';
import type { Moment, Played, Session, SessionUpdate, Sitter } from '@souk/table-kit/session';
import { createStore } from '@souk/table-kit/store';
import { foresee } from './foresight.js';
import { begun } from './played-through.js';
import { ownSeatIn, type SavedMatch } from './saved-match.js';

/** A move that was not made. */
export interface Alternative<T extends GameTypes> {
  readonly move: T['Move'];
  readonly view: T['View'];
  readonly events: readonly T['Event'][];
}

/** A match that is over, or was at some moment: it is looked at and not played. */
export class ReplaySession<T extends GameTypes> implements Session<T> {
  readonly id: string;
  readonly game: string;
  readonly sitters: readonly Sitter[];
  readonly you: Seat | undefined;
  readonly live = false;
  readonly undoTo = undefined;
  /** How many moves have been shown. */
  readonly at = createStore(0);
  /** Up to which move all has been shown moving. */
  readonly arrived = createStore(0);
  /** How many moves there are in all. */
  readonly total: number;
  readonly #game: Game<T>;
  readonly #viewer: Viewer;
  readonly #match: Match<T>;
  readonly #all: readonly Played<T>[];
  readonly #listeners = new Set<(update: SessionUpdate<T>) => void>();

  /** Throws an `InputError` or `IllegalMove` if the match cannot be played by these rules. */
  constructor(game: Game<T>, saved: SavedMatch, viewer: Viewer) {
    this.id = saved.id;
    this.game = game.id;
    this.sitters = saved.sitters;
    this.you = ownSeatIn(saved);
    this.total = saved.moves.length;
    this.#game = game;
    this.#viewer = viewer;
    this.#match = begun(game, saved);
    this.#all = saved.moves.map(([seat, code, time]) => {
      const told = this.#match.play(seat, code, time);
      const after = this.#momentOf(this.#match.state, this.#match.length);
      return { kind: 'played', seat, events: heardBy(told, viewer), after };
    });
  }

  get moment(): Moment<T> {
    return this.momentAt(this.at.get());
  }

  /** Every move of the match, whether or not it has been shown. */
  get moves(): readonly Played<T>[] {
    return this.#all;
  }

  past(): readonly Played<T>[] {
    return this.#all.slice(0, this.at.get());
  }

  momentAt(length: number): Moment<T> {
    return length === 0 ? this.#momentOf(this.#match.stateAt(0), 0) : this.moveNumber(length).after;
  }

  /** Goes to a moment: shown moving if it is the next and nothing moves yet, at once otherwise. */
  goTo(length: number): void {
    const to = Math.min(Math.max(length, 0), this.total);
    const from = this.at.get();
    if (to === from) return;
    const isNext = to === from + 1 && this.arrived.get() === from;
    this.at.set(to);
    const update: SessionUpdate<T> = isNext ? this.moveNumber(to) : { kind: 'moved', after: this.moment };
    if (this.#listeners.size === 0) this.goOn();
    for (const listener of [...this.#listeners]) listener(update);
  }

  /** What happened in a move, whether or not it has been shown. */
  moveNumber(number: number): Played<T> {
    return elementAt(this.#all, number - 1);
  }

  /** What another move would have done instead of move `number`, as far as its maker could know. */
  insteadOf(number: number, code: number): Alternative<T> {
    const state = this.#match.stateAt(number - 1);
    const { seat } = this.moveNumber(number);
    const move = this.#game.describeMove(state, seat, code);
    const view = this.#game.view(state, seat);
    return { move, view, events: foresee(this.#game, view, seat, move) };
  }

  subscribe(listener: (update: SessionUpdate<T>) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  send(): void {
    throw new Error('a replay is looked at and not played');
  }

  foresee(): readonly T['Event'][] {
    return [];
  }

  goOn(): void {
    this.arrived.set(this.at.get());
  }

  undo(): void {}

  close(): void {
    this.#listeners.clear();
  }

  #momentOf(state: T['State'], length: number): Moment<T> {
    return {
      length,
      viewer: this.#viewer,
      view: this.#game.view(state, this.#viewer),
      toAct: this.#game.toAct(state),
      decisions: [],
      outcome: this.#game.outcome(state),
    };
  }
}
