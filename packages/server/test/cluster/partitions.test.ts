import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { RedisBus } from '../../src/bus/redis.js';
import { openPostgresStore } from '../../src/store/postgres/store.js';
import { Calls } from '../support/calls.js';
import { newDatabase, newPrefix } from '../support/cluster.js';
import { NetworkLink } from '../support/network-link.js';
import { newLink, newQueue } from '../support/redis.js';

/** Milliseconds after which something that says nothing counts as lost. */
const TIMEOUT = 1000;

/** A way to a server that can be broken. */
async function wayTo(url: string): Promise<NetworkLink> {
  const way = await NetworkLink.to(url);
  onTestFinished(() => way.close());
  return way;
}

describe('A host whose connections to Redis are dead without a word', () => {
  test('makes new ones: it hears of others and tells them again', async () => {
    const way = await wayTo(inject('redis'));
    const prefix = newPrefix();
    const here = new RedisBus(await newLink(prefix, way.url, TIMEOUT), 'here');
    const there = new RedisBus(await newLink(prefix), 'there');
    onTestFinished(async () => {
      await Promise.all([here.close(), there.close()]);
    });
    const states = () => [here.state, there.state];
    await expect.poll(states).toEqual(['connected', 'connected']);
    await Promise.all([here.subscribe('m'), there.subscribe('m')]);
    const back = new Calls<true>();
    here.onReconnect(() => back.add(true));
    const [heardHere, heardThere] = [new Calls<number>(), new Calls<number>()];
    here.on('match', ({ seq }) => heardHere.add(seq));
    there.on('match', ({ seq }) => heardThere.add(seq));
    way.forget();
    await back.number(1);
    // What is published before the last of the connections is made anew is lost.
    const isHeard = (bus: RedisBus, heard: Calls<number>) => () => {
      bus.publish('match', { id: 'm', seq: 1 });
      return heard.all.length > 0;
    };
    await expect.poll(isHeard(there, heardHere)).toBe(true);
    await expect.poll(isHeard(here, heardThere)).toBe(true);
    expect(states()).toEqual(['connected', 'connected']);
  });

  test('does jobs of the queue again', async () => {
    const way = await wayTo(inject('redis'));
    const queue = newQueue<{ n: number }>(await newLink(newPrefix(), way.url, TIMEOUT), 'turns', 2 * TIMEOUT);
    onTestFinished(() => queue.close());
    const done = new Calls<number>();
    queue.work(async ({ n }) => done.add(n));
    await queue.add('one', { n: 1 });
    await done.number(1);
    way.forget();
    await expect
      .poll(() =>
        queue.add('two', { n: 2 }).then(
          () => 'added',
          () => 'away',
        ),
      )
      .toBe('added');
    expect(await done.number(2)).toBe(2);
  });
});

describe('A host that vanishes from PostgreSQL without a word', () => {
  test('does not keep what it has locked', async () => {
    const database = await newDatabase();
    const way = await wayTo(database);
    const gone = await openPostgresStore(way.url, 2, TIMEOUT);
    const other = await openPostgresStore(database, 2, 60_000);
    onTestFinished(async () => {
      await Promise.all([gone.close(), other.close()]);
    });
    const locked = new Calls<true>();
    const release = new Calls<true>();
    const lost = gone.withLock('quick', async () => {
      locked.add(true);
      await release.number(1);
    });
    onTestFinished(() => release.add(true));
    await locked.number(1);
    way.forget();
    expect(await other.withLock('quick', async () => 'mine')).toBe('mine');
    release.add(true);
    await expect(lost).rejects.toThrow();
  });
});
