import type { Duplex } from 'node:stream';
import { InputError } from '@souk/kernel';
import {
  CLOSE,
  type ClientMessage,
  type ClientMessageOf,
  type ClientMessageType,
  type Failure,
  PROTOCOL,
  type ServerMessage,
} from '@souk/protocol';
import { parseClientMessage } from '@souk/protocol/validate';
import type { RawData, WebSocket } from 'ws';
import { RateLimiter } from '../limits/rate-limiter.js';
import { errorFields } from '../logging/logger.js';
import type { Room } from '../matches/room.js';
import type { Watcher } from '../matches/watchers.js';
import type { Identity } from '../people/people.js';
import { Refusal, refusalFor } from '../refusal.js';
import type { Services } from '../services.js';
import { textFrames } from './text-frames.js';

const AS_TEXT = { binary: false, compress: false, fin: true } as const;
const SECOND = 1000;
/** Messages of one connection that may be in the works at once. */
const MAX_IN_FLIGHT = 64;
const MAX_WATCHED = 100;
/** Milliseconds in which a client may hang up by itself. */
const TIMEOUT = 2000;

type Handlers = {
  readonly [K in ClientMessageType]: (connection: Connection, message: ClientMessageOf<K>) => Promise<void>;
};

/** What each message does. */
const HANDLERS: Handlers = {
  watch: (connection, { match, since }) => connection.watch(match, since),
  async unwatch(connection, { match }) {
    connection.unwatch(match);
  },
  async move(connection, { match, id, answers, move }) {
    const { person } = connection.me;
    const room = await connection.services.rooms.get(match);
    connection.ack(match, id, await room.actions.move(room.ownSeat(person.id), { id, answers }, move));
  },
  async undo(connection, { match, id, answers }) {
    const { person } = connection.me;
    const room = await connection.services.rooms.get(match);
    connection.ack(match, id, await room.actions.undo(room.ownSeat(person.id), { id, answers }));
  },
  async 'answer-undo'(connection, { match, id, answers, agree }) {
    const { person } = connection.me;
    const room = await connection.services.rooms.get(match);
    connection.ack(match, id, await room.actions.answerUndo(room.ownSeat(person.id), { id, answers }, agree));
  },
  async standing(connection, { match, id, answers }) {
    const { person } = connection.me;
    const room = await connection.services.rooms.get(match);
    await room.actions.setStandingAnswers(room.ownSeat(person.id), answers);
    connection.tell({ type: 'done', id });
  },
  async chat(connection, { match, id, text }) {
    const { person } = connection.me;
    connection.services.limits.check('chat', person.id);
    // A connection can outlive the name that it was opened under.
    const [now = person] = await connection.services.people.refs([person.id]);
    await connection.services.chat.say(match, now, text);
    connection.tell({ type: 'done', id });
  },
  async lobby(connection, { on }) {
    if (on) await connection.services.lobby.enter(connection);
    else connection.services.lobby.leave(connection);
  },
  async ping(connection, { id }) {
    connection.tell({ type: 'pong', id, time: connection.services.context.runtime.now() });
  },
};

/** One WebSocket and the client behind it. */
export class Connection implements Watcher {
  readonly services: Services;
  readonly identity: Identity | undefined;
  readonly #socket: WebSocket;
  /** What the socket writes to. */
  readonly #stream: Duplex;
  #isCorked = false;
  /** Whether one more message is not too many. */
  readonly #mayReceive: () => boolean;
  /** The matches that are watched; without a room: one that is still being looked for. */
  readonly #watched = new Map<string, Room | undefined>();
  #inFlight = 0;
  /** Whether it has shown a sign of life since it was last asked for one. */
  #isAlive = true;

  constructor(services: Services, socket: WebSocket, stream: Duplex, identity: Identity | undefined) {
    const { config, runtime } = services.context;
    this.services = services;
    this.identity = identity;
    this.#socket = socket;
    this.#stream = stream;
    if (identity === undefined) {
      const own = new RateLimiter(config.maxMessages, SECOND, runtime);
      this.#mayReceive = () => own.take('');
    } else {
      // A person gets no more by opening many connections.
      this.#mayReceive = () => services.limits.allows('message', identity.person.id);
    }
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('pong', () => {
      this.#isAlive = true;
    });
    // What is wrong is said by the code that the connection is closed with.
    socket.on('error', () => services.context.metrics.cutOff('malformed'));
    this.tell({ type: 'welcome', protocol: PROTOCOL, person: identity?.person ?? null, time: runtime.now() });
  }

  get person(): string | undefined {
    return this.identity?.person.id;
  }

  get me(): Identity {
    if (this.identity === undefined) throw new Refusal('unauthorised', 'expected a token: enter with a name first');
    return this.identity;
  }

