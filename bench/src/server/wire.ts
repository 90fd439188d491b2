import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** One end of a WebSocket, as light as can be: thousands of them share a core with the server that they measure. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface Listener {
  /** A message. Its bytes are overwritten afterwards: read them at once. */
  message(bytes: Buffer, wire: Wire): void;
  closed(reason: string): void;
}

const OPCODE = { text: 1, close: 8, ping: 9, pong: 10 } as const;
const FINAL = 0x80;
const MASKED = 0x80;
const HEADERS_END = Buffer.from('\r\n\r\n');

/** Where to connect to, on this machine, and as who. */
export interface WireTarget {
  readonly port: number;
  readonly path: string;
  /**
   * The address to come from, if it matters: all of 127.0.0.0/8 is this machine. Whoever names one takes a port of it that nobody
   * has, nor has had a minute ago: a few crowds in a row use them up.
   */
  readonly from?: string | undefined;
  readonly headers: { readonly [name: string]: string };
}

/** Where what arrives is read, and handled at once: a buffer for each read of each client would cost more than all else. */
const ARRIVING = Buffer.allocUnsafe(64 * 1024);

/** For a socket or an agent. */
export const comingFrom = (from: string | undefined): { readonly localAddress?: string } =>
  from === undefined ? {} : { localAddress: from };

export async function openWire({ port, path, from, headers }: WireTarget, listener: Listener): Promise<Wire> {
  let read: (bytes: Buffer) => void = () => {};
  const onread = {
    buffer: ARRIVING,
    callback: (length: number): boolean => {
      read(ARRIVING.subarray(0, length));
      return true;
    },
  };
  const socket = connect({ port, host: '127.0.0.1', ...comingFrom(from), noDelay: true, onread });
  const wire: Wire = {
    send: (text) => socket.write(frame(OPCODE.text, Buffer.from(text))),
    close: () => socket.destroy(),
  };
  const readFrames = frameReader(socket, wire, listener);
  await new Promise<void>((resolve, reject) => {
    const refused = (): void => reject(new Error('the server closed the connection'));
    socket.once('error', reject);
    socket.once('close', refused);
    read = consentReader((consent) => {
      if (consent instanceof Error) return reject(consent);
      socket.off('close', refused);
      read = readFrames;
      resolve();
      // Only then has the caller its wire.
      if (consent.length > 0) setImmediate(() => readFrames(consent));
    });
    ask(socket, path, headers);
  });
  socket.on('error', (error) => listener.closed(error.message));
  socket.on('close', () => listener.closed('the connection was closed'));
  return wire;
}

/** Asks for the WebSocket. */
function ask(socket: Socket, path: string, headers: { readonly [name: string]: string }): void {
  const lines = Object.entries({
    Host: '127.0.0.1',
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
}

/** Waits for the server's consent; answers with whatever came behind it. */
function consentReader(answered: (consent: Buffer | Error) => void): (bytes: Buffer) => void {
  let received = Buffer.alloc(0);
  return (bytes) => {
    received = Buffer.concat([received, bytes]);
    const end = received.indexOf(HEADERS_END);
    if (end < 0) return;
    const head = received.subarray(0, end).toString();
    if (head.startsWith('HTTP/1.1 101')) answered(received.subarray(end + HEADERS_END.length));
    else answered(new Error(`the server refused: ${received.toString()}`));
  };
}

/** A client's frame. The mask is all zeros, which is a mask, and costs nothing. */
function frame(opcode: number, payload: Buffer): Buffer {
  const { length } = payload;
  const extra = length < 126 ? 0 : length < 65536 ? 2 : 8;
  const bytes = Buffer.alloc(2 + extra + 4 + length);
  bytes[0] = FINAL | opcode;
  if (extra === 0) bytes[1] = MASKED | length;
  else if (extra === 2) {
    bytes[1] = MASKED | 126;
    bytes.writeUInt16BE(length, 2);
  } else {
    bytes[1] = MASKED | 127;
    bytes.writeBigUInt64BE(BigInt(length), 2);
  }
  payload.copy(bytes, 2 + extra + 4);
  return bytes;
}

/** Cuts what arrives into frames. */
function frameReader(socket: Socket, wire: Wire, listener: Listener): (bytes: Buffer) => void {
  const take = (opcode: number, payload: Buffer): void => {
    if (opcode === OPCODE.text) listener.message(payload, wire);
    else if (opcode === OPCODE.ping) socket.write(frame(OPCODE.pong, payload));
    else if (opcode === OPCODE.close) listener.closed(`the server closed: ${payload.toString('latin1')}`);
    else if (opcode !== OPCODE.pong) throw new Error(`a frame of kind ${opcode} was not expected`);
  };
  let kept: Buffer | undefined;
  return (arrived) => {
    const bytes = kept === undefined ? arrived : Buffer.concat([kept, arrived]);
    let at = 0;
    for (;;) {
      const length = frameLength(bytes, at);
      if (length === undefined || at + length > bytes.length) break;
      take(bytes.readUInt8(at) & 15, bytes.subarray(at + headerLength(bytes, at), at + length));
      at += length;
    }
    kept = at === bytes.length ? undefined : Buffer.from(bytes.subarray(at));
  };
}

function headerLength(bytes: Buffer, at: number): number {
  const short = bytes.readUInt8(at + 1);
  return short < 126 ? 2 : short === 126 ? 4 : 10;
}

/** The whole length of the frame that begins at `at`; undefined if its header is not all there. */
function frameLength(bytes: Buffer, at: number): number | undefined {
  if (bytes.length < at + 2) return undefined;
  const short = bytes.readUInt8(at + 1);
  if (short < 126) return 2 + short;
  const header = headerLength(bytes, at);
  if (bytes.length < at + header) return undefined;
  return header + (header === 4 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2)));
}
