import { frameOf, liveHeaders, liveUrl } from '@souk/client';
import { below, elementAt, pick, type RandomState } from '@souk/kernel';
import {
  type ClientMessage,
  type Decision,
  type ServerMessage,
  type State,
  SUBPROTOCOL,
  type Update,
} from '@souk/protocol';
import { WebSocket } from 'ws';

/** Something sent, until it is answered. */
export interface Sent {
  readonly kind: 'move' | 'undo';
  readonly id: string;
  readonly text: string;
  readonly move: object | undefined;
  /** When it was sent first, by the clock of the client. */
  readonly at: number;
}

export interface Acknowledged extends Sent {
  readonly seq: number;
}

/** What the harness makes of what happens. */
export interface Harness {
  /** The port of the host, once it is open. */
  port(): Promise<number>;
  /** A message was sent or has come. */
  happened(): void;
  /** Something that must never be. */
  wrong(problem: string): void;
  /** Whether a refusal of this kind, or being sent away, means no more than: try again, elsewhere perhaps. */
  isOutage?(code: string): boolean;
  /** Takes the seat back from the bot that has taken it over. */
  takeBack?(match: string, token: string): Promise<void>;
}

/** Every so often the last decision is taken back where that is free. */
const UNDO_ONE_IN = 30;
/** Every so often a player asks again for what it has seen before. */
const LOOK_BACK_ONE_IN = 3;
const FARTHEST_BACK = 100;

/** A player who, whenever the connection breaks, comes back and goes on from the last number seen. */
export class ReconnectingPlayer {
  /** After how many decisions of its own this player falls asleep. */
  sleepsAfter = Number.POSITIVE_INFINITY;
  /** Whether a clock runs, so that a bot may have taken the seat over on the way. */
  isTimed = false;
  readonly seat: number;
  readonly token: string;
  readonly match: string;
  /** What was acknowledged. */
  readonly acknowledged: Acknowledged[] = [];
  /** Every update, by its number. */
  readonly updates = new Map<number, string>();
  /** When each was heard first, by the clock of the client. */
  readonly heardAt = new Map<number, number>();
  /** What this player sees. */
  view: object = {};
  /** How often this player has come back. */
  returns = -1;
  readonly #harness: Harness;
  readonly #random: RandomState;
  readonly #over: () => void;
  #seq = -1;
  #decision: Decision | null = null;
  #mayUndo = false;
  #pending: Sent | undefined;
  #sends = 0;
  #socket: WebSocket | undefined;
  #ends = false;
  #finished = false;
  #isReturning = false;

  constructor(
    place: { readonly seat: number; readonly token: string; readonly match: string },
    harness: Harness,
    random: RandomState,
    over: () => void,
  ) {
    this.seat = place.seat;
    this.token = place.token;
    this.match = place.match;
    this.#harness = harness;
    this.#random = random;
    this.#over = over;
  }

  /** What this player is waiting for, for the log of a run. */
  get status(): string {
    const asked = this.#decision === null ? 'not asked' : `asked since ${this.#decision.answers}`;
    return `at ${this.#seq}, ${asked}, has sent ${this.#pending?.text ?? 'nothing'}, line ${this.#socket?.readyState}`;
  }

  /** The last number seen. */
  get seq(): number {
    return this.#seq;
  }

