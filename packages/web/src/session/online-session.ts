import { RefusedError } from '@souk/client';
import { elementAt, type Game, type GameTypes, type Seat, type Viewer } from '@souk/kernel';
import type { Ack, History, SeatInfo, State, Update } from '@souk/protocol';
import type { Moment, Played, Session, SessionUpdate, Sitter } from '@souk/table-kit/session';
import { createStore, type Store } from '@souk/table-kit/store';
import { foresee, isBinding } from './foresight.js';
import type { MatchClient } from './match-client.js';
import { isDeserted, type MatchStatus, type News, undoneBy } from './match-status.js';
import { type SendKind, UnansweredSends } from './unanswered-sends.js';

export type { MatchStatus, News } from './match-status.js';

/** What the host says of how a match stands. */
type MatchMessage = State | Update;

/** For how long the last picture of a scene waits for its reader, in milliseconds. */
const PATIENCE = { calm: 12_000, hurried: 6_000 } as const;

/** What the host says about the game has the game's own form. */
const believed = <V>(document: object): V => document as V;

/** A match whose rules run at the host: it tells what happens, and what this seat may do. */
export class OnlineSession<T extends GameTypes> implements Session<T> {
  readonly id: string;
  readonly game: string;
  readonly live = true;
  readonly you: Seat | undefined;
  readonly here: readonly Seat[];
  /** Whether a seat that is given up leaves by the rules of the game; otherwise a bot plays it on. */
  readonly leavesByRules: boolean;
  readonly status: Store<MatchStatus>;
  readonly #game: Game<T>;
  readonly #client: MatchClient;
  readonly #viewer: Viewer;
  readonly #names: readonly string[];
  readonly #listeners = new Set<(update: SessionUpdate<T>) => void>();
  readonly #unanswered = new UnansweredSends();
  /** What came while the history was being asked for; undefined while it is known. */
  #waiting: MatchMessage[] | undefined;
  #latest: MatchMessage;
  #moment: Moment<T>;
  #sitters: readonly Sitter[] = [];
  #start: Moment<T>;
  #past: Played<T>[] = [];

