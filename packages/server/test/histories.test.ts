import { setImmediate } from 'node:timers/promises';
import { daleOfMerchants } from '@souk/games/dale-of-merchants';
import { elementAt } from '@souk/kernel';
import type { History } from '@souk/protocol';
import { expect, test } from 'vitest';
import { BoundedQueue } from '../src/limits/bounded-queue.js';
import { historyUpToNow } from '../src/matches/history.js';
import { restoreProgress } from '../src/matches/replay.js';
import { ManualClock } from './support/clock.js';
import { openHost, storeOf, temporaryFolder } from './support/host.js';
import { longMatch, storeMatch } from './support/match-with-snapshots.js';
import { request } from './support/person.js';

test('While a history is made, everything else has its turn', async () => {
  const { table, log } = longMatch(daleOfMerchants, 100);
  const progress = restoreProgress(daleOfMerchants, { table, log, snapshot: null });
  let isMade = false;
  const making = historyUpToNow(progress)('spectator').then((text) => {
    isMade = true;
    return text;
  });
  let turns = 0;
  for (; !isMade; turns++) await setImmediate();
  const history: History = JSON.parse(await making);
  expect(history.moves).toHaveLength(progress.match.length);
  expect(turns).toBeGreaterThanOrEqual(Math.floor(history.moves.length / 20));
  expect(turns).toBeGreaterThan(1);
});

test('An address has one made at a time; a few wait, more are refused, and others do not wait for it', async () => {
  const queue = new BoundedQueue(2, 'histories');
  const begun: string[] = [];
  let finish = (): void => {};
  const first = queue.run('here', () => {
    begun.push('first');
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  });
  const second = queue.run('here', async () => begun.push('second'));
  await expect(queue.run('here', async () => begun.push('third'))).rejects.toMatchObject({
    code: 'too-many',
    message: expect.stringContaining('too many histories at once'),
  });
  await queue.run('there', async () => begun.push('elsewhere'));
  expect(begun).toEqual(['first', 'elsewhere']);
  finish();
  await Promise.all([first, second]);
  await expect(queue.run('here', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  await queue.run('here', async () => begun.push('later'));
  expect(begun).toEqual(['first', 'elsewhere', 'second', 'later']);
});

test('Who asks for many histories at once is refused some of them, and is told to wait', async () => {
  const data = temporaryFolder();
  const match = longMatch(daleOfMerchants, 600);
  await storeMatch(await storeOf(data), match);
  const { address } = await openHost({ data }, { runtime: new ManualClock() });
  const history = () => request({ address }, 'history', { params: { id: match.table.id } });
  const answers = await Promise.all(Array.from({ length: 12 }, history));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(elementAt(refused, 0).body).toMatchObject({
    code: 'too-many',
    message: expect.stringContaining('expected you to wait'),
  });
  const made = answers.filter(({ status }) => status === 200);
  expect(made.length).toBeGreaterThanOrEqual(4);
  expect(made.length + refused.length).toBe(answers.length);
  expect((await history()).status).toBe(200);
});
