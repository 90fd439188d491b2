import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { LIVE } from '@souk/protocol';

const HANDSHAKE = `GET ${LIVE} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;

/** Kinds of frames, by their first byte: the only one of its message. */
export const FRAME = { text: 0x81, ping: 0x89, pong: 0x8a } as const;

/** A frame of a client, of up to 125 bytes, under a mask that changes nothing. */
export const frame = (kind: number, content: string | Buffer): Buffer => {
  const bytes = Buffer.from(content);
  return Buffer.concat([Buffer.from([kind, 0x80 | bytes.length, 0, 0, 0, 0]), bytes]);
};

/** A live connection byte by byte, which has read nothing but that it is open. */
export async function openRaw(port: number, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => {});
  socket.write(HANDSHAKE);
  await once(socket, 'readable');
  return socket;
}

/** Sends bytes and waits until the system has taken them. */
export const sent = (socket: Socket, bytes: Buffer): Promise<void> =>
  new Promise((resolve) => socket.write(bytes, () => resolve()));

/** The code that a connection is closed with, in what it was sent; undefined: it was not closed by a frame. */
export function closeCodeIn(received: Buffer): number | undefined {
  const body = received.indexOf('\r\n\r\n') + 4;
  for (let at = body; at + 4 <= received.length; ) {
    const short = (received[at + 1] ?? 0) & 0x7f;
    const length =
      short === 126 ? received.readUInt16BE(at + 2) : short === 127 ? Number(received.readBigUInt64BE(at + 2)) : short;
    const start = at + (short === 126 ? 4 : short === 127 ? 10 : 2);
    if (received[at] === 0x88) return received.readUInt16BE(start);
    at = start + length;
  }
  return undefined;
}
