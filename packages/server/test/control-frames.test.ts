import { CLOSE } from '@souk/protocol';
import type { Host } from '@souk/server';
import { describe, expect, it } from 'vitest';
import { ask } from './proofs/raw-http.js';
import { Client } from './support/client.js';
import { ManualClock } from './support/clock.js';
import { expectAlive, portOf } from './support/good-match.js';
import { openHost } from './support/host.js';
import { FRAME, frame, openRaw, sent } from './support/raw-live.js';

async function figure(host: Host, name: string): Promise<number> {
  const { text } = await ask(portOf(host), '/metrics');
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.split(' ').at(-1) ?? 0);
}

const PINGS = 'souk_messages_total{type="ping frame"}';

describe('A client that pings', () => {
  it('gets an answer that says the same', async () => {
    const { address } = await openHost();
    const client = await Client.open(address);
    const pong = new Promise((resolve) => client.socket.once('pong', (data) => resolve(data.toString())));
    client.socket.ping('are you there?');
    expect(await pong).toBe('are you there?');
  });

  it('and never reads has next to nothing wait for it, however often it pings', async () => {
    const host = await openHost({ maxMessages: 1_000_000 });
    const socket = await openRaw(portOf(host));
    const [BLOCKS, BLOCK] = [60, 1000];
    // Far more than the system takes for a reader that does not read.
    const block = Buffer.concat(Array<Buffer>(BLOCK).fill(frame(FRAME.ping, 'x'.repeat(125))));
    for (let i = 0; i < BLOCKS; i++) await sent(socket, block);
    while ((await figure(host, PINGS)) < BLOCKS * BLOCK);
    expect(await figure(host, 'souk_unread_bytes')).toBeLessThan(1000);
    socket.destroy();
  });

  it.each(['ping', 'pong'] as const)(
    'as often as messages may come is let go on, and cut off by one more %s',
    async (kind) => {
      const clock = new ManualClock();
      const host = await openHost({ maxMessages: 20 }, { runtime: clock });
      const client = await Client.open(host.address);
      const others = await Client.open(host.address);
      for (let i = 0; i < 20; i++) client.socket[kind]();
      while ((await figure(host, `souk_messages_total{type="${kind} frame"}`)) < 20);
      clock.advance(1000);
      await expectAlive(client);
      for (let i = 0; i < 20; i++) client.socket[kind]();
      expect((await client.closed()).code).toBe(CLOSE.tooMany);
      await expectAlive(others);
    },
  );
});
