import { LiveConnection, type SocketEnd, type WebSocketLike } from '@souk/client';
import type { ClientMessage } from '@souk/protocol';
import { ManualClock } from '../../../server/test/support/clock.js';

interface Listeners {
  open: (() => void)[];
  error: (() => void)[];
  message: ((event: { readonly data: unknown }) => void)[];
  close: ((event: SocketEnd) => void)[];
}

/** A WebSocket whose other end is the test. */
export class FakeSocket implements WebSocketLike {
  readonly url: string;
  readonly sent: ClientMessage[] = [];
  isClosed = false;
  readonly #listeners: Listeners = { open: [], error: [], message: [], close: [] };

  constructor(url: string) {
    this.url = url;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    if (!this.isClosed) this.breakOff();
  }

  addEventListener<K extends keyof Listeners>(type: K, listener: Listeners[K][number]): void {
    const listeners: Listeners[K][number][] = this.#listeners[type];
    listeners.push(listener);
  }

  /** The host says something. */
  says(message: object): void {
    this.saysText(JSON.stringify(message));
  }

  saysText(data: string): void {
    for (const listener of this.#listeners.message) listener({ data });
  }

  breakOff(code = 1006): void {
    this.isClosed = true;
    for (const listener of this.#listeners.close) listener({ code, reason: '' });
  }
}

/** A connection in a world whose time passes when it is told to, and in which sockets do as the test says. */
export function fakeWorld() {
  const clock = new ManualClock();
  const sockets: FakeSocket[] = [];
  const told: string[] = [];
  const failures: number[] = [];
  let ids = 0;
  const connection = new LiveConnection({
    address: 'http://host.test',
    WebSocket: class extends FakeSocket {
      constructor(url: string) {
        super(url);
        sockets.push(this);
      }
    },
    clock,
    random: () => 0.5,
    newId: () => `send-${++ids}`,
    attemptFailed: () => failures.push(clock.now()),
  });
  connection.on('welcome', () => told.push('welcome'));
  connection.on('lobby', () => told.push('lobby'));
  connection.on('state', ({ seq }) => told.push(`state ${seq}`));
  connection.on('update', ({ seq }) => told.push(`update ${seq}`));
  const last = (): FakeSocket => {
    const socket = sockets.at(-1);
    if (socket === undefined) throw new Error('expected a connection');
    return socket;
  };
  const welcome = (time = clock.now()): void =>
    last().says({ type: 'welcome', protocol: 'souk/1', person: null, time });
  /** The connection breaks and is made again. */
  const interrupt = (): void => {
    last().breakOff();
    clock.advance(20_000);
    welcome();
  };
  return { connection, clock, sockets, told, failures, last, welcome, interrupt };
}
