import type { Duplex } from 'node:stream';
import { InputError } from '@souk/kernel';
import { CLOSE, type ClientMessage, type Failure, PROTOCOL, type ServerMessage } from '@souk/protocol';
import { parseClientMessage } from '@souk/protocol/validate';
import type { RawData, WebSocket } from 'ws';
import type { Config } from '../config/spec.js';
import { type Rate, rateOf, TokenBucket } from '../limits/token-bucket.js';
import { errorFields } from '../logging/logger.js';
import type { Room } from '../matches/room.js';
import type { Watcher } from '../matches/watchers.js';
import type { Identity } from '../people/people.js';
import { Refusal, refusalFor } from '../refusal.js';
import type { Services } from '../services.js';
import { handlerOf } from './message-handlers.js';
import { Pongs } from './pongs.js';
import { type TextFrames, textFrame } from './text-frames.js';

const SECOND = 1000;
/** Messages of one connection that may be in the works at once. */
const MAX_IN_FLIGHT = 64;
const MAX_WATCHED = 100;
/** A frame that holds a message, which is counted by the type of the message. */
const TEXT = 'text frame';
/** Milliseconds in which a client may hang up by itself. */
const TIMEOUT = 2000;

const messageRate = ({ maxMessages }: Pick<Config, 'maxMessages'>): Rate => rateOf(maxMessages, SECOND);

/** One WebSocket and the client behind it. */
export class Connection implements Watcher {
  readonly services: Services;
  readonly identity: Identity | undefined;
  /** What its address is counted under. */
  readonly #address: string;
  readonly #socket: WebSocket;
  /** What the socket writes to. */
  readonly #stream: Duplex;
  #isCorked = false;
  /** What a client without a name may still send. */
  readonly #bucket: TokenBucket | undefined;
  /** The matches that are watched; without a room: one that is still being looked for. */
  readonly #watched = new Map<string, Room | undefined>();
  #inFlight = 0;
  /** Whether it has shown a sign of life since it was last asked for one. */
  #isAlive = true;
  /** Whether the host has ended it, and waits for the client to hang up. */
  #isEnding = false;
  readonly #pongs: Pongs;

  constructor(
    services: Services,
    socket: WebSocket,
    { stream, address, identity }: { stream: Duplex; address: string; identity: Identity | undefined },
  ) {
    const { config, runtime } = services.context;
    this.services = services;
    this.#address = address;
    this.identity = identity;
    this.#socket = socket;
    this.#stream = stream;
    if (identity === undefined) this.#bucket = new TokenBucket(messageRate(config), runtime.monotonic());
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    this.#pongs = new Pongs(socket);
    socket.on('ping', (data) => {
      if (this.#admit('ping frame')) this.#pongs.answer(data);
    });
    socket.on('pong', () => {
      this.#isAlive = true;
      this.#admit('pong frame');
    });
    // What is wrong is said by the code that the connection is closed with.
    socket.on('error', () => services.context.metrics.cutOff('malformed'));
    if (identity !== undefined) services.online.came(identity.person.id);
    this.tell({ type: 'welcome', protocol: PROTOCOL, person: identity?.person ?? null, time: runtime.hostTime() });
  }

  get person(): string | undefined {
    return this.identity?.person.id;
  }

  get me(): Identity {
    if (this.identity === undefined) throw new Refusal('unauthorised', 'expected a token: enter with a name first');
    return this.identity;
  }

  /** Bytes that wait to be read by the client. */
  get unread(): number {
    return this.#socket.bufferedAmount;
  }

  send(message: string, written?: () => void): void {
    if (!this.#mayWrite()) return;
    this.#cork();
    this.#stream.write(textFrame(message), 'latin1', written);
  }

  /** Frames that all spectators share are written as they are: to frame them for each would cost most of the sending. */
  sendAll(frames: TextFrames): void {
    if (this.#mayWrite()) frames.writeTo(this.#stream);
  }

  /** A reader that is too slow is cut off: it can come back and resume. */
  #mayWrite(): boolean {
    const { readyState, OPEN } = this.#socket;
    if (readyState !== OPEN || this.#isEnding) return false;
    if (this.unread <= this.services.context.config.maxBuffered) return true;
    this.tooSlow();
    return false;
  }

  mayReplay(entries: number): boolean {
    return this.services.limits.allowsMany('replay', this.#address, entries);
  }

  tooSlow(): void {
    if (this.#isEnding) return;
    this.services.context.metrics.cutOff('slow');
    this.end(CLOSE.tooSlow, 'too slow a reader');
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
    if (this.#isEnding) return;
    // A client that reads nothing is not told so either.
    if (this.unread <= this.services.context.config.maxBuffered) this.tell({ type: 'bye', reason });
    this.#isEnding = true;
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
    this.services.friends.feed.leave(this);
    if (this.person !== undefined) this.services.online.left(this.person);
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

  /** Whether one more message is not too many. A person gets no more by opening many connections. */
  #mayReceive(): boolean {
    const { limits, context } = this.services;
    if (this.identity !== undefined) return limits.allows('message', this.identity.person.id);
    return this.#bucket?.take(messageRate(context.config), context.runtime.monotonic()) ?? false;
  }

  /** Counts one more frame; false: it is not looked at, for it was too much, or comes too late. */
  #admit(frame: string): boolean {
    if (this.#isEnding || this.#socket.readyState !== this.#socket.OPEN) return false;
    const { metrics } = this.services.context;
    if (this.#mayReceive() && this.#inFlight < MAX_IN_FLIGHT) {
      if (frame !== TEXT) metrics.message(frame);
      return true;
    }
    metrics.cutOff('flood');
    this.end(CLOSE.tooMany, 'too many messages');
    return false;
  }

  #receive(data: RawData, isBinary: boolean): void {
    this.#isAlive = true;
    if (!this.#admit(TEXT)) return;
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