  constructor(game: Game<T>, first: State, history: History, names: readonly string[], client: MatchClient) {
    this.id = first.match;
    this.game = game.id;
    this.leavesByRules = game.leave !== undefined;
    this.you = first.seat ?? undefined;
    this.here = first.seat === null ? [] : [first.seat];
    this.#viewer = first.seat ?? 'spectator';
    this.#game = game;
    this.#names = names;
    this.#client = client;
    this.#latest = first;
    this.#moment = this.#momentOf(first);
    this.#start = this.#moment;
    this.#takeHistory(history);
    this.#sit(first.seats);
    this.status = createStore<MatchStatus>(this.#statusOf({ refused: undefined, undone: undefined, news: [] }));
  }

  get moment(): Moment<T> {
    return this.#moment;
  }

  /** A bot that plays for a person is named after them; none plays for who has left by the rules. */
  get sitters(): readonly Sitter[] {
    return this.#sitters;
  }

  /** The number of the last thing that is known here. */
  get seq(): number {
    return this.#latest.seq;
  }

  past(): readonly Played<T>[] {
    return this.#past.filter(({ after }) => after.length <= this.#moment.length);
  }

  momentAt(length: number): Moment<T> {
    if (length === this.#moment.length) return this.#moment;
    return length === 0 ? this.#start : (this.#past[length - 1]?.after ?? this.#moment);
  }

  subscribe(listener: (update: SessionUpdate<T>) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get sending(): boolean {
    return this.#unanswered.hasMove;
  }

  get rests(): boolean {
    return isDeserted(this.#latest.seats);
  }

  send(_seat: Seat, move: T['Move']): void {
    const { decision } = this.#latest;
    if (decision === null || this.sending) return;
    this.#send('move', () => this.#client.move(decision.answers, move));
  }

  goOn(): void {}

  /** Others are kept waiting, and where a clock runs so is the player's own time. */
  patience(): number {
    return this.#latest.clock?.deadline == null ? PATIENCE.calm : PATIENCE.hurried;
  }

  foresee(seat: Seat, move: T['Move']): readonly T['Event'][] {
    return foresee(this.#game, this.#moment.view, seat, move);
  }

  /** Bots let everything be taken back. */
  isBinding(seat: Seat, move: T['Move']): boolean {
    return this.#othersPlay && isBinding(this.#game, this.#moment.view, seat, move);
  }

  get undoTo(): number | undefined {
    const { undo, outcome } = this.#latest;
    if (!this.#playsHere || undo.asked !== null || outcome !== null || this.sending) return undefined;
    const own = this.past().findLastIndex(({ seat }) => seat === this.you);
    return own === -1 ? undefined : own;
  }

  get undoAsks(): boolean {
    return !this.#latest.undo.free && this.#othersPlay;
  }

  /** Whether somebody else plays whose leave is needed to take a move back. */
  get #othersPlay(): boolean {
    return this.#latest.seats.some(({ person, bot }, seat) => seat !== this.you && person !== null && bot === null);
  }

  undo(): void {
    this.#send('undo', () => this.#client.undo(this.seq));
  }

  answerUndo(agree: boolean): void {
    this.#send('answer-undo', () => this.#client.answerUndo(this.seq, agree));
  }

  close(): void {
    this.#listeners.clear();
  }

  /** States and updates of the match, each once and in order. */
  hear(message: MatchMessage): void {
    if (message.type === 'state') this.#startAnew(message);
    else this.#hearUpdate(message);
  }

  get #playsHere(): boolean {
    return this.you !== undefined && elementAt(this.#latest.seats, this.you).bot === null;
  }

  #send(kind: SendKind, send: () => Promise<Ack>): void {
    const sent = this.#unanswered.add(kind);
    send().then(
      ({ seq }) => {
        this.#unanswered.acknowledge(sent, seq, this.seq);
        this.#publish({});
      },
      (error: unknown) => {
        // What the connection gives up belongs to a session that is closed.
        if (error instanceof RefusedError && this.#unanswered.delete(sent)) this.#publish({ refused: error.code });
      },
    );
    this.#publish({ refused: undefined });
  }

  #hearUpdate(update: Update): void {
    if (this.#waiting !== undefined) this.#waiting.push(update);
    // What does not follow on what is known here will come with the fresh state that was asked for.
    else if (update.seq === this.seq + 1) this.#take(update);
  }

  #take(update: Update): void {
    const { entry } = update;
    this.#latest = update;
    this.#moment = this.#momentOf(update);
    this.#unanswered.see(update.seq);
    this.#sit(update.seats);
    if (entry.kind === 'move' || entry.kind === 'leave') {
      this.#moved(entry.seat, update);
      this.#publish({ undone: undefined });
      return;
    }
    if (entry.kind === 'undo') this.#past = this.#past.slice(0, update.moves);
    if (entry.kind === 'undo' || this.#changesDecisions(entry)) this.#tell({ kind: 'moved', after: this.#moment });
    this.#publish({ ...undoneBy(entry), news: [...this.status.get().news, { time: update.time, entry }] });
  }

  #changesDecisions(entry: News['entry']): boolean {
    return (
      entry.kind === 'abandoned' || ((entry.kind === 'to-bot' || entry.kind === 'to-person') && entry.seat === this.you)
    );
  }

  #moved(seat: Seat, { moves, events }: Update): void {
    if (seat === this.you) this.#unanswered.forgetMoves();
    const isNew = moves > this.#past.length;
    if (!isNew) {
      this.#tell({ kind: 'moved', after: this.#moment });
      return;
    }
    const played: Played<T> = { kind: 'played', seat, events: believed(events), after: this.#moment };
    this.#past = [...this.#past, played];
    this.#tell(played);
  }

  /** A fresh picture: what led to it is asked for, unless nothing was missed. */
  #startAnew(state: State): void {
    if (this.#waiting === undefined && state.seq === this.seq && state.moves === this.#moment.length) return;
    this.#waiting = [state];
    this.#client.history().then(
      (history) => this.#goOnFrom(state, history),
      () => this.#giveUpOn(state),
    );
  }

  /** What led to this state could not be had: the next one is another try. */
  #giveUpOn(state: State): void {
    if (this.#waiting?.[0] !== state) return;
    this.#waiting = undefined;
    this.#client.refresh();
  }

  #goOnFrom(state: State, history: History): void {
    const waiting = this.#waiting;
    if (waiting?.[0] !== state) return;
    this.#waiting = undefined;
    this.#latest = state;
    this.#moment = this.#momentOf(state);
    this.#sit(state.seats);
    this.#takeHistory(history);
    this.#unanswered.see(state.seq);
    if (this.#moment.decisions.length === 0) this.#unanswered.forgetMoves();
    this.#tell({ kind: 'moved', after: this.#moment });
    this.#publish({});
    for (const each of waiting) if (each.type === 'update') this.#hearUpdate(each);
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

  #momentOf({ moves, view, toAct, decision, outcome }: MatchMessage): Moment<T> {
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
    this.#sitters = seats.map(({ bot, resigned }, seat) => {
      const name = elementAt(this.#names, seat);
      return bot === null || (resigned && this.leavesByRules)
        ? { kind: 'person', name }
        : { kind: 'bot', name, level: bot };
    });
  }

  #statusOf(rest: Pick<MatchStatus, 'refused' | 'undone' | 'news'>): MatchStatus {
    const { seats, toAct, clock, undo } = this.#latest;
    return { seats, toAct, clock, undo, sending: this.sending, ...rest };
  }

  #publish(change: Partial<Pick<MatchStatus, 'refused' | 'undone' | 'news'>>): void {
    const { refused, undone, news } = { ...this.status.get(), ...change };
    this.status.set(this.#statusOf({ refused, undone, news }));
  }

  #tell(update: SessionUpdate<T>): void {
    for (const listener of [...this.#listeners]) listener(update);
  }
}
