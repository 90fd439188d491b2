import { type LiveSocket, openSocket, type SocketEnd } from '@souk/client';
import { elementAt } from '@souk/kernel';
import type { ClientMessage, Decision, ServerMessage, ServerMessageOf, ServerMessageType } from '@souk/protocol';
import { type ClientOptions, WebSocket } from 'ws';

/** How a match stands: a picture or an update. */
export type StateMessage = ServerMessageOf<'state'> | ServerMessageOf<'update'>;

interface Waiting {
  wants(message: ServerMessage): boolean;
  resolve(message: ServerMessage): void;
  reject(error: Error): void;
}

/** A live connection that waits for messages instead of sleeping. Every message is given out once, in order. */
export class Client {
  readonly socket: WebSocket;
  /** Everything that has come, as it came. */
  readonly frames: string[] = [];
  readonly #live: LiveSocket;
  readonly #unread: ServerMessage[] = [];
  #waiting: Waiting[] = [];
  #sends = 0;
  #closed: SocketEnd | undefined;
  readonly #onClose: ((closed: SocketEnd) => void)[] = [];

  private constructor(address: string, token: string | undefined, options: ClientOptions) {
    const { frames } = this;
    const made: WebSocket[] = [];
    /** Adds what a test wants of its connection, and keeps it. */
    class TestSocket extends WebSocket {
      constructor(url: string, protocol: string, given: ClientOptions = {}) {
        super(url, protocol, { ...options, headers: { ...given.headers, ...options.headers } });
        this.on('message', (data) => frames.push(data.toString()));
        made.push(this);
      }
    }
    this.#live = openSocket(
      { address, token, WebSocket: TestSocket },
      { message: (message) => this.#receive(message), closed: (end) => this.#end(end) },
    );
    this.socket = elementAt(made, 0);
  }

  /** Connects; rejects with the status if the host refuses. */
  static open(address: string, token?: string, options: ClientOptions = {}): Promise<Client> {
    const client = new Client(address, token, options);
    return new Promise((resolve, reject) => {
      client.socket.on('open', () => resolve(client));
      client.socket.on('unexpected-response', (_, response) => reject(new Error(`refused: ${response.statusCode}`)));
      client.socket.on('error', reject);
    });
  }

  send(message: ClientMessage): void {
    this.#live.send(message);
  }

  /** A name for a send that this client has not used yet. */
  sendId(): string {
    this.#sends++;
    return `send-${this.#sends}`;
  }

  /** The first message that fits. Of those that have come already, all before it are passed over; what comes while waiting stays to be read. */
  next(wants: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    while (this.#unread.length > 0) {
      const message = this.#unread.shift();
      if (message !== undefined && wants(message)) return Promise.resolve(message);
    }
    if (this.#closed !== undefined) return Promise.reject(new Error(`closed: ${this.#closed.code}`));
    return new Promise((resolve, reject) => this.#waiting.push({ wants, resolve, reject }));
  }

  async nextOf<K extends ServerMessageType>(
    type: K,
    wants: (message: ServerMessageOf<K>) => boolean = () => true,
  ): Promise<ServerMessageOf<K>> {
    const isOf = (message: ServerMessage): message is ServerMessageOf<K> => message.type === type;
    const message = await this.next((each) => isOf(each) && wants(each));
    return message as ServerMessageOf<K>;
  }

  /** The next picture or update of a match that fits. */
  async nextState(match: string, wants: (message: StateMessage) => boolean = () => true): Promise<StateMessage> {
    const fits = (message: ServerMessage): boolean =>
      (message.type === 'state' || message.type === 'update') && message.match === match && wants(message);
    return (await this.next(fits)) as StateMessage;
  }

  watch(match: string, since?: number): Promise<StateMessage> {
    this.send({ type: 'watch', match, ...(since === undefined ? {} : { since }) });
    return this.nextState(match);
  }

  /** Sends a move and waits for what the host says to it. */
  async move(match: string, decision: Decision, pick = 0): Promise<ServerMessageOf<'ack'> | ServerMessageOf<'error'>> {
    const id = this.sendId();
    this.send({ type: 'move', match, id, answers: decision.answers, move: elementAt(decision.moves, pick) });
    return this.answerTo(id);
  }

  async answerTo(id: string): Promise<ServerMessageOf<'ack'> | ServerMessageOf<'error'>> {
    const message = await this.next((each) => (each.type === 'ack' || each.type === 'error') && each.id === id);
    return message as ServerMessageOf<'ack'> | ServerMessageOf<'error'>;
  }

  /** How the connection has ended, or will. */
  closed(): Promise<SocketEnd> {
    if (this.#closed !== undefined) return Promise.resolve(this.#closed);
    return new Promise((resolve) => this.#onClose.push(resolve));
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.closed();
  }

  #receive(message: ServerMessage): void {
    const at = this.#waiting.findIndex(({ wants }) => wants(message));
    if (at < 0) this.#unread.push(message);
    else for (const { resolve } of this.#waiting.splice(at, 1)) resolve(message);
  }

  #end(end: SocketEnd): void {
    this.#closed = end;
    for (const { reject } of this.#waiting) reject(new Error(`closed: ${end.code} ${end.reason}`));
    for (const tell of this.#onClose) tell(end);
    this.#waiting = [];
  }
}
