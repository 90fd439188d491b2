import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { elementAt } from '@souk/kernel';
import { CLOSE, LIVE, SUBPROTOCOL } from '@souk/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { clientAddress } from '../http/client-address.js';
import { tokenIn } from '../http/identity.js';
import { isOwnRequest } from '../http/origins.js';
import { originForm } from '../http/request-target.js';
import { Tally } from '../limits/tally.js';
import { errorFields } from '../logging/logger.js';
import { refusalFor } from '../refusal.js';
import type { Services } from '../services.js';
import { Connection } from './connection.js';

const MAX_BYTES = 16 * 1024;
/** Thousands of pings and their answers at one moment would hold up everything else: they are spread over so many. */
const PING_ROUNDS = 60;

/** Opens the WebSockets of live play and looks after them. */
export class Gateway {
  readonly #services: Services;
  readonly #upgrader = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
    // A connection answers pings itself, as it answers messages: within its limits.
    autoPong: false,
    handleProtocols: (offered) => (offered.has(SUBPROTOCOL) ? SUBPROTOCOL : false),
  });
  readonly #connections = new Set<Connection>();
  /** The same connections, by the round in which they are asked for a sign of life. */
  readonly #rounds = Array.from({ length: PING_ROUNDS }, () => new Set<Connection>());
  #round = 0;
  #opened = 0;
  /** Sockets that are open or about to be, by address. */
  readonly #sockets = new Tally();
  #stop: () => void = () => {};

  constructor(services: Services, server: Server) {
    this.#services = services;
    server.on('upgrade', (request, socket, head) => {
      this.#upgrade(request, socket, head).catch((error) => {
        const { code } = refusalFor(error) ?? { code: 'internal' };
        if (code === 'internal') services.context.logger.error(errorFields(error), 'a connection could not be opened');
        services.context.metrics.refusal(code);
        refuse(socket, code === 'unavailable' ? 503 : 500);
      });
    });
    services.people.addSessions({
      identities: () => [...this.#connections].flatMap(({ identity }) => identity ?? []),
      signedOut: (token) => this.#signedOut(token),
    });
    services.context.metrics.gauge('souk_connections', 'Live connections', () => this.#connections.size);
    services.context.metrics.gauge('souk_unread_bytes', 'Bytes that wait to be read over live connections', () =>
      [...this.#connections].reduce((sum, { unread }) => sum + unread, 0),
    );
    this.#lookAfter();
  }

  /** Ends all connections. */
  close(): void {
    this.#stop();
    for (const connection of this.#connections) connection.end(CLOSE.stopping, 'the host is stopping');
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const { config } = this.#services.context;
    const address = clientAddress(request, config);
    const status = this.#statusFor(request, address);
    if (status !== undefined) {
      refuse(socket, status);
      return;
    }
    this.#count(address, socket);
    const token = tokenIn(request.headers);
    const identity = token === undefined || token === null ? undefined : await this.#services.people.identify(token);
    if (token !== undefined && identity === undefined) {
      refuse(socket, 401);
      return;
    }
    this.#upgrader.handleUpgrade(request, socket, head, (opened) =>
      this.#open(opened, { stream: socket, address, identity }),
    );
  }

  /** With which status a request is refused; undefined if it is not. */
  #statusFor({ url, headers }: IncomingMessage, address: string): number | undefined {
    const { config, metrics } = this.#services.context;
    const isFull = this.#sockets.total >= config.maxConnections;
    const isCrowded =
      this.#sockets.of(address) >= config.maxConnectionsPerAddress || !this.#services.limits.allows('request', address);
    if (isFull || isCrowded) {
      metrics.refusal('too-many');
      return isFull ? 503 : 429;
    }
    if (originForm(url ?? '').split('?')[0] !== LIVE) return 404;
    return isOwnRequest(headers, config) ? undefined : 403;
  }

  /** Counts a socket from now on until it is closed, whatever becomes of it. */
  #count(address: string, socket: Duplex): void {
    this.#sockets.add(address);
    socket.on('close', () => this.#sockets.remove(address));
  }

  #open(socket: WebSocket, from: ConstructorParameters<typeof Connection>[2]): void {
    const connection = new Connection(this.#services, socket, from);
    const round = elementAt(this.#rounds, this.#opened++ % PING_ROUNDS);
    const { makers } = this.#services.lobby;
    const { person } = connection;
    this.#connections.add(connection);
    round.add(connection);
    if (person !== undefined) makers.came(person);
    socket.on('close', () => {
      this.#connections.delete(connection);
      if (person !== undefined) makers.went(person);
      round.delete(connection);
      connection.closed();
    });
  }

  #signedOut(token: string): void {
    for (const connection of this.#connections) {
      if (connection.identity?.token === token) connection.end(CLOSE.signedOut, 'signed out');
    }
  }

  #lookAfter(): void {
    const { runtime, config } = this.#services.context;
    this.#stop = runtime.after((config.pingSeconds * 1000) / PING_ROUNDS, () => {
      for (const connection of elementAt(this.#rounds, this.#round)) connection.checkAlive();
      this.#round = (this.#round + 1) % PING_ROUNDS;
      this.#lookAfter();
    });
  }
}

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
