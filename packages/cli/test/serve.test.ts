import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { httpClient } from '@souk/client';
import { readRecord } from '@souk/kernel';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newFolder, souk as soukHere } from './helpers.js';

const SOUK = fileURLToPath(new URL('../bin/souk.mjs', import.meta.url));

/** Whatever language this machine speaks. */
const env = { ...process.env, LANGUAGE: 'en' };

const souk = (...args: readonly string[]) => spawnSync(process.execPath, [SOUK, ...args], { encoding: 'utf8', env });

/** A host as a process of its own, once it says that it is open. */
async function serve(...args: readonly string[]): Promise<{ address: string; child: ChildProcess }> {
  const child = spawn(
    process.execPath,
    [SOUK, 'serve', '--port', '0', '--log-level', 'silent', '--bot-pause', '0', ...args],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const address = line.match(/^Souk is open at (http:\/\/\S+)$/)?.[1];
    if (address !== undefined) return { address, child };
  }
  throw new Error('the host has not opened');
}

const recordAt = (address: string, id: string): Promise<object> =>
  httpClient({ address }).request('record', { params: { id } });

/** A match between bots, played to its end; says which. */
async function finishedMatch(address: string): Promise<string> {
  const { token } = await httpClient({ address }).request('enter', { body: { name: 'Ann' } });
  const client = httpClient({ address, token });
  const bot = { kind: 'bot', level: 1 } as const;
  const { id } = await client.request('newTable', { body: { game: 'dwarven-traders', seats: [bot, bot] } });
  await client.request('start', { params: { id } });
  const stream = await client.send('stream', { params: { id } });
  await stream.text();
  return id;
}

describe('souk serve', () => {
  test('hosts matches whose records souk verify finds fair; souk backup and restore carry them elsewhere', async () => {
    const [data, elsewhere] = [newFolder(), newFolder()];
    const { address, child } = await serve('--data', data);
    const id = await finishedMatch(address);
    const record = await recordAt(address, id);
    const file = join(elsewhere, 'record.json');
    writeFileSync(file, JSON.stringify(record));
    expect(souk('verify', file, '--commitment', readRecord(record).commitment)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^fair: Dwarven Traders/),
    });

    const copy = join(elsewhere, 'copy.db');
    expect(souk('backup', copy, '--data', data)).toMatchObject({ status: 0, stdout: `Written: ${copy}\n` });
    const restored = join(elsewhere, 'restored');
    expect(souk('restore', copy, '--data', restored)).toMatchObject({ status: 0 });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    expect(await ended).toBe(0);

    const second = await serve('--data', restored);
    expect(await recordAt(second.address, id)).toEqual(record);
  });

  test('ends by itself if it cannot open', async () => {
    const { address } = await serve('--data', newFolder());
    const { port } = new URL(address);
    // A process that does not end is ended then, and has no status.
    const failed = (...args: readonly string[]) =>
      spawnSync(process.execPath, [SOUK, 'serve', '--data', newFolder(), '--log-level', 'silent', ...args], {
        encoding: 'utf8',
        timeout: 120_000,
        killSignal: 'SIGKILL',
      });
    expect(failed('--port', port)).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^souk serve: cannot listen on 127\.0\.0\.1:\d+: .*EADDRINUSE.*\n$/),
    });
    expect(failed('--port', '0', '--web', '/missing')).toMatchObject({
      status: 2,
      stderr: 'souk serve: --web: expected a folder with an index.html, or none, got "/missing"\n',
    });
  }, 300_000);

  test.each([
    [['serve', '--origins', 'nonsense'], /^souk serve: --origins: expected origins as https:.*got "nonsense"\n$/],
    [['serve', '--port', 'many'], 'souk serve: --port: expected a whole number from 0 to 65535, got "many"\n'],
    [['serve', '--log-level', 'loud'], /^souk serve: --log-level: expected one of debug, /],
    [['serve', 'now'], 'souk serve: expected nothing more, got "now"\n'],
    [['backup'], 'souk backup: expected one file to write, got 0 arguments\n'],
    [['backup', 'x.db', '--data', '/nowhere'], 'souk backup: there is no database in /nowhere\n'],
    [['restore', '/nowhere.db'], 'souk restore: there is no file /nowhere.db\n'],
  ])('souk %j stops with one clear line', async (args, line) => {
    const { code, err } = await soukHere(args);
    expect(code).toBe(2);
    expect(err).toMatch(line);
  });
});
