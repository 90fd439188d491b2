import { describe, expect, onTestFinished, test } from 'vitest';
import { ClusterClock } from '../src/clocks/cluster-clock.js';
import { Calls } from './support/calls.js';

const MINUTE = 60_000;

/** A database whose clock, and whose way there and back, are in the hands of the test. */
class DistantClock {
  monotonic = 1000;
  time = 1_800_000_000_000;
  there = 1;
  back = 1;

  pass(milliseconds: number): void {
    this.monotonic += milliseconds;
    this.time += milliseconds;
  }

  readonly read = async (): Promise<number> => {
    this.pass(this.there);
    const { time } = this;
    this.pass(this.back);
    return time;
  };
}

async function open(distant: DistantClock) {
  const corrections = new Calls<number>();
  const clock = await ClusterClock.open({
    readTime: distant.read,
    corrected: corrections.add,
    monotonic: () => distant.monotonic,
  });
  onTestFinished(() => clock.close());
  return { clock, corrections };
}

describe('The clock of a cluster', () => {
  test("tells the time of the database, and goes on with the host's monotonic clock", async () => {
    const distant = new DistantClock();
    const { clock } = await open(distant);
    expect(clock.now()).toBe(distant.time);
    distant.pass(5 * MINUTE);
    expect(clock.now()).toBe(distant.time);
  });

  test('is whole milliseconds', async () => {
    const distant = new DistantClock();
    distant.monotonic = 1000.7;
    const { clock } = await open(distant);
    expect(Number.isInteger(clock.now())).toBe(true);
  });

  test('believes the answer that came soonest, and is not misled by one that was long on its way', async () => {
    const distant = new DistantClock();
    distant.back = 4000;
    const reading = distant.read;
    let looks = 0;
    const clock = await ClusterClock.open({
      async readTime() {
        looks++;
        distant.back = looks === 2 ? 1 : 4000;
        return reading();
      },
      corrected() {},
      monotonic: () => distant.monotonic,
    });
    onTestFinished(() => clock.close());
    expect(clock.now()).toBe(distant.time);
    for (const [there, back] of [
      [1, 3000],
      [3000, 1],
    ] as const) {
      Object.assign(distant, { there, back });
      await clock.adjust();
      expect(clock.now()).toBe(distant.time);
    }
  });

  test('follows a database whose clock is set, as far as that is certain, and says so', async () => {
    const distant = new DistantClock();
    const { clock, corrections } = await open(distant);
    for (const jump of [7 * MINUTE, -12 * MINUTE]) {
      distant.time += jump;
      await clock.adjust();
      expect(Math.abs(clock.now() - distant.time)).toBeLessThanOrEqual(2);
      expect(Math.abs((corrections.all.at(-1) ?? 0) - jump)).toBeLessThanOrEqual(2);
    }
    expect(corrections.all).toHaveLength(2);
  });

  test('goes on as it is while the database does not answer', async () => {
    const distant = new DistantClock();
    let isAway = false;
    const clock = await ClusterClock.open({
      readTime: () => (isAway ? Promise.reject(new Error('away')) : distant.read()),
      corrected() {},
      monotonic: () => distant.monotonic,
    });
    onTestFinished(() => clock.close());
    isAway = true;
    await expect(clock.adjust()).rejects.toThrow('away');
    distant.pass(MINUTE);
    expect(clock.now()).toBe(distant.time);
  });
});