  send(message: Buffer | string, written?: () => void): void {
    if (!this.#mayWrite()) return;
    this.#cork();
    this.#socket.send(message, AS_TEXT, written);
  }

  /** Frames that all spectators share are written as they are: to frame them for each would cost most of the sending. */
  sendAll(messages: readonly Buffer[]): void {
    if (this.#mayWrite()) this.#stream.write(textFrames(messages));
  }

  /** A reader that is too slow is cut off: it can come back and resume. */
  #mayWrite(): boolean {
    const { readyState, OPEN, bufferedAmount } = this.#socket;
    if (readyState !== OPEN) return false;
    if (bufferedAmount <= this.services.context.config.maxBuffered) return true;
    this.tooSlow();
    return false;
  }

  tooSlow(): void {
    this.#cutOff('slow');
  }

  /** What is sent at the same moment, an update and its acknowledgement say, goes out in one write. */
  #cork(): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    this.#stream.cork();
    process.nextTick(() => {
      this.#isCorked = false;
      this.#stream.uncork();
    });
  }

  tell(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  ack(match: string, id: string, seq: number): void {
    this.tell({ type: 'ack', id, match, seq });
  }

  /** The host ends the connection, and says why. A client that does not hang up then is hung up on. */
  end(code: number, reason: string): void {
    this.tell({ type: 'bye', reason });
    this.#socket.close(code, reason);
    this.services.context.runtime.after(TIMEOUT, () => this.#socket.terminate());
  }

  finished(): void {}

  /** Watches a match, unless the client has asked for the opposite, or is gone, before that could be done. */
  async watch(match: string, since: number | undefined): Promise<void> {
    if (this.#watched.size >= MAX_WATCHED && !this.#watched.has(match)) {
      throw new Refusal('too-many', `expected at most ${MAX_WATCHED} matches to be followed at once`);
    }
    this.#watched.set(match, this.#watched.get(match));
    try {
      const room = await this.services.rooms.get(match);
      if (!this.#watched.has(match)) return;
      this.#watched.set(match, room);
      await room.watch(this, since);
      if (this.#watched.get(match) !== room) room.unwatch(this);
    } catch (error) {
      this.unwatch(match);
      throw error;
    }
  }

  unwatch(match: string): void {
    this.#watched.get(match)?.unwatch(this);
    this.#watched.delete(match);
  }

  /** The connection is gone. */
  closed(): void {
    for (const match of [...this.#watched.keys()]) this.unwatch(match);
    this.services.lobby.leave(this);
  }

  /** Asks for a sign of life; a client that has not answered the last time is gone without having said so. */
  checkAlive(): void {
    if (!this.#isAlive) {
      this.#cutOff('half-open');
      return;
    }
    this.#isAlive = false;
    this.#socket.ping();
  }

  #cutOff(reason: string): void {
    this.services.context.metrics.cutOff(reason);
    this.#socket.terminate();
  }

  #receive(data: RawData, isBinary: boolean): void {
    this.#isAlive = true;
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (!this.#mayReceive() || this.#inFlight >= MAX_IN_FLIGHT) {
      this.services.context.metrics.cutOff('flood');
      this.end(CLOSE.tooMany, 'too many messages');
      return;
    }
    const message = this.#parse(data, isBinary);
    if (message === undefined) return;
    this.services.context.metrics.message(message.type);
    this.#inFlight++;
    this.#handle(message).finally(() => {
      this.#inFlight--;
    });
  }

  #parse(data: RawData, isBinary: boolean): ClientMessage | undefined {
    let sent: unknown;
    try {
      if (isBinary) throw new InputError('', 'a text, not bytes');
      sent = parseJson(data);
      return parseClientMessage(sent);
    } catch (error) {
      this.#refuse(error, sent);
      return undefined;
    }
  }

  async #handle(message: ClientMessage): Promise<void> {
    try {
      await handlerOf(message.type)(this, message);
    } catch (error) {
      this.#refuse(error, message);
    }
  }

  #refuse(error: unknown, sent: unknown): void {
    const { metrics, logger } = this.services.context;
    const refusal = refusalFor(error) ?? new Refusal('internal', 'something went wrong here; it was noted');
    if (refusal.code === 'internal') logger.error(errorFields(error), 'a message has failed');
    metrics.refusal(refusal.code);
    const failure: Failure = { type: 'error', code: refusal.code, message: refusal.message, ...namesIn(sent) };
    this.tell(failure);
  }
}

/** Each handler takes the message of its own type: the type is what it was looked up by. */
const handlerOf = (type: ClientMessageType) =>
  HANDLERS[type] as (connection: Connection, message: ClientMessage) => Promise<void>;

function parseJson(data: RawData): unknown {
  try {
    return JSON.parse(data.toString());
  } catch {
    throw new InputError('', 'a JSON document');
  }
}

/** What a refused message calls itself, so that its sender knows which one is meant. */
function namesIn(sent: unknown): Pick<Failure, 'id' | 'match'> {
  if (typeof sent !== 'object' || sent === null) return {};
  const { id, match }: { id?: unknown; match?: unknown } = sent;
  return {
    ...(typeof id === 'string' && id.length <= 64 ? { id } : {}),
    ...(typeof match === 'string' && match.length <= 64 ? { match } : {}),
  };
}
