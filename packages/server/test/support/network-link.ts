import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** From the host to its server, or back. */
export type Direction = 'there' | 'back';

/** A chunk on its way, and when it arrives. */
interface Packet {
  readonly chunk: Buffer;
  readonly at: number;
}

/** One direction of a connection: what comes in on one side goes out on the other, as the link lets it. */
class Flow {
  readonly #link: NetworkLink;
  readonly #direction: Direction;
  readonly #to: Socket;
  readonly #onTheWay: Packet[] = [];
  #hasEnded = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(link: NetworkLink, direction: Direction, from: Socket, to: Socket) {
    this.#link = link;
    this.#direction = direction;
    this.#to = to;
    from.on('data', (chunk: Buffer) => {
      this.#onTheWay.push({ chunk, at: performance.now() + link.delay });
      this.flush();
    });
    from.once('close', () => {
      this.#hasEnded = true;
      this.flush();
    });
  }

  /** Sends on what has come far enough, unless the link holds it. That a side has hung up is held like everything else. */
  flush(): void {
    clearTimeout(this.#timer);
    if (this.#link.holds(this.#direction)) return;
    for (let next = this.#onTheWay[0]; next !== undefined; next = this.#onTheWay[0]) {
      const left = next.at - performance.now();
      if (left > 0) {
        this.#timer = setTimeout(() => this.flush(), left);
        return;
      }
      this.#onTheWay.shift();
      if (!this.#to.destroyed) this.#to.write(next.chunk);
    }
    if (this.#hasEnded) this.#to.destroy();
  }

  abandon(): void {
    clearTimeout(this.#timer);
    this.#onTheWay.length = 0;
  }
}

interface Connection {
  readonly sockets: readonly Socket[];
  readonly flows: readonly Flow[];
}

/**
 * The way from a host to a server, through a port of its own: it can be cut, can hold back what goes through in one
 * direction or both, can be slow, and can forget connections so that neither side ever hears of them again.
 */
export class NetworkLink {
  /** Milliseconds that everything takes on its way. */
  delay = 0;
  readonly #target: URL;
  readonly #server: Server;
  readonly #connections = new Set<Connection>();
  /** Those that were opened while nothing got through: they are made when something does. */
  #waiting: Socket[] = [];
  #held: readonly Direction[] = [];
  #isCut = false;

  private constructor(target: URL) {
    this.#target = target;
    this.#server = createServer((socket) => this.#accept(socket));
  }

  static async to(url: string): Promise<NetworkLink> {
    const link = new NetworkLink(new URL(url));
    link.#server.listen(0, '127.0.0.1');
    await once(link.#server, 'listening');
    return link;
  }

  /** The address of the server by this way. */
  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('expected the link to be open');
    const url = new URL(this.#target);
    url.port = String(address.port);
    return url.href;
  }

  holds(direction: Direction): boolean {
    return this.#held.includes(direction);
  }

  /** Connections are reset, and new ones refused. */
  cut(): void {
    this.#isCut = true;
    this.#reset();
  }

  /** What goes in these directions does not arrive. Connections stay. */
  hold(...directions: readonly Direction[]): void {
    this.#held = directions;
  }

  /** The connections that there are lead nowhere from now on, and nobody is told; new ones are as ever. */
  forget(): void {
    for (const { sockets, flows } of this.#connections) {
      for (const flow of flows) flow.abandon();
      for (const socket of sockets) socket.removeAllListeners('data').removeAllListeners('close').resume();
    }
  }

  /** All is well again. What was held arrives now. */
  heal(): void {
    this.#isCut = false;
    this.#held = [];
    this.delay = 0;
    for (const { flows } of this.#connections) for (const flow of flows) flow.flush();
    for (const socket of this.#waiting.splice(0)) this.#accept(socket);
  }

  /** All is well again, but the connections are gone, and what was held with them. */
  healWithReset(): void {
    this.#reset();
    this.heal();
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#reset();
    await once(this.#server, 'close');
  }

  #reset(): void {
    for (const { sockets, flows } of this.#connections) {
      for (const flow of flows) flow.abandon();
      for (const socket of sockets) socket.resetAndDestroy();
    }
    this.#connections.clear();
    for (const socket of this.#waiting.splice(0)) socket.resetAndDestroy();
  }

  #accept(socket: Socket): void {
    socket.on('error', () => {});
    if (this.#isCut) socket.resetAndDestroy();
    else if (this.#held.length > 0) this.#waiting.push(socket);
    else if (!socket.destroyed) this.#join(socket);
  }

  #join(socket: Socket): void {
    const server = connect({ port: Number(this.#target.port), host: this.#target.hostname, noDelay: true });
    server.on('error', () => {});
    socket.setNoDelay(true);
    const flows = [new Flow(this, 'there', socket, server), new Flow(this, 'back', server, socket)];
    const connection = { sockets: [socket, server], flows };
    this.#connections.add(connection);
    const gone = (): void => {
      if (socket.destroyed && server.destroyed) this.#connections.delete(connection);
    };
    socket.once('close', gone);
    server.once('close', gone);
  }
}
