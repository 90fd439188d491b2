import { execFile, spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { httpClient } from '@souk/client';
import { newState, readRecord, verifyRecord } from '@souk/kernel';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newFolder, recordsIn, spawnSouk } from '../../../packages/cli/test/helpers.js';
import { teaCaravan } from '../src/rules/index.js';

/** The game is no part of the house: this is how a package brings one. */
const PLUGIN = { SOUK_GAMES: '@souk/tea-caravan' };

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const SOUK = fromHere('../../../packages/cli/bin/souk.mjs');
const EXAMPLE_BOT = fromHere('../../dist/bot.js');

test('in the terminal: a whole match against a bot, whose record is fair', () => {
  const home = newFolder();
  const { code, out, err } = spawnSouk(['play', 'tea-caravan', '--players', '2', '--bot', '1', '--seed', 'tea'], {
    home,
    env: PLUGIN,
    input: '1\n'.repeat(40),
  });
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('Take the chest at the front or at the back of the caravan, or wait');
  const [{ record, path }] = recordsIn(home);
  expect(record).toMatchObject({ game: 'tea-caravan' });
  expect(spawnSouk(['verify', path], { env: PLUGIN })).toMatchObject({ code: 0, out: expect.stringContaining('fair') });
  expect(spawnSouk(['replay', path], { env: PLUGIN })).toMatchObject({ code: 0, err: '' });
});

test('through souk engine: a whole match, move by move', async () => {
  const engine = spawn(process.execPath, [SOUK, 'engine'], {
    env: { ...process.env, ...PLUGIN },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void engine.kill());
  const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
  const ask = async (command: object) => {
    engine.stdin.write(`${JSON.stringify(command)}\n`);
    return JSON.parse((await answers.next()).value);
  };
  await ask({ cmd: 'new', game: 'tea-caravan', seats: 3, seed: 'engine' });
  const state = newState(teaCaravan, { seats: 3, options: {}, seed: 'engine' });
  expect((await ask({ cmd: 'view', seat: 0 })).view).toEqual(teaCaravan.view(state, 0));
  for (;;) {
    const [seat] = teaCaravan.toAct(state);
    if (seat === undefined) break;
    const { moves } = await ask({ cmd: 'moves' });
    const { move } = moves[moves.length - 1];
    expect(moves.every((each: { readonly seat: number }) => each.seat === seat)).toBe(true);
    await ask({ cmd: 'play', seat, move });
    teaCaravan.play(state, seat, teaCaravan.readMove(state, seat, move));
  }
  expect((await ask({ cmd: 'outcome' })).outcome).toEqual(teaCaravan.outcome(state));
});

describe('at a host', () => {
  /** A host as a process of its own, once it says that it is open. */
  async function serve(): Promise<string> {
    const args = ['serve', '--port', '0', '--data', newFolder(), '--log-level', 'silent', '--bot-pause', '0'];
    const host = spawn(process.execPath, [SOUK, ...args], {
      env: { ...process.env, ...PLUGIN },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void host.kill('SIGKILL'));
    for await (const line of createInterface({ input: host.stdout })) {
      const address = line.match(/^Souk is open at (http:\/\/\S+)$/)?.[1];
      if (address !== undefined) return address;
    }
    throw new Error('the host has not opened');
  }

  test('the example bot sits down beside a bot of the house and plays to the end', async () => {
    const address = await serve();
    const { token } = await httpClient({ address }).request('enter', { body: { name: 'Ann' } });
    const client = httpClient({ address, token });
    const { id, code } = await client.request('newTable', {
      body: { game: 'tea-caravan', seats: [{ kind: 'open' }, { kind: 'bot', level: 2 }] },
    });
    const playing = promisify(execFile)(process.execPath, [EXAMPLE_BOT, address, String(code)]);
    const isFull = async (): Promise<boolean> =>
      (await client.request('table', { params: { id } })).seats.every(({ person, bot }) => (person ?? bot) !== null);
    await expect.poll(isFull).toBe(true);
    await client.request('start', { params: { id } });
    const { stdout } = await playing;
    const record = readRecord(await client.request('record', { params: { id } }));
    expect(JSON.parse(stdout.split('finished ')[1])).toEqual(record.result);
    expect(verifyRecord(teaCaravan, record)).toEqual({ fair: true, problems: [] });
  });
});

describe('a plugin that cannot be', () => {
  test.each([
    ['no-such-package', 'Cannot find package'],
    ['@souk/kernel', 'packages that export the manifest of a game, got "@souk/kernel"'],
    ['@souk/tea-caravan,@souk/tea-caravan', 'a game whose id is not taken: tea-caravan is'],
  ])('is refused with a reason: %s', (names, reason) => {
    const { status, stderr, stdout } = spawnSync(process.execPath, [SOUK, '--help'], {
      env: { ...process.env, SOUK_GAMES: names },
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`souk: SOUK_GAMES: expected`);
    expect(stderr).toContain(reason);
  });
});