  async comeIn(): Promise<void> {
    this.returns++;
    const port = await this.#harness.port();
    const socket = new WebSocket(liveUrl(`http://127.0.0.1:${port}`), SUBPROTOCOL, {
      headers: liveHeaders(this.token),
      perMessageDeflate: false,
    });
    this.#socket = socket;
    socket.on('open', () => this.#goOn(socket));
    socket.on('message', (data) => this.#hear(String(data)));
    socket.on('error', () => {});
    socket.once('close', () => {
      if (this.#finished) return;
      this.comeIn().catch((error) => this.#harness.wrong(String(error)));
    });
  }

  leave(): void {
    this.#finished = true;
    this.#socket?.terminate();
  }

  #goOn(socket: WebSocket): void {
    const lookBack = this.#seq > 0 && below(this.#random, LOOK_BACK_ONE_IN) === 0;
    // The connection may have broken after the first state, before what came before it was told.
    const hasGap = this.updates.size < this.#seq;
    const since = hasGap
      ? 0
      : lookBack
        ? this.#seq - below(this.#random, Math.min(this.#seq, FARTHEST_BACK))
        : this.#seq;
    socket.send(frameOf({ type: 'watch', match: this.match, ...(this.#seq < 0 ? {} : { since }) }));
    if (this.#pending !== undefined) socket.send(this.#pending.text);
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    switch (message.type) {
      case 'state':
        if (this.#seq >= 0) this.#wrong(`was at ${this.#seq} and got a fresh picture instead of what it missed`);
        this.#take(message);
        // Bots may have moved before: what there was to hear until now is asked for.
        if (message.seq > 0) this.#socket?.send(frameOf({ type: 'watch', match: this.match, since: 0 }));
        break;
      case 'update':
        this.#update(message, text);
        break;
      case 'ack':
        this.#acknowledge(message.id, message.seq);
        break;
      case 'error':
        this.#refused(message.code, message.message);
        break;
      case 'bye':
        if (this.#harness.isOutage?.('bye') !== true) this.#wrong(`was sent away: ${message.reason}`);
        break;
    }
    this.#harness.happened();
    this.#decide();
    if (!this.#ends || this.#pending !== undefined) return;
    this.#ends = false;
    this.#over();
  }

  #update(update: Update, text: string): void {
    const known = this.updates.get(update.seq);
    if (known !== undefined && known !== text) this.#wrong(`was told ${update.seq} otherwise than before`);
    if (update.seq > this.#seq + 1) this.#wrong(`was at ${this.#seq} and heard of ${update.seq} next`);
    this.updates.set(update.seq, text);
    if (known === undefined) this.heardAt.set(update.seq, Date.now());
    if (update.seq > this.#seq) this.#take(update);
  }

  /** Whose time has run out while the hosts were away comes back, unless they are asleep. */
  #returnToSeat(): void {
    if (this.#isReturning || this.acknowledged.length >= this.sleepsAfter) return;
    this.#isReturning = true;
    this.#harness
      .takeBack?.(this.match, this.token)
      .catch((error) => this.#wrong(`cannot return: ${error}`))
      .finally(() => {
        this.#isReturning = false;
      });
  }

  #take({ seq, decision, undo, outcome, view, seats }: State | Update): void {
    if (this.isTimed && outcome === null && elementAt(seats, this.seat).bot !== null) this.#returnToSeat();
    this.#seq = seq;
    this.view = view;
    this.#decision = decision;
    this.#mayUndo = undo.free;
    this.#ends = outcome !== null;
  }

  #acknowledge(id: string, seq: number): void {
    if (this.#pending?.id !== id) return;
    this.acknowledged.push({ ...this.#pending, seq });
    this.#pending = undefined;
  }

  /** A question that has changed on the way may be answered anew; everything else is a fault. */
  #refused(code: string, message: string): void {
    if (this.#harness.isOutage?.(code) === true) {
      this.#socket?.terminate();
      return;
    }
    if (code !== 'stale' && !(this.isTimed && code === 'conflict')) this.#wrong(`was refused: ${code}, ${message}`);
    this.#pending = undefined;
  }

  #decide(): void {
    if (this.#pending !== undefined || this.#decision === null) return;
    if (this.acknowledged.length >= this.sleepsAfter || this.#isReturning) return;
    // What was acknowledged may not have been told yet: the decision at hand is then the old one.
    if ((this.acknowledged.at(-1)?.seq ?? -1) > this.#seq) return;
    const takeBack = this.#mayUndo && below(this.#random, UNDO_ONE_IN) === 0;
    const id = `${this.seat}.${this.#sends++}`;
    const { answers, moves } = this.#decision;
    const move = takeBack ? undefined : pick(this.#random, moves);
    const message: ClientMessage =
      move === undefined
        ? { type: 'undo', match: this.match, id, answers: this.#seq }
        : { type: 'move', match: this.match, id, answers, move };
    this.#pending = { kind: message.type, id, move, text: frameOf(message), at: Date.now() };
    this.#socket?.send(this.#pending.text);
    this.#harness.happened();
  }

  #wrong(problem: string): void {
    this.#harness.wrong(`seat ${this.seat} of ${this.match} ${problem}`);
  }
}
