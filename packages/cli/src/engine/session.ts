import {
  type AddressedEvent,
  type AnyGame,
  Events,
  type GameTypes,
  IllegalMove,
  InputError,
  LEAVE,
  MoveLog,
  type Seat,
} from '@souk/kernel';

type State = GameTypes['State'];

/**
 * The position that an engine has on its table, and how it came there since it was set up or loaded: the
 * position at the start and the moves since, a few bytes each, so that the longest session stays small.
 */
export class Session {
  readonly game: AnyGame;
  readonly #start: State;
  readonly #log = new MoveLog();
  #state: State;

  constructor(game: AnyGame, state: State) {
    this.game = game;
    this.#start = state;
    this.#state = state;
  }

  get state(): State {
    return this.#state;
  }

  /** Moves that can be taken back. */
  get length(): number {
    return this.#log.length;
  }

  /** The move is made on a copy, so that whatever goes wrong changes nothing. */
  play(seat: Seat, move: unknown): readonly AddressedEvent<GameTypes['Event']>[] {
    const next = this.game.clone(this.#state);
    const events = new Events<GameTypes['Event']>();
    const code = isLeave(move) ? LEAVE : this.game.readMove(next, seat, move);
    this.#make(next, seat, code, events);
    this.#log.append(seat, code, 0, 0);
    this.#state = next;
    return events.told;
  }

  undo(moves: number): void {
    const kept = this.length - moves;
    if (kept < 0) throw new InputError('moves', `at most ${this.length}, the moves made since new or load`, moves);
    const state = this.game.clone(this.#start);
    for (let i = 0; i < kept; i++) this.#make(state, this.#log.seatOf(i), this.#log.codeOf(i));
    this.#log.truncate(kept);
    this.#state = state;
  }

  #make(state: State, seat: Seat, code: number, events?: Events<GameTypes['Event']>): void {
    const { game } = this;
    if (code !== LEAVE) game.play(state, seat, code, events);
    else if (game.leave !== undefined) game.leave(state, seat, events);
    else throw new IllegalMove(seat, 'leave', `to stay: ${game.name} goes on only with all its seats`);
  }
}

const isLeave = (move: unknown): boolean =>
  typeof move === 'object' && move !== null && Object.hasOwn(move, 'kind') && 'kind' in move && move.kind === 'leave';
