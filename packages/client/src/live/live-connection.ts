import {
  type Ack,
  CLOSE,
  type ClientMessage,
  type ServerMessage,
  type ServerMessageOf,
  type ServerMessageType,
  type State,
  type Update,
} from '@souk/protocol';
import { type ClientClock, systemClock } from '../clock.js';
import { DisconnectedError } from '../errors.js';
import { pauseBefore } from './backoff.js';
import { PendingSends, type Send, type SendAnswer } from './pending-sends.js';
import { type LiveSocket, openSocket, type SocketOptions } from './socket.js';
import { Subscriptions } from './subscriptions.js';
import { Watches } from './watches.js';

/**
 * `connecting`: for the first time, or anew as another person. `lost`: until it is open again. `signed-out`: the token is
 * void, and no attempt is made before it is opened anew.
 */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'signed-out' | 'closed';

export interface LiveOptions extends SocketOptions {
  readonly clock?: ClientClock;
  /** From 0 to 1, for pauses that are not the same for all. */
  readonly random?: () => number;
  /** A name for a send that no other send of this person has. */
  readonly newId?: () => string;
  /** Called after every attempt that did not succeed: a page is not told why, and may ask the host whether it is known. */
  readonly attemptFailed?: () => void;
}

/** After so long a silence the host is asked for a sign of life, and then given so much time for it. */
const SILENCE = 20_000;
const PATIENCE = 10_000;
const SIGN_OF_LIFE: ClientMessage = { type: 'ping', id: 'ping' };

/**
 * A connection to the host that is made again whenever it breaks. What was watched goes on after the last number that
 * was told, and what was not answered is said again under the same name.
 */
export class LiveConnection {
  readonly #options: LiveOptions;
  readonly #clock: ClientClock;
  readonly #random: () => number;
  readonly #newId: () => string;
  readonly #subscriptions = new Subscriptions();
  readonly #stateListeners = new Set<(state: ConnectionState) => void>();
  readonly #watches = new Watches();
  readonly #sends = new PendingSends();
  #followsLobby = false;
  #followsFriends = false;
  #state: ConnectionState = 'connecting';
  #socket: LiveSocket | undefined;
  #failedAttempts = 0;
  /** How far the host's clock is ahead of ours. */
  #ahead = 0;
  #cancelRetry: () => void = () => {};
  #cancelCheck: () => void = () => {};

  constructor(options: LiveOptions) {
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    this.#random = options.random ?? Math.random;
    this.#newId = options.newId ?? (() => crypto.randomUUID());
    this.#connect();
  }

  get state(): ConnectionState {
    return this.#state;
  }

  /** What time it is at the host. */
  now(): number {
    return this.#clock.now() + this.#ahead;
  }

  /**
   * Tells a listener every message of a type, until the function returned is called. States and updates are told of
   * watched matches only, each once and in order. `welcome` is told before anything is asked for again.
   */
  on<K extends ServerMessageType>(type: K, listener: (message: ServerMessageOf<K>) => void): () => void {
    return this.#subscriptions.on(type, listener);
  }

  /** Tells a listener every change of the state, until the function returned is called. */
  onState(listener: (state: ConnectionState) => void): () => void {
    this.#stateListeners.add(listener);
    return () => this.#stateListeners.delete(listener);
  }

