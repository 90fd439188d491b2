import { hostRuntime, nodeRuntime } from '@souk/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startRedis } from '../../../../scripts/servers/redis.mjs';
import type { AutoplayJob } from '../../src/autoplay/jobs.js';
import { sharedAutoplay } from '../../src/autoplay/shared.js';
import { RedisBus } from '../../src/bus/redis.js';
import { sharedTimers } from '../../src/timers/shared.js';
import { Calls } from '../support/calls.js';
import { ManualClock } from '../support/clock.js';
import { newPrefix } from '../support/cluster.js';
import { newLink, newQueue } from '../support/redis.js';

/** A Redis of this test's own, which may be restarted and paused. */
async function ownRedis() {
  const redis = await startRedis();
  onTestFinished(() => redis.remove());
  return redis;
}

/** The real clock goes on meanwhile: further off than any test takes. */
const HOUR = 3_600_000;

const job = (seq: number): AutoplayJob => ({ match: 'm', seq, followed: false });

describe('Timers that hosts share', () => {
  test('call one of the hosts, not each', async () => {
    const prefix = newPrefix();
    const runtime = new ManualClock();
    const calls = new Calls<string>();
    const names = Array.from({ length: 20 }, (_, i) => `match-${i}`);
    for (let host = 0; host < 3; host++) {
      const timers = sharedTimers(newQueue(await newLink(prefix), 'clocks'), hostRuntime(runtime));
      onTestFinished(() => timers.close());
      // The host that does it takes longer than the others take to notice.
      timers.onDue(async (name) => {
        calls.add(name);
        await calls.number(names.length);
      });
      for (const name of names) timers.set(name, runtime.now() + HOUR);
    }
    runtime.advance(HOUR);
    await calls.number(names.length);
    expect([...calls.all].sort()).toEqual([...names].sort());
  });

  test('call another host when the one that has set them is gone', async () => {
    const prefix = newPrefix();
    const link = await newLink(prefix);
    const gone = newQueue<{ name: string }>(link, 'clocks');
    await gone.add('m.1', { name: 'm' }, 200);
    link.close();
    const timers = sharedTimers(newQueue(await newLink(prefix), 'clocks'), hostRuntime(nodeRuntime));
    onTestFinished(() => timers.close());
    const calls = new Calls<string>();
    timers.onDue(async (name) => calls.add(name));
    expect(await calls.number(1)).toBe('m');
  });

  test('call each host by itself while there is no Redis', async () => {
    const redis = await ownRedis();
    const runtime = new ManualClock();
    const link = await newLink(newPrefix(), redis.url);
    const timers = sharedTimers(newQueue(link, 'clocks'), hostRuntime(runtime));
    onTestFinished(() => timers.close());
    const calls = new Calls<string>();
    timers.onDue(async (name) => calls.add(name));
    timers.set('m', runtime.now() + HOUR);
    await redis.stop();
    runtime.advance(HOUR);
    expect(await calls.number(1)).toBe('m');
  });
});

describe('Autoplay jobs that hosts share', () => {
  test('are taken by one of the hosts, however many ask for the same', async () => {
    const prefix = newPrefix();
    const calls = new Calls<number>();
    const hosts = await Promise.all(
      [0, 1, 2].map(async () => {
        const jobs = sharedAutoplay(newQueue(await newLink(prefix), 'turns'));
        onTestFinished(() => jobs.close());
        jobs.onJob(async ({ seq }) => {
          calls.add(seq);
          await calls.number(2);
        });
        return jobs;
      }),
    );
    for (const jobs of hosts) for (const seq of [1, 2]) jobs.add(job(seq));
    await calls.number(2);
    expect([...calls.all].sort()).toEqual([1, 2]);
  });

  test('are taken again until that has succeeded, by whichever host', async () => {
    const jobs = sharedAutoplay(newQueue(await newLink(newPrefix()), 'turns'));
    onTestFinished(() => jobs.close());
    const calls = new Calls<number>();
    jobs.onJob(async ({ seq }) => {
      calls.add(seq);
      if (calls.all.length < 3) throw new Error('not now');
    });
    jobs.add(job(5));
    expect(await calls.number(3)).toBe(5);
  });

  test('are taken by the host itself while there is no Redis', async () => {
    const redis = await ownRedis();
    const jobs = sharedAutoplay(newQueue(await newLink(newPrefix(), redis.url), 'turns'));
    onTestFinished(() => jobs.close());
    const calls = new Calls<number>();
    jobs.onJob(async ({ seq }) => calls.add(seq));
    await redis.stop();
    jobs.add(job(1));
    expect(await calls.number(1)).toBe(1);
  });
});

describe('A bus over Redis', () => {
  test('says when it hears nothing, and when it hears again, so that its host looks at what came between', async () => {
    const redis = await ownRedis();
    const prefix = newPrefix();
    const newBus = async (name: string): Promise<RedisBus> => new RedisBus(await newLink(prefix, redis.url), name);
    const [one, other] = await Promise.all([newBus('one'), newBus('other')]);
    onTestFinished(async () => {
      await Promise.all([one.close(), other.close()]);
    });
    const reaches = () => [one.state, other.state];
    await expect.poll(reaches).toEqual(['connected', 'connected']);
    await other.subscribe('m');
    await redis.stop();
    await expect.poll(reaches).toEqual(['disconnected', 'disconnected']);
    const back = new Calls<true>();
    other.onReconnect(() => back.add(true));
    const heard = new Calls<number>();
    other.on('match', ({ seq }) => heard.add(seq));
    await redis.start();
    expect(await back.number(1)).toBe(true);
    await expect.poll(reaches).toEqual(['connected', 'connected']);
    one.publish('match', { id: 'm', seq: 2 });
    expect(await heard.number(1)).toBe(2);
  });

  test('forgets nothing that could not be told, but what the next one says as well', async () => {
    const prefix = newPrefix();
    const link = await newLink(prefix);
    const [one, other] = [new RedisBus(link, 'one'), new RedisBus(await newLink(prefix), 'other')];
    onTestFinished(async () => {
      await Promise.all([one.close(), other.close()]);
    });
    await expect.poll(() => [one.state, other.state]).toEqual(['connected', 'connected']);
    const heard = new Calls<string>();
    other.on('match', ({ id, seq }) => heard.add(`${id} at ${seq}`));
    other.on('signedOut', ({ token }) => heard.add(`token ${token}`));
    other.on('adopted', ({ guest }) => heard.add(`guest ${guest}`));
    await Promise.all([other.subscribe('m'), other.subscribe('n')]);
    // Only the publisher is disconnected, so that the other host cannot have missed it.
    link.client.disconnect(true);
    for (const token of ['a', 'b', 'c']) one.publish('signedOut', { token });
    for (const guest of ['g', 'h']) one.publish('adopted', { guest });
    for (const seq of [1, 2]) for (const id of ['m', 'n']) one.publish('match', { id, seq });
    await heard.number(7);
    one.publish('signedOut', { token: 'last' });
    await heard.number(8);
    expect([...heard.all].sort()).toEqual(
      ['guest g', 'guest h', 'm at 2', 'n at 2', 'token a', 'token b', 'token c', 'token last'].sort(),
    );
  });

  test('notices a Redis that neither answers nor goes away', async () => {
    const redis = await ownRedis();
    const link = await newLink(newPrefix(), redis.url, 1000);
    const returned = new Calls<true>();
    link.onReconnect(() => returned.add(true));
    redis.pause();
    await expect(link.client.get('x')).rejects.toThrow();
    while (link.isUp) await new Promise(setImmediate);
    redis.resume();
    expect(await returned.number(1)).toBe(true);
  });
});
