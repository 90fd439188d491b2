import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Redis } from 'ioredis';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { newPrefix } from '../../../server/test/support/cluster.js';
import { souk } from '../helpers.js';

const SOUK = fileURLToPath(new URL('../../bin/souk.mjs', import.meta.url));
const PLAN = ['simulate', 'dwarven-traders', '--bots', 'greedy', '--games', '64', '--seed', 'spread', '--json'];

/** Seconds: nobody has to wait long for the job of the one that dies, and those that are only slow keep theirs. */
const GONE_AFTER = '3';

const started = (...args: readonly string[]): ChildProcess => {
  const child = spawn(process.execPath, [SOUK, ...args], { stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
};

/** A worker that has begun to work. */
async function newWorker(prefix: string): Promise<ChildProcess> {
  const where = ['--redis', inject('redis'), '--redis-prefix', prefix];
  const worker = started('worker', ...where, '--workers', '1', '--gone-after', GONE_AFTER);
  if (worker.stdout !== null) await once(createInterface({ input: worker.stdout }), 'line');
  return worker;
}

/** Waits until a worker has a job in hand. */
async function jobInHand(prefix: string): Promise<void> {
  const redis = new Redis(inject('redis'));
  onTestFinished(() => redis.disconnect());
  const active = async (): Promise<number[]> =>
    Promise.all((await redis.keys(`${prefix}:*:active`)).map((key) => redis.llen(key)));
  await vi.waitUntil(async () => (await active()).some((jobs) => jobs > 0), { timeout: 120_000, interval: 5 });
}

describe('souk simulate --redis', () => {
  test('gives the same figures to the last digit as one machine, although a worker dies and another comes', {
    timeout: 300_000,
  }, async () => {
    const prefix = newPrefix();
    const alone = await souk([...PLAN, '--workers', '1']);
    const doomed = await newWorker(prefix);
    const simulation = started(...PLAN, '--redis', inject('redis'), '--redis-prefix', prefix);
    if (simulation.stdout === null) throw new Error('expected an output');
    const figures = text(simulation.stdout);
    await jobInHand(prefix);
    doomed.kill('SIGKILL');
    const workers = await Promise.all([newWorker(prefix), newWorker(prefix)]);
    expect(await figures).toBe(alone.out);
    for (const worker of workers) {
      const ended = once(worker, 'exit');
      worker.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    }
  });

  test.each([
    [['worker'], 'souk worker: --redis: expected an address as redis://host:port\n'],
    [
      ['worker', '--redis', 'redis://x', '--gone-after', '0'],
      'souk worker: --gone-after: expected a whole number from 1 to 3600, got "0"\n',
    ],
    [
      ['worker', '--redis', 'http://x'],
      'souk worker: --redis: expected an address as redis://host:port, got "http://x"\n',
    ],
    [
      [...PLAN, '--redis', 'nowhere'],
      'souk simulate: --redis: expected an address as redis://host:port, got "nowhere"\n',
    ],
  ])('%j stops with one clear line', async (args, line) => {
    expect(await souk(args)).toMatchObject({ code: 2, err: line });
  });
});
