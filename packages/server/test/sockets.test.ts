import { connect, type Socket } from 'node:net';
import { pathTo } from '@souk/client';
import { LIVE } from '@souk/protocol';
import type { Host } from '@souk/server';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { connectionsWithin, openFileLimit } from '../src/limits/open-files.js';
import { ask } from './proofs/raw-http.js';
import { Client } from './support/client.js';
import { expectAlive, portOf } from './support/good-match.js';
import { openHost } from './support/host.js';

const HALF = 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Half';

/** A connection that has sent this much of a request, and what it has been sent. */
function begin({ port, from = '127.0.0.2', text = HALF }: { port: number; from?: string; text?: string }) {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  onTestFinished(() => {
    socket.destroy();
  });
  let received = '';
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    received += chunk.toString();
  });
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  socket.write(text);
  return { socket, ended };
}

const isOpen = ({ socket }: { readonly socket: Socket }): boolean => !socket.destroyed && socket.readyState === 'open';

async function socketsAt(host: Host): Promise<number> {
  const { text } = await ask(portOf(host), '/metrics', { localAddress: '127.0.0.9' });
  return Number(/^souk_sockets (\d+)$/m.exec(text)?.[1]);
}

describe('Half-sent requests', () => {
  it('from one address take so many connections and no more, and other addresses are served', async () => {
    const host = await openHost({ maxSocketsPerAddress: 20 });
    const port = portOf(host);
    const begun = Array.from({ length: 60 }, () => begin({ port }));
    // Those that are too many are told so, and hung up on.
    const refused = await Promise.all(begun.slice(20).map(({ ended }) => ended));
    expect(
      refused.filter((text) => text.startsWith('HTTP/1.1 429 ') && text.includes('"code":"too-many"')),
    ).toHaveLength(40);
    expect(begun.filter(isOpen)).toHaveLength(20);
    // The one that asks is one more.
    expect(await socketsAt(host)).toBe(21);
    expect((await ask(port, pathTo('games'), { localAddress: '127.0.0.3' })).status).toBe(200);
    await expectAlive(await Client.open(host.address, undefined, { localAddress: '127.0.0.4' }));
    const [first] = begun;
    first?.socket.destroy();
    while ((await socketsAt(host)) > 21);
    expect((await ask(port, pathTo('games'), { localAddress: '127.0.0.2' })).status).toBe(200);
  });

  it('behind a trusted proxy are the proxy’s affair: its connections are bounded altogether', async () => {
    const host = await openHost({ maxSocketsPerAddress: 5, maxSockets: 30, proxy: 'yes' });
    const begun = Array.from({ length: 40 }, () => begin({ port: portOf(host) }));
    await Promise.all(begun.slice(30).map(({ ended }) => ended));
    expect(begun.filter(isOpen)).toHaveLength(30);
    for (const { socket } of begun.slice(0, 5)) socket.destroy();
    await expect
      .poll(() =>
        ask(portOf(host), '/healthz').then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
  });

  it('are cut off when their time is up, and so are connections that say nothing, and bodies that do not come', async () => {
    const host = await openHost({ headerSeconds: 1, requestSeconds: 1 });
    const port = portOf(host);
    const begun = [
      HALF,
      '',
      `GET ${LIVE} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n`,
      `POST ${pathTo('enter')} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 14\r\n\r\n{"name"`,
    ].map((text) => begin({ port, text }));
    const live = await Client.open(host.address);
    for (const { ended } of begun) expect((await ended).replace(/^$/, 'HTTP/1.1 408 ')).toContain('HTTP/1.1 408 ');
    await expectAlive(live);
  });
});

describe('The limit of open files', () => {
  test('is known, and leaves files for everything else', () => {
    expect(openFileLimit()).toBeGreaterThan(64);
    expect(connectionsWithin(1024, 0)).toBe(896);
    expect(connectionsWithin(1024, 50)).toBe(846);
    expect(connectionsWithin(64, 10)).toBe(16);
    expect(connectionsWithin(Number.POSITIVE_INFINITY, 10)).toBe(Number.POSITIVE_INFINITY);
  });
});
