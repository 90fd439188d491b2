import { pathTo } from '@souk/client';
import { elementAt } from '@souk/kernel';
import { CLOSE } from '@souk/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '../../../../scripts/servers/postgres.mjs';
import { startRedis } from '../../../../scripts/servers/redis.mjs';
import type { Client } from '../support/client.js';
import { newDatabase } from '../support/cluster.js';
import { openHost } from '../support/host.js';
import { beginMatch, guests } from '../support/person.js';
import { decisionIn, moverOf, playAllToEnd } from '../support/play.js';
import { all } from '../support/tuples.js';

/** Hosts that share a database and a Redis of this test's own, which may be stopped. */
async function hostsWith(database: string) {
  const redis = await startRedis();
  onTestFinished(() => redis.remove());
  const settings = { database, redis: redis.url, redisPrefix: 'souk', lookoutSeconds: 1 };
  return { redis, open: async (): Promise<string> => (await openHost(settings)).address };
}

const isReady = async (address: string): Promise<number> => (await fetch(`${address}/readyz`)).status;

async function redisAt(address: string): Promise<string | undefined> {
  const ready: { redis?: string } = JSON.parse(await (await fetch(`${address}/readyz`)).text());
  return ready.redis;
}

describe('Without PostgreSQL', () => {
  test('a host says try again over HTTP and live, and goes on by itself when it is back', async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.remove());
    const { open } = await hostsWith(postgres.url);
    const address = await open();
    const people = await guests(address, 'Ann', 'Ben');
    const { id } = await beginMatch(people);
    const clients = await all(people, (person) => person.connect());
    const states = await all(clients, (client) => client.watch(id));
    const mover = moverOf(states);
    const { answers, moves } = decisionIn(states[mover]);
    const send = { id: 'kept', answers, move: elementAt(moves, 0) };

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
    expect(await isReady(address)).toBe(503);
    clients[mover].send({ type: 'move', match: id, ...send });
    expect(await clients[mover].answerTo('kept')).toMatchObject({ type: 'error', code: 'unavailable' });

    await postgres.start();
    await expect.poll(() => isReady(address)).toBe(200);
    expect(await people[mover].do('move', { params: { id }, body: send })).toMatchObject({ type: 'ack', seq: 1 });
    expect(await people[mover].do('move', { params: { id }, body: send })).toMatchObject({ type: 'ack', seq: 1 });
    expect(await people[0].do('match', { params: { id } })).toMatchObject({ seq: 1, moves: 1 });
  });
});

describe('Without Redis', () => {
  test('people at different hosts play on, bots and all, and it is there again when it is back', async () => {
    const { redis, open } = await hostsWith(await newDatabase());
    const [here, there] = await Promise.all([open(), open()]);
    const people = await guests(here, 'Ann', 'Ben');
    const seats = [{ kind: 'you' }, { kind: 'open' }, { kind: 'bot', level: 1 }] as const;
    const { id } = await people[0].newTable({ seats: [...seats] });
    await people[1].at(there).do('join', { params: { id }, body: { seat: 1 } });
    const clients: [Client, Client] = [await people[0].connect(), await people[1].at(there).connect()];
    await redis.stop();
    await expect.poll(() => redisAt(there)).toBe('away');
    await people[0].do('start', { params: { id } });
    const first = await all(clients, (client) => client.watch(id));
    let decisions = 0;
    // After a while of playing by looking, the rest is played by hearing again.
    const back = (): number => {
      decisions++;
      if (decisions === 6) void redis.start();
      return 0;
    };
    const ends = await playAllToEnd(clients, id, first, back);
    expect(ends[0].outcome).toEqual(ends[1].outcome);
    await expect.poll(() => redisAt(there)).toBe('up');
    expect(await (await fetch(`${there}/metrics`)).text()).toMatch(/^souk_redis_up 1$/m);
  });

  test('who signs out at one host is cut off at the others when it is back, however many there are', async () => {
    const { redis, open } = await hostsWith(await newDatabase());
    const [here, there] = await Promise.all([open(), open()]);
    const people = await guests(here, 'Ann', 'Ben', 'Cem', 'Dora');
    const clients = await all(people, (person) => person.at(there).connect());
    const { id } = await beginMatch(people);
    const stream = await fetch(`${there}${pathTo('stream', { id })}`, {
      headers: { authorization: `Bearer ${people[0].token}` },
    });
    await redis.stop();
    await expect.poll(() => redisAt(here)).toBe('away');
    for (const person of people.slice(0, 3)) await person.do('signOut');
    await redis.start();
    for (const client of clients.slice(0, 3)) expect((await client.closed()).code).toBe(CLOSE.signedOut);
    expect(await stream.text()).toContain('"type":"state"');
    expect(await people[3].at(there).do('me')).toMatchObject({ name: 'Dora' });
    expect(clients[3].socket.readyState).toBe(clients[3].socket.OPEN);
  });
});
