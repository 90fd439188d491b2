import type { Bus } from '@souk/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { RedisBus } from '../src/bus/redis.js';
import { connectedBuses } from './support/buses.js';
import { Calls } from './support/calls.js';
import { newPrefix, ON_CLUSTER } from './support/cluster.js';
import { newLink } from './support/redis.js';
import type { Several, Some } from './support/tuples.js';

async function newRedisBus(prefix: string, name: string): Promise<Bus> {
  const bus = new RedisBus(await newLink(prefix), name);
  onTestFinished(() => bus.close());
  const returned = new Calls<true>();
  bus.onReconnect(() => returned.add(true));
  if (bus.state !== 'connected') await returned.number(1);
  return bus;
}

/** Buses of hosts that hear each other. */
function newBuses<N extends Some>(count: N): Promise<Several<N, Bus>>;
async function newBuses(count: number): Promise<Bus[]> {
  if (!ON_CLUSTER) return connectedBuses(count);
  const prefix = newPrefix();
  return Promise.all(Array.from({ length: count }, (_, i) => newRedisBus(prefix, `host ${i}`)));
}

describe('A bus', () => {
  test('carries messages to all other hosts in order, and not back', async () => {
    const [one, two, three] = await newBuses(3);
    const tokensAt = (bus: Bus): Calls<string> => {
      const calls = new Calls<string>();
      bus.on('signedOut', ({ token }) => calls.add(token));
      return calls;
    };
    const [atOne, atTwo, atThree] = [tokensAt(one), tokensAt(two), tokensAt(three)];
    one.publish('signedOut', { token: 'a' });
    one.publish('signedOut', { token: 'b' });
    for (const calls of [atTwo, atThree]) {
      await calls.number(2);
      expect(calls.all).toEqual(['a', 'b']);
    }
    two.publish('signedOut', { token: 'c' });
    await atOne.number(1);
    expect(atOne.all).toEqual(['c']);
  });

  // Within one process nothing has to connect.
  if (ON_CLUSTER) {
    test('carries messages of every match that is subscribed to while it connects', async () => {
      const prefix = newPrefix();
      const one = await newRedisBus(prefix, 'one');
      const other = new RedisBus(await newLink(prefix), 'other');
      onTestFinished(() => other.close());
      const heard = new Calls<string>();
      other.on('match', ({ id }) => heard.add(id));
      const ids: string[] = [];
      const subscribed: Promise<void>[] = [];
      while (other.state !== 'connected') {
        ids.push(`m${ids.length}`);
        subscribed.push(other.subscribe(`m${ids.length - 1}`));
        await new Promise(setImmediate);
      }
      await Promise.all(subscribed);
      for (const id of ids) one.publish('match', { id, seq: 1 });
      await heard.number(ids.length);
      expect(heard.all).toEqual(ids);
    });
  }

  test('carries messages of a match to the hosts that subscribe to it', async () => {
    const [one, other] = await newBuses(2);
    const heard = new Calls<number>();
    other.on('match', ({ id, seq }) => {
      if (id === 'm') heard.add(seq);
    });
    await other.subscribe('m');
    one.publish('match', { id: 'm', seq: 7 });
    expect(await heard.number(1)).toBe(7);
  });
});
