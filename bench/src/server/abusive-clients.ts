// A process of its own: clients that misbehave in every way, again and again, each kind from an address of its own.
import { connect } from 'node:net';
import { frameOf } from '@souk/client';
import { LIVE } from '@souk/protocol';
import { sleep } from './pace.js';
import { enter, soukClient } from './souk-client.js';
import { openWire, type Wire } from './wire.js';

const port = Number(process.argv[2]);
const match = process.argv[3] ?? '';
/** Between two attempts of the same kind, so that the machine has time for others. */
const PAUSE_MS = 20;
const FLOOD = 200;
const SLOW_READERS = 20;

const wireFrom = async (from: string): Promise<{ wire: Wire; closed: Promise<void> }> => {
  let end = (): void => {};
  const closed = new Promise<void>((resolve) => {
    end = resolve;
  });
  const wire = await openWire({ port, path: LIVE, from, headers: {} }, { message: () => {}, closed: () => end() });
  return { wire, closed };
};

/** Sends something over a fresh connection until it is cut off, or has been answered often enough. */
const sending = (from: string, text: string, times: number) => async (): Promise<void> => {
  const { wire, closed } = await wireFrom(from);
  for (let i = 0; i < times; i++) wire.send(text);
  await Promise.race([closed, sleep(PAUSE_MS)]);
  wire.close();
};

/** Asks for a match again and again, and reads nothing. */
async function readNothing(): Promise<void> {
  const sockets = Array.from({ length: SLOW_READERS }, () => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: '127.2.0.4' });
    socket.on('error', () => {});
    socket.pause();
    const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
    socket.write(`GET ${LIVE} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${key}\r\n\r\n`);
    return socket;
  });
  const text = Buffer.from(frameOf({ type: 'watch', match }));
  const frame = Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]);
  for (let i = 0; i < 50; i++) {
    for (const socket of sockets) socket.write(frame);
    await sleep(PAUSE_MS);
  }
  for (const socket of sockets) socket.destroy();
}

const voidClient = soukClient({ port, from: '127.2.0.7', token: 'x'.repeat(32) });

const KINDS: readonly (() => Promise<unknown>)[] = [
  sending('127.2.0.1', frameOf({ type: 'ping', id: 'flood' }), FLOOD),
  sending('127.2.0.2', '{"type":"move","match":"nonsense"', FLOOD),
  sending('127.2.0.3', 'x'.repeat(20_000), 1),
  readNothing,
  () => soukClient({ port, from: '127.2.0.5' }).request('games'),
  () => enter({ port, from: '127.2.0.6' }, 'Flood'),
  () => voidClient.request('match', { params: { id: match } }),
  () => wireFrom('127.2.0.8'),
];

/** Goes on for ever; being refused is what it is for. */
async function goOn(attempt: () => Promise<unknown>): Promise<void> {
  for (;;) {
    await attempt().catch(() => {});
    await sleep(PAUSE_MS);
  }
}

for (const kind of KINDS) void goOn(kind);
process.on('message', () => process.exit());
process.send?.('at it');
