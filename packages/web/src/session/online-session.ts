import type { Game, GameTypes, Seat, Viewer } from '@souk/kernel';
import type {
  ClientMessage,
  ClockState,
  Entry,
  ErrorCode,
  History,
  SeatInfo,
  ServerMessage,
  State,
  Update as Step,
  UndoState,
} from '@souk/protocol';
import type { Moment, Played, Session, Sitter, Update } from '@souk/table-kit/session';
import { createStore, type Store } from '@souk/table-kit/store';
import { foresee } from './foresight.js';

/** What a session needs of whoever brings its messages. */
export interface Wire {
  tell(message: ClientMessage): boolean;
  history(): Promise<History>;
}

/** Something that happened at the table besides moves, and that people want to know. */
export interface News {
  readonly time: number;
  readonly entry: Exclude<Entry, { readonly kind: 'move' | 'leave' }>;
}

/** What is known of a match beside what its table shows. */
export interface Around {
  readonly seats: readonly SeatInfo[];
  readonly toAct: readonly Seat[];
  readonly clock: ClockState | null;
  readonly undo: UndoState;
  readonly sending: boolean;
  /** Why the last that was sent has been refused, until something else is sent. */
  readonly refused: ErrorCode | undefined;
  /** What happened to the last wish to take something back, until the next move. */
  readonly undone: 'refused' | 'done' | undefined;
  readonly news: readonly News[];
}

type Standing = State | Step;
type Sent = Extract<ClientMessage, { readonly type: 'move' | 'undo' | 'answer-undo' }>;

/** What the host says about the game has the game's own form. */
const believed = <V>(document: object): V => document as V;

/** A match whose rules run at the host: it tells what happens, and what this seat may do. */
export class OnlineSession<T extends GameTypes> implements Session<T> {
  readonly id: string;
  readonly game: string;
  readonly live = true;
  readonly you: Seat | undefined;
  readonly here: readonly Seat[];
  readonly around: Store<Around>;
  readonly #game: Game<T>;
  readonly #wire: Wire;
  readonly #viewer: Viewer;
  readonly #names: readonly string[];
  readonly #listeners = new Set<(update: Update<T>) => void>();
  /** Sends that have not been answered: they are repeated, under the same names, when the line is back. */
  readonly #unanswered = new Map<string, Sent>();
  /** What came while the history was being asked for; undefined while it is known. */
  #waiting: Standing[] | undefined;
  /** Whether the host has said anything since it was last asked for what was missed. */
  #isAnswered = true;
  #standing: Standing;
  #moment: Moment<T>;
  #sitters: readonly Sitter[] = [];
  #start: Moment<T>;
  #past: Played<T>[] = [];

