import { type Game, type GameTypes, heardBy, Match, type Seat, type Viewer } from '@souk/kernel';
import type { SavedMatch } from './saved-match.js';
import type { Moment, Played, Session, Sitter, Update } from './session.js';

/** A match that is over, or was at some moment: it is looked at and not played. */
export class ReplaySession<T extends GameTypes> implements Session<T> {
  readonly id: string;
  readonly game: string;
  readonly sitters: readonly Sitter[];
  readonly you: Seat | undefined;
  readonly live = false;
  readonly undoTo = undefined;
  /** How many moves there are in all. */
  readonly total: number;
  readonly #game: Game<T>;
  readonly #viewer: Viewer;
  readonly #match: Match<T>;
  readonly #all: readonly Played<T>[];
  readonly #listeners = new Set<(update: Update<T>) => void>();
  #at = 0;

  /** Throws an `InputError` or `IllegalMove` if the match cannot be played by these rules. */
  constructor(game: Game<T>, saved: SavedMatch, viewer: Viewer) {
    this.id = saved.id;
    this.game = game.id;
    this.sitters = saved.sitters;
    this.you = undefined;
    this.total = saved.moves.length;
    this.#game = game;
    this.#viewer = viewer;
    this.#match = new Match(game, { seats: saved.sitters.length, options: saved.options, seed: saved.seed });
    this.#all = saved.moves.map(([seat, code, time]) => {
      const told = this.#match.play(seat, code, time);
      const after = this.#momentOf(this.#match.state, this.#match.length);
      return { kind: 'played', seat, events: heardBy(told, viewer), after };
    });
  }

  get moment(): Moment<T> {
    return this.momentAt(this.#at);
  }

  past(): readonly Played<T>[] {
    return this.#all.slice(0, this.#at);
  }

  momentAt(length: number): Moment<T> {
    return length === 0 ? this.#momentOf(this.#match.stateAt(0), 0) : this.#all[length - 1].after;
  }

  /** Goes to a moment: shown moving if it is the next, at once otherwise. */
  goTo(length: number): void {
    const to = Math.min(Math.max(length, 0), this.total);
    if (to === this.#at) return;
    const isNext = to === this.#at + 1;
    this.#at = to;
    const update: Update<T> = isNext ? this.#all[to - 1] : { kind: 'moved', after: this.moment };
    for (const listener of [...this.#listeners]) listener(update);
  }

  get at(): number {
    return this.#at;
  }

  subscribe(listener: (update: Update<T>) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  send(): void {
    throw new Error('a replay is looked at and not played');
  }

  foresee(): readonly T['Event'][] {
    return [];
  }

  goOn(): void {}

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
