import {
  type AnyGame,
  Events,
  type GameTypes,
  IllegalMove,
  InputError,
  LEAVE,
  type Seat,
  type Told,
} from '@souk/kernel';

/** The position that an engine has on its table, and how it came there since it was set up or loaded. */
export class Session {
  readonly game: AnyGame;
  readonly #past: GameTypes['State'][] = [];
  #state: GameTypes['State'];

  constructor(game: AnyGame, state: GameTypes['State']) {
    this.game = game;
    this.#state = state;
  }

  get state(): GameTypes['State'] {
    return this.#state;
  }

  /** Moves that can be taken back. */
  get length(): number {
    return this.#past.length;
  }

  /** The move is made on a copy, so that whatever goes wrong changes nothing. */
  play(seat: Seat, move: unknown): readonly Told<GameTypes['Event']>[] {
    const next = this.game.clone(this.#state);
    const events = new Events<GameTypes['Event']>();
    const code = isLeave(move) ? LEAVE : this.game.readMove(next, seat, move);
    if (code !== LEAVE) this.game.play(next, seat, code, events);
    else if (this.game.leave !== undefined) this.game.leave(next, seat, events);
    else throw new IllegalMove(seat, 'leave', `to stay: ${this.game.name} goes on only with all its seats`);
    this.#past.push(this.#state);
    this.#state = next;
    return events.told;
  }

  undo(moves: number): void {
    const kept = this.#past.length - moves;
    if (kept < 0)
      throw new InputError('moves', `at most ${this.#past.length}, the moves made since new or load`, moves);
    this.#state = this.#past[kept];
    this.#past.length = kept;
  }
}

const isLeave = (move: unknown): boolean =>
  typeof move === 'object' && move !== null && Object.hasOwn(move, 'kind') && 'kind' in move && move.kind === 'leave';