  constructor(game: Game<T>, first: State, history: History, names: readonly string[], wire: Wire) {
    this.id = first.match;
    this.game = game.id;
    this.you = first.seat ?? undefined;
    this.here = first.seat === null ? [] : [first.seat];
    this.#viewer = first.seat ?? 'spectator';
    this.#game = game;
    this.#names = names;
    this.#wire = wire;
    this.#standing = first;
    this.#moment = this.#momentOf(first);
    this.#start = this.#moment;
    this.#takeHistory(history);
    this.#sit(first.seats);
    this.around = createStore<Around>(this.#aroundOf({ refused: undefined, undone: undefined, news: [] }));
  }

  get moment(): Moment<T> {
    return this.#moment;
  }

  /** Whoever plays for somebody is named after them. */
  get sitters(): readonly Sitter[] {
    return this.#sitters;
  }

  /** The number of the last thing that is known here. */
  get seq(): number {
    return this.#standing.seq;
  }

  past(): readonly Played<T>[] {
    return this.#past.filter(({ after }) => after.length <= this.#moment.length);
  }

  momentAt(length: number): Moment<T> {
    if (length === this.#moment.length) return this.#moment;
    return length === 0 ? this.#start : (this.#past[length - 1]?.after ?? this.#moment);
  }

  subscribe(listener: (update: Update<T>) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get sending(): boolean {
    return [...this.#unanswered.values()].some(({ type }) => type === 'move');
  }

  send(_seat: Seat, move: T['Move']): void {
    const { decision } = this.#standing;
    if (decision === null || this.sending) return;
    this.#say({ type: 'move', match: this.id, id: crypto.randomUUID(), answers: decision.answers, move });
  }

  goOn(): void {}

  foresee(seat: Seat, move: T['Move']): readonly T['Event'][] {
    return foresee(this.#game, this.#moment.view, seat, move);
  }

  get undoTo(): number | undefined {
    const { undo, outcome } = this.#standing;
    if (!this.#playsHere || undo.asked !== null || outcome !== null || this.sending) return undefined;
    const own = this.past().findLastIndex(({ seat }) => seat === this.you);
    return own === -1 ? undefined : own;
  }

  get undoAsks(): boolean {
    const { undo, seats } = this.#standing;
    return !undo.free && seats.some(({ person, bot }, seat) => seat !== this.you && person !== null && bot === null);
  }

  undo(): void {
    this.#say({ type: 'undo', match: this.id, id: crypto.randomUUID(), answers: this.seq });
  }

  answerUndo(agree: boolean): void {
    this.#say({ type: 'answer-undo', match: this.id, id: crypto.randomUUID(), answers: this.seq, agree });
  }

  close(): void {
    this.#listeners.clear();
  }

  /** The line is open again: asks for what was missed, and says again what has not been answered. */
  resume(): void {
    this.#waiting = undefined;
    // Who got no answer the last time may have missed more than the host sends in one go.
    const since = this.#isAnswered ? { since: this.seq } : {};
    this.#isAnswered = false;
    this.#wire.tell({ type: 'watch', match: this.id, ...since });
    for (const message of this.#unanswered.values()) this.#wire.tell(message);
  }

  hear(message: ServerMessage): void {
    this.#isAnswered = true;
    if (message.type === 'state') this.#startAnew(message);
    else if (message.type === 'update') this.#step(message);
    else if (message.type === 'ack') this.#answered(message.id, message.seq);
    else if (message.type === 'error' && message.id !== undefined) this.#refused(message.id, message.code);
  }

  get #playsHere(): boolean {
    return this.you !== undefined && this.#standing.seats[this.you].bot === null;
  }

  #say(message: Sent): void {
    this.#unanswered.set(message.id, message);
    this.#wire.tell(message);
    this.#publish({ refused: undefined });
  }

  /** The move itself is done with when it is seen; everything else when the host has heard it. */
  #answered(id: string, seq: number): void {
    if (this.#unanswered.get(id)?.type === 'move' && seq > this.seq) return;
    this.#unanswered.delete(id);
    this.#publish({});
  }

  #refused(id: string, code: ErrorCode): void {
    if (this.#unanswered.delete(id)) this.#publish({ refused: code });
  }

  #step(step: Step): void {
    if (this.#waiting !== undefined) {
      this.#waiting.push(step);
      return;
    }
    if (step.seq <= this.seq) return;
    if (step.seq > this.seq + 1) this.#wire.tell({ type: 'watch', match: this.id });
    else this.#take(step);
  }

  #take(step: Step): void {
    const { entry } = step;
    this.#standing = step;
    this.#moment = this.#momentOf(step);
    this.#sit(step.seats);
    if (entry.kind === 'move' || entry.kind === 'leave') {
      this.#moved(entry.seat, step);
      this.#publish({ undone: undefined });
      return;
    }
    if (entry.kind === 'undo') this.#past = this.#past.slice(0, step.moves);
    if (entry.kind === 'undo' || this.#changesDecisions(entry)) this.#tell({ kind: 'moved', after: this.#moment });
    this.#publish({ ...undoneBy(entry), news: [...this.around.get().news, { time: step.time, entry }] });
  }

  #changesDecisions(entry: News['entry']): boolean {
    return (
      entry.kind === 'abandoned' || ((entry.kind === 'to-bot' || entry.kind === 'to-person') && entry.seat === this.you)
    );
  }

  #moved(seat: Seat, { moves, events }: Step): void {
    if (seat === this.you) this.#forgetMoves();
    const isNew = moves > this.#past.length;
    if (!isNew) {
      this.#tell({ kind: 'moved', after: this.#moment });
      return;
    }
    const played: Played<T> = { kind: 'played', seat, events: believed(events), after: this.#moment };
    this.#past = [...this.#past, played];
    this.#tell(played);
  }

  #forgetMoves(): void {
    for (const [id, { type }] of this.#unanswered) if (type === 'move') this.#unanswered.delete(id);
  }

  /** A fresh picture: what led to it is asked for, unless nothing was missed. */
  #startAnew(state: State): void {
    if (this.#waiting === undefined && state.seq === this.seq && state.moves === this.#moment.length) return;
    this.#waiting = [state];
    this.#wire.history().then(
      (history) => this.#goOnFrom(state, history),
      // The line is down again: when it is back, so is this question.
      () => {},
    );
  }

  #goOnFrom(state: State, history: History): void {
    const waiting = this.#waiting;
    if (waiting?.[0] !== state) return;
    this.#waiting = undefined;
    this.#standing = state;
    this.#moment = this.#momentOf(state);
    this.#sit(state.seats);
    this.#takeHistory(history);
    if (this.#moment.decisions.length === 0) this.#forgetMoves();
    this.#tell({ kind: 'moved', after: this.#moment });
    this.#publish({});
    for (const each of waiting) if (each.type === 'update') this.#step(each);
  }

  #takeHistory({ start, moves }: History): void {
    const after = (length: number, view: object, toAct: readonly Seat[]): Moment<T> => ({
      ...{ length, viewer: this.#viewer, view: believed(view), toAct, decisions: [], outcome: undefined },
    });
    this.#start = after(0, start.view, start.toAct);
    this.#past = moves.map(({ seat, events, view, toAct }, i) => ({
      ...{ kind: 'played', seat, events: believed(events), after: after(i + 1, view, toAct) },
    }));
  }

  #momentOf({ moves, view, toAct, decision, outcome }: Standing): Moment<T> {
    const { you } = this;
    const isAsked = decision !== null && you !== undefined && this.#playsHere;
    return {
      length: moves,
      viewer: this.#viewer,
      view: believed(view),
      toAct,
      outcome: outcome ?? undefined,
      decisions: isAsked
        ? [{ seat: you, prompt: decision.prompt, moves: believed(decision.moves), asked: decision.answers }]
        : [],
    };
  }

  #sit(seats: readonly SeatInfo[]): void {
    this.#sitters = seats.map(({ bot }, seat) => {
      const name = this.#names[seat];
      return bot === null ? { kind: 'person', name } : { kind: 'bot', name, level: bot };
    });
  }

  #aroundOf(rest: Pick<Around, 'refused' | 'undone' | 'news'>): Around {
    const { seats, toAct, clock, undo } = this.#standing;
    return { seats, toAct, clock, undo, sending: this.sending, ...rest };
  }

  #publish(change: Partial<Pick<Around, 'refused' | 'undone' | 'news'>>): void {
    const { refused, undone, news } = { ...this.around.get(), ...change };
    this.around.set(this.#aroundOf({ refused, undone, news }));
  }

  #tell(update: Update<T>): void {
    for (const listener of [...this.#listeners]) listener(update);
  }
}

function undoneBy(entry: News['entry']): Pick<Around, 'undone'> | undefined {
  if (entry.kind === 'undo') return { undone: entry.agreed.length > 0 ? 'done' : undefined };
  if (entry.kind === 'undo-answered' && !entry.agree) return { undone: 'refused' };
  return entry.kind === 'undo-asked' ? { undone: undefined } : undefined;
}
