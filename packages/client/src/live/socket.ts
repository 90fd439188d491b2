import { type ClientMessage, LIVE, type ServerMessage, SUBPROTOCOL } from '@souk/protocol';

/** As much of a WebSocket as is needed: that of a browser and that of the package `ws` have all of it. */
export interface WebSocketLike {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: SocketEnd) => void): void;
}

/** Makes a WebSocket. Only Node can send headers; a page is known by its cookie. */
export type WebSocketConstructor<S extends WebSocketLike = WebSocketLike> = new (
  url: string,
  protocol: string,
  options?: { headers: { [name: string]: string } },
) => S;

export interface SocketOptions<S extends WebSocketLike = WebSocketLike> {
  /** Such as `http://127.0.0.1:8080`. */
  readonly address: string;
  /** Who connects; left out in a page, whose cookie says it. */
  readonly token?: string | undefined;
  /** The global one if left out; Node 20 has none, and no other than `ws` sends a token. */
  readonly WebSocket?: WebSocketConstructor<S> | undefined;
}

/** How a connection has ended, by WebSocket close code; see `CLOSE`. */
export interface SocketEnd {
  readonly code: number;
  readonly reason: string;
}

export interface SocketListener {
  opened?(): void;
  message(message: ServerMessage): void;
  closed(end: SocketEnd): void;
}

/** One connection to the host, from its beginning to its end. */
export interface LiveSocket {
  send(message: ClientMessage): void;
  close(): void;
}

export const liveUrl = (address: string): string => `${address.replace(/^http/, 'ws')}${LIVE}`;

export const liveHeaders = (token: string | undefined): { [name: string]: string } =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

/** A message as it goes over the wire. */
export const frameOf = (message: ClientMessage): string => JSON.stringify(message);

/** A frame's message; undefined if it has none. What a message holds is between the host and its schemas. */
export function messageIn(frame: unknown): ServerMessage | undefined {
  try {
    const document: unknown = JSON.parse(String(frame));
    const isMessage = typeof document === 'object' && document !== null && 'type' in document;
    return isMessage && typeof document.type === 'string' ? (document as ServerMessage) : undefined;
  } catch {
    return undefined;
  }
}

/** The WebSocket that this place has by itself. Not all have one, and not all type definitions. */
function globalWebSocket(): WebSocketConstructor {
  const { WebSocket } = globalThis as { readonly WebSocket?: WebSocketConstructor };
  if (WebSocket === undefined) throw new Error('expected the option WebSocket: there is no global one here');
  return WebSocket;
}

/** Connects to the host once. A frame that is no message ends the connection: what sends it is no host of Souk. */
export function openSocket(options: SocketOptions, listener: SocketListener): LiveSocket {
  const { address, token, WebSocket = globalWebSocket() } = options;
  const headers = liveHeaders(token);
  const socket = new WebSocket(liveUrl(address), SUBPROTOCOL, ...(token === undefined ? [] : [{ headers }]));
  socket.addEventListener('open', () => listener.opened?.());
  socket.addEventListener('message', ({ data }) => {
    const message = messageIn(data);
    if (message === undefined) socket.close();
    else listener.message(message);
  });
  socket.addEventListener('close', ({ code, reason }) => listener.closed({ code, reason }));
  // What went wrong is said by how the connection is closed.
  socket.addEventListener('error', () => {});
  return {
    send: (message) => socket.send(frameOf(message)),
    close: () => socket.close(),
  };
}
