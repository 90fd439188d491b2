import { elementAt } from '@souk/kernel';
import { Redis } from 'ioredis';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startBreakablePostgres } from '../../../../scripts/servers/postgres.mjs';
import { startRedis } from '../../../../scripts/servers/redis.mjs';
import { fillDisk, REFUSING, refuseWrites, standBy } from '../proofs/broken-servers.js';
import { Calls } from '../support/calls.js';
import { newDatabase, newPrefix } from '../support/cluster.js';
import { openHost } from '../support/host.js';
import { beginMatch, guests, type TestPerson } from '../support/person.js';
import { decisionIn, moverOf, playAllToEnd } from '../support/play.js';
import { newLink, newQueue } from '../support/redis.js';
import { all } from '../support/tuples.js';

const healthOf = async (address: string): Promise<unknown> => (await fetch(`${address}/healthz`)).json();

/** Writes until that is refused: a page that has been begun takes a few rows more. */
async function refusedWrite(person: TestPerson) {
  for (;;) {
    const body = { game: 'dwarven-traders', seats: [{ kind: 'you' as const }, { kind: 'open' as const }] };
    const { status, body: answer } = await person.request('newTable', { body });
    if (status >= 400) return { status, answer };
  }
}

describe('A PostgreSQL that answers and writes nothing', () => {
  test('because its disk is full, or because it is a standby: try again, what is there is served, and it goes on by itself', async () => {
    const postgres = await startBreakablePostgres('autovacuum=off');
    onTestFinished(() => postgres.remove());
    const { address } = await openHost({ database: postgres.url, databaseSeconds: 5 });
    const people = await guests(address, 'Ann', 'Ben');
    const { id } = await beginMatch(people);
    const clients = await all(people, (person) => person.connect());
    const states = await all(clients, (client) => client.watch(id));
    const mover = moverOf(states);
    const { answers, moves } = decisionIn(states[mover]);
    const send = { id: 'kept', answers, move: elementAt(moves, 0) };
    const isServed = async (): Promise<void> => {
      expect(await people[0].do('match', { params: { id } })).toMatchObject({ seq: 0 });
    };
    await fillDisk(postgres, async () => {
      // Rows of tables are long enough to need a page of their own soon; those that are there are read.
      expect(await refusedWrite(people[0])).toMatchObject({ status: 503, answer: { code: 'unavailable' } });
      expect(await healthOf(address)).toMatchObject({ store: 'full' });
      await isServed();
    });
    await standBy(postgres, async () => {
      await expect
        .poll(async () => (await people[mover].request('move', { params: { id }, body: send })).status)
        .toBe(503);
      await expect.poll(() => healthOf(address)).toMatchObject({ store: 'read-only' });
      await isServed();
    });
    await expect
      .poll(async () => (await people[mover].request('move', { params: { id }, body: send })).status)
      .toBe(200);
    expect(await people[0].do('match', { params: { id } })).toMatchObject({ seq: 1, moves: 1 });
    expect(await healthOf(address)).toEqual({ status: 'ok' });
  });
});

describe('A Redis that answers and writes nothing', () => {
  test.each(Object.keys(REFUSING) as (keyof typeof REFUSING)[])(
    'because it is %s: matches go on, bots and all',
    async (how) => {
      const redis = await startRedis();
      onTestFinished(() => redis.remove());
      const settings = { database: await newDatabase(), redis: redis.url, redisPrefix: 'souk', lookoutSeconds: 1 };
      const [here, there] = await Promise.all([openHost(settings), openHost(settings)]);
      const people = await guests(here.address, 'Ann', 'Ben');
      const { id } = await people[0].newTable({
        seats: [{ kind: 'you' }, { kind: 'open' }, { kind: 'bot', level: 1 }],
      });
      await people[1].do('join', { params: { id }, body: { seat: 1 } });
      const clients = [await people[0].connect(), await people[1].at(there.address).connect()] as const;
      await refuseWrites(redis, how, async () => {
        await people[0].do('start', { params: { id } });
        const first = await all(clients, (client) => client.watch(id));
        const ends = await playAllToEnd(clients, id, first);
        expect(ends[0].outcome).toEqual(ends[1].outcome);
      });
    },
  );

  test('is not asked again and again meanwhile, and jobs are done when it writes again', async () => {
    const redis = await startRedis();
    onTestFinished(() => redis.remove());
    const queue = newQueue<{ n: number }>(await newLink(newPrefix(), redis.url), 'turns');
    onTestFinished(() => queue.close());
    const done = new Calls<number>();
    await queue.add('one', { n: 1 });
    const admin = new Redis(redis.url);
    onTestFinished(() => admin.disconnect());
    const calls = async (): Promise<number> =>
      Number(/total_commands_processed:(\d+)/.exec(await admin.info('stats'))?.[1] ?? 0);
    let asked = 0;
    await refuseWrites(redis, 'out of memory', async () => {
      const before = await calls();
      queue.work(async ({ n }) => done.add(n));
      // As many of ours as come while a second passes at Redis.
      await admin.blpop('nothing', 1);
      await admin.blpop('nothing', 1);
      asked = (await calls()) - before;
    });
    expect(asked).toBeLessThan(100);
    expect(await done.number(1)).toBe(1);
  });
});