  /** Follows a match: from a fresh state, or with everything after `since`. Again, if it is followed already. */
  watch(match: string, since?: number): void {
    this.#watches.add(match, since);
    if (this.#state === 'open') this.#ask(match);
  }

  unwatch(match: string): void {
    this.#watches.delete(match);
    this.#tell({ type: 'unwatch', match });
  }

  /** Follows the list of public tables that wait for people, or does so no longer. */
  lobby(on: boolean): void {
    this.#followsLobby = on;
    this.#tell({ type: 'lobby', on });
  }

  /** Follows who of the people one follows is there, and who asks one to which table, or does so no longer. */
  friends(on: boolean): void {
    this.#followsFriends = on;
    this.#tell({ type: 'friends', on });
  }

  /** Decides; `answers` is the number of the decision. Waits through interruptions, as do undos and standing answers. */
  move(match: string, answers: number, move: object): Promise<Ack> {
    return this.#ack({ type: 'move', match, id: this.#newId(), answers, move });
  }

  undo(match: string, answers: number): Promise<Ack> {
    return this.#ack({ type: 'undo', match, id: this.#newId(), answers });
  }

  answerUndo(match: string, answers: number, agree: boolean): Promise<Ack> {
    return this.#ack({ type: 'answer-undo', match, id: this.#newId(), answers, agree });
  }

  async setStanding(match: string, answers: readonly string[]): Promise<void> {
    await this.#send({ type: 'standing', match, id: this.#newId(), answers: [...answers] });
  }

  /** Says something. Said again it would be heard twice: an interruption rejects with a `DisconnectedError`. */
  async chat(match: string, text: string): Promise<void> {
    await this.#send({ type: 'chat', match, id: this.#newId(), text });
  }

  /** Milliseconds until the host has answered. */
  async ping(): Promise<number> {
    const since = this.#clock.now();
    await this.#send({ type: 'ping', id: this.#newId() });
    return this.#clock.now() - since;
  }

  /** Does not wait for the next attempt. */
  retryNow(): void {
    if (this.#socket !== undefined || this.#hasEnded()) return;
    this.#cancelRetry();
    this.#connect();
  }

  /** It is known, before the connection says so, that it is lost. */
  assumeLost(): void {
    if (!this.#hasEnded()) this.#lose();
  }

  /** It is known, before the connection says so, that the token is void. */
  assumeSignedOut(): void {
    if (!this.#hasEnded()) this.#signOut();
  }

  /**
   * Connects anew, as another person perhaps: watched matches begin with a fresh state, and what was not answered is
   * given up.
   */
  reopen(): void {
    if (this.#state === 'closed') return;
    this.#drop();
    this.#watches.forget();
    this.#sends.end();
    this.#failedAttempts = 0;
    this.#become('connecting');
    this.retryNow();
  }

  close(): void {
    this.#cancelRetry();
    this.#drop();
    this.#become('closed');
    this.#sends.end();
  }

  #connect(): void {
    const socket: LiveSocket = openSocket(this.#options, {
      message: (message) => {
        if (this.#socket === socket) this.#receive(message);
      },
      closed: ({ code }) => {
        if (this.#socket !== socket) return;
        if (code === CLOSE.signedOut) this.#signOut();
        else this.#lose();
      },
    });
    this.#socket = socket;
    this.#watchOver();
  }

  #receive(message: ServerMessage): void {
    this.#watchOver();
    if (message.type === 'welcome') {
      this.#welcome(message);
      return;
    }
    this.#watches.hear(message);
    this.#sends.hear(message);
    if (message.type !== 'state' && message.type !== 'update') this.#subscriptions.tell(message);
    else this.#takeState(message);
  }

  #takeState(message: State | Update): void {
    const what = this.#watches.take(message);
    if (what === 'tell') this.#subscriptions.tell(message);
    else if (what === 'gap') this.#tell({ type: 'watch', match: message.match });
  }

  #welcome(welcome: ServerMessageOf<'welcome'>): void {
    const socket = this.#socket;
    this.#ahead = welcome.time - this.#clock.now();
    this.#failedAttempts = 0;
    this.#become('open');
    this.#subscriptions.tell(welcome);
    // A listener may have answered the welcome by connecting as another person.
    if (this.#socket !== socket || this.#state !== 'open') return;
    if (this.#followsLobby) this.#tell({ type: 'lobby', on: true });
    if (this.#followsFriends) this.#tell({ type: 'friends', on: true });
    this.#ask();
    for (const send of this.#sends.repeated()) this.#tell(send);
  }

  /** Asks for a match, or for all that are watched. */
  #ask(...matches: readonly string[]): void {
    for (const watch of this.#watches.requests(...matches)) this.#tell(watch);
  }

  async #ack(message: Extract<Send, { readonly type: 'move' | 'undo' | 'answer-undo' }>): Promise<Ack> {
    const answer = await this.#send(message);
    if (answer.type !== 'ack') throw new Error(`expected an ack of ${message.id}, got ${answer.type}`);
    return answer;
  }

  #send(message: Send): Promise<SendAnswer> {
    const isHopeless = this.#hasEnded() || (this.#state !== 'open' && !PendingSends.canWait(message));
    if (isHopeless) return Promise.reject(new DisconnectedError('there is no connection to the host'));
    const answer = this.#sends.add(message);
    this.#tell(message);
    return answer;
  }

  /** Until the connection is open nothing is told: it will be when it is. */
  #tell(message: ClientMessage): void {
    if (this.#state === 'open') this.#socket?.send(message);
  }

  #hasEnded(): boolean {
    return this.#state === 'closed' || this.#state === 'signed-out';
  }

  #signOut(): void {
    this.#cancelRetry();
    this.#drop();
    this.#sends.end();
    this.#become('signed-out');
  }

  #lose(): void {
    const wasOpen = this.#state === 'open';
    this.#drop();
    this.#cancelRetry();
    this.#cancelRetry = this.#clock.after(pauseBefore(this.#failedAttempts, this.#random), () => this.retryNow());
    this.#failedAttempts++;
    this.#become('lost');
    this.#sends.lost();
    if (!wasOpen) this.#options.attemptFailed?.();
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    this.#cancelCheck();
    socket?.close();
  }

  /** A connection can be dead without having said so. */
  #watchOver(): void {
    this.#cancelCheck();
    this.#cancelCheck = this.#clock.after(SILENCE, () => {
      this.#tell(SIGN_OF_LIFE);
      this.#cancelCheck = this.#clock.after(PATIENCE, () => this.#lose());
    });
  }

  #become(state: ConnectionState): void {
    if (this.#state === state) return;
    this.#state = state;
    for (const listener of [...this.#stateListeners]) listener(state);
  }
}
