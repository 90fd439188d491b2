import { hostRuntime, type Runtime } from '@souk/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { localTimers } from '../src/timers/local.js';
import { sharedTimers } from '../src/timers/shared.js';
import type { Timers } from '../src/timers/timers.js';
import { Calls } from './support/calls.js';
import { ManualClock } from './support/clock.js';
import { newPrefix, ON_CLUSTER } from './support/cluster.js';
import { newLink, newQueue } from './support/redis.js';

async function newTimers(runtime: Runtime): Promise<Timers> {
  const timers = ON_CLUSTER
    ? sharedTimers(newQueue(await newLink(newPrefix()), 'clocks'), hostRuntime(runtime))
    : localTimers(hostRuntime(runtime));
  onTestFinished(() => timers.close());
  return timers;
}

/** Shared timers also wait by the real clock: what is set by hand is further off than any test takes. */
const HOUR = 3_600_000;

/** Timers by a clock that is turned by hand, and whom they have called. */
async function begun() {
  const runtime = new ManualClock();
  const timers = await newTimers(runtime);
  const calls = new Calls<string>();
  timers.onDue(async (name) => calls.add(name));
  return { runtime, timers, calls, now: runtime.now() };
}

describe('Timers', () => {
  test('call by name when the time has come, in the order of the times', async () => {
    const { runtime, timers, calls, now } = await begun();
    timers.set('late', now + 2 * HOUR);
    timers.set('early', now + HOUR);
    runtime.advance(1.5 * HOUR);
    expect(await calls.number(1)).toBe('early');
    runtime.advance(1.5 * HOUR);
    expect(await calls.number(2)).toBe('late');
  });

  test('call at once for a time that has passed', async () => {
    const { timers, calls, now } = await begun();
    timers.set('overdue', now - 5 * HOUR);
    expect(await calls.number(1)).toBe('overdue');
  });

  test('call for a name that was set again at its new time alone, and not for one that was cleared', async () => {
    const { runtime, timers, calls, now } = await begun();
    timers.set('put off', now + HOUR);
    timers.set('put off', now + 5 * HOUR);
    timers.set('cleared', now + HOUR);
    timers.clear('cleared');
    timers.set('brought forward', now + 9 * HOUR);
    timers.set('brought forward', now + 2 * HOUR);
    runtime.advance(3 * HOUR);
    expect(await calls.number(1)).toBe('brought forward');
    runtime.advance(3 * HOUR);
    expect(await calls.number(2)).toBe('put off');
    timers.set('last', now);
    await calls.number(3);
    expect(calls.all).toEqual(['brought forward', 'put off', 'last']);
  });

  test('call again if the listener has failed', async () => {
    const { runtime, timers, calls, now } = await begun();
    timers.onDue(async (name) => {
      calls.add(name);
      if (calls.all.length === 1) throw new Error('not now');
    });
    timers.set('again', now + HOUR);
    runtime.advance(HOUR);
    await calls.number(1);
    await new Promise(setImmediate);
    runtime.advance(5 * HOUR);
    expect(await calls.number(2)).toBe('again');
  });

  test('let the listener set the next time', async () => {
    const { runtime, timers, calls, now } = await begun();
    timers.onDue(async (name) => {
      calls.add(name);
      if (calls.all.length === 1) timers.set(name, now + 2 * HOUR);
    });
    timers.set('twice', now + HOUR);
    runtime.advance(HOUR);
    await calls.number(1);
    runtime.advance(HOUR);
    expect(await calls.number(2)).toBe('twice');
  });
});
