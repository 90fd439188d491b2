import { pathTo } from '@souk/client';
import { CLOSE, type State } from '@souk/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '../../../../scripts/servers/postgres.mjs';
import { startRedis } from '../../../../scripts/servers/redis.mjs';
import type { Client } from '../support/client.js';
import { newDatabase } from '../support/cluster.js';
import { openHost } from '../support/host.js';
import { beginMatch, guests } from '../support/person.js';
import { playToEnd } from '../support/play.js';

/** Hosts that share a database and a Redis of this test's own, which may be stopped. */
async function hostsWith(count: number, database: string) {
  const redis = await startRedis();
  onTestFinished(() => redis.remove());
  const settings = { database, redis: redis.url, redisPrefix: 'souk', lookoutSeconds: 1 };
  const open = await Promise.all(Array.from({ length: count }, () => openHost(settings)));
  return { redis, addresses: open.map(({ address }) => address) };
}

const isReady = async (address: string): Promise<number> => (await fetch(`${address}/readyz`)).status;

async function redisAt(address: string): Promise<string | undefined> {
  const ready: { redis?: string } = JSON.parse(await (await fetch(`${address}/readyz`)).text());
  return ready.redis;
}

const decisionOf = (states: readonly { decision: State['decision'] }[]) => {
  const mover = states.findIndex(({ decision }) => decision !== null);
  const { decision } = states[mover];
  if (decision === null) throw new Error('expected a seat to be asked');
  return { mover, decision };
};

describe('Without PostgreSQL', () => {
  test('a host says try again over HTTP and live, and goes on by itself when it is back', async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.remove());
    const { addresses } = await hostsWith(1, postgres.url);
    const people = await guests(addresses[0], 'Ann', 'Ben');
    const { id } = await beginMatch(people);
    const clients = await Promise.all(people.map((person) => person.connect()));
    const { mover, decision } = decisionOf(await Promise.all(clients.map((client) => client.watch(id))));
    const send = { id: 'kept', answers: decision.answers, move: decision.moves[0] };

    postgres.pause();
    const waiting = people[mover].request('me');
    postgres.resume();
    expect((await waiting).status).toBe(200);

    await postgres.stop();
    expect(
      await people[mover].refused('newTable', { body: { game: 'dwarven-traders', seats: [{ kind: 'you' }] } }),
    ).toMatchObject({
      status: 503,
      code: 'unavailable',
      message: expect.stringContaining('try again'),
    });
    expect(await isReady(addresses[0])).toBe(503);
    clients[mover].send({ type: 'move', match: id, ...send });
    expect(await clients[mover].answerTo('kept')).toMatchObject({ type: 'error', code: 'unavailable' });

    await postgres.start();
    await expect.poll(() => isReady(addresses[0])).toBe(200);
    expect(await people[mover].do('move', { params: { id }, body: send })).toMatchObject({ type: 'ack', seq: 1 });
    expect(await people[mover].do('move', { params: { id }, body: send })).toMatchObject({ type: 'ack', seq: 1 });
    expect(await people[0].do('match', { params: { id } })).toMatchObject({ seq: 1, moves: 1 });
  });
});

describe('Without Redis', () => {
  test('people at different hosts play on, bots and all, and it is there again when it is back', async () => {
    const { redis, addresses } = await hostsWith(2, await newDatabase());
    const people = await guests(addresses[0], 'Ann', 'Ben');
    const seats = [{ kind: 'you' }, { kind: 'open' }, { kind: 'bot', level: 1 }] as const;
    const { id } = await people[0].newTable({ seats: [...seats] });
    await people[1].at(addresses[1]).do('join', { params: { id }, body: { seat: 1 } });
    const clients: Client[] = [await people[0].connect(), await people[1].at(addresses[1]).connect()];
    await redis.stop();
    await expect.poll(() => redisAt(addresses[1])).toBe('away');
    await people[0].do('start', { params: { id } });
    const first = await Promise.all(clients.map((client) => client.watch(id)));
    let decisions = 0;
    // After a while of playing by looking, the rest is played by hearing again.
    const back = (): number => {
      decisions++;
      if (decisions === 6) void redis.start();
      return 0;
    };
    const ends = await Promise.all(clients.map((client, i) => playToEnd(client, id, first[i], back)));
    expect(ends[0].outcome).toEqual(ends[1].outcome);
    await expect.poll(() => redisAt(addresses[1])).toBe('up');
    expect(await (await fetch(`${addresses[1]}/metrics`)).text()).toMatch(/^souk_redis_up 1$/m);
  });

  test('who signs out at one host is cut off at the others when it is back, however many there are', async () => {
    const { redis, addresses } = await hostsWith(2, await newDatabase());
    const people = await guests(addresses[0], 'Ann', 'Ben', 'Cem', 'Dora');
    const clients = await Promise.all(people.map((person) => person.at(addresses[1]).connect()));
    const { id } = await beginMatch(people);
    const stream = await fetch(`${addresses[1]}${pathTo('stream', { id })}`, {
      headers: { authorization: `Bearer ${people[0].token}` },
    });
    await redis.stop();
    await expect.poll(() => redisAt(addresses[0])).toBe('away');
    for (const person of people.slice(0, 3)) await person.do('signOut');
    await redis.start();
    for (const client of clients.slice(0, 3)) expect((await client.closed()).code).toBe(CLOSE.signedOut);
    expect(await stream.text()).toContain('"type":"state"');
    expect(await people[3].at(addresses[1]).do('me')).toMatchObject({ name: 'Dora' });
    expect(clients[3].socket.readyState).toBe(clients[3].socket.OPEN);
  });
});
