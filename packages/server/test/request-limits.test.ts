import { once } from 'node:events';
import { connect } from 'node:net';
import { pathTo } from '@souk/client';
import { API, COOKIE, DEVICE_COOKIE, LIVE } from '@souk/protocol';
import type { Config, Host } from '@souk/server';
import { describe, expect, it, test } from 'vitest';
import { addressKey } from '../src/limits/address-key.js';
import { ask, type RawAnswer } from './proofs/raw-http.js';
import { Client } from './support/client.js';
import { ManualClock } from './support/clock.js';
import { portOf } from './support/good-match.js';
import { openHost, temporaryFolder } from './support/host.js';

const PASSPHRASE = 'a long and winding road';
const WRONG = 'a short and narrow path';

const hostWith = (settings: Partial<Config>): Promise<Host> => openHost(settings, { runtime: new ManualClock() });

describe('A request', () => {
  const TARGETS: readonly (readonly [name: string, target: string, method?: string])[] = [
    ['as it is', `${API}/games`],
    ['with letters as percent signs', '/%61pi/v1/games'],
    ['with other letters as percent signs', '/api/%76%31/%67ames'],
    ['with the host in its target', 'http://souk.example/api/v1/games'],
    ['with the host and percent signs', 'HTTP://souk.example:99/%61pi/v1/games?x=1'],
    ['for the head alone', `${API}/games`, 'HEAD'],
    ['for the options', `${API}/games`, 'OPTIONS'],
    ['for a resource that is not there', `${API}/nothing`],
    ['with slashes that are too many', '//api//v1/games'],
    ['with capitals', '/API/v1/games'],
    ['with a dot behind it', '/api/v1/games.'],
    ['with a semicolon behind it', '/api/v1/games;x=1'],
    ['that cannot be decoded', '/api/v1/%zz'],
    ['with an id that is too long', `${API}/tables/${'A'.repeat(500)}`],
  ];

  it('is counted, and its answer kept by nobody, however its target is written', async () => {
    const port = portOf(await hostWith({ maxRequests: 2, web: 'none', proxy: 'yes' }));
    for (const [i, [name, path, method = 'GET']] of TARGETS.entries()) {
      // Each from an address of its own.
      const headers = { 'x-forwarded-for': `192.0.2.${i}` };
      const answers: RawAnswer[] = [];
      for (let time = 0; time < 3; time++) answers.push(await ask(port, path, { method, headers }));
      expect(
        answers.map(({ status }) => status === 429),
        name,
      ).toEqual([false, false, true]);
      for (const each of answers) expect(each.headers['cache-control'], name).toBe('no-store');
    }
  });

  it('for a live connection is counted wherever it leads', async () => {
    const port = portOf(await hostWith({ maxRequests: 2 }));
    const upgrade = async (path: string): Promise<string> => {
      const socket = connect(port, '127.0.0.1');
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
      const [chunk] = (await once(socket, 'data')) as [Buffer];
      socket.destroy();
      return chunk.toString().split(' ')[1] ?? '';
    };
    expect(await upgrade('/nowhere')).toBe('404');
    expect(await upgrade('/elsewhere')).toBe('404');
    expect(await upgrade(`http://x${LIVE}`)).toBe('429');
  });

  it('that cannot be looked up is refused like any other', async () => {
    const port = portOf(await openHost());
    const tooLong = await ask(port, pathTo('table', { id: 'A'.repeat(500) }));
    const short = await ask(port, pathTo('table', { id: 'A' }));
    for (const { status, text, headers } of [tooLong, short, await ask(port, '/api/v1/%zz')]) {
      expect([status, JSON.parse(text)]).toMatchObject([400, { type: 'error', code: 'bad-request' }]);
      expect(headers['content-type']).toContain('application/json');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    expect(JSON.parse(tooLong.text).message).toContain('id: expected 22 letters and digits');
  });

  it('whose headers are too long is refused like any other', async () => {
    const port = portOf(await openHost());
    const { status, text } = await ask(port, '/healthz', { headers: { 'x-long': 'x'.repeat(40_000) } });
    expect([status, JSON.parse(text)]).toMatchObject([431, { type: 'error', code: 'too-large' }]);
  });
});

describe('An address', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['0:0:0:0:0:FFFF:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('%s is counted as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  it('of the same network of IPv6 is the same, for requests and live connections alike', async () => {
    const host = await hostWith({ maxRequests: 3, proxy: 'yes' });
    const asked = async (address: string): Promise<number> =>
      (await ask(portOf(host), pathTo('games'), { headers: { 'x-forwarded-for': address } })).status;
    expect(await asked('2001:db8::1')).toBe(200);
    expect(await asked('2001:db8::ffff:2')).toBe(200);
    expect(await asked('2001:db8:0:0:8000::3')).toBe(200);
    expect(await asked('2001:db8::4')).toBe(429);
    const live = Client.open(host.address, undefined, { headers: { 'x-forwarded-for': '2001:db8::5' } });
    await expect(live).rejects.toThrow('refused: 429');
    expect(await asked('2001:db8:0:1::1')).toBe(200);
  });
});

describe('Attempts to sign in', () => {
  const attempt = (host: Host, name: string, passphrase: string, given: { from?: string; cookie?: string } = {}) =>
    ask(portOf(host), pathTo('signIn'), {
      body: { name, passphrase },
      localAddress: given.from ?? '127.0.0.1',
      ...(given.cookie === undefined ? {} : { headers: { cookie: given.cookie } }),
    });

  const register = (host: Host, name: string) =>
    ask(portOf(host), pathTo('register'), { body: { name, passphrase: PASSPHRASE }, localAddress: '127.9.9.9' });

  const cookieOf = ({ headers }: RawAnswer, name: string): string =>
    [headers['set-cookie'] ?? []]
      .flat()
      .find((each) => each.startsWith(`${name}=`))
      ?.split(';')[0] ?? '';

  it('are counted by the account that is meant, however its name is written', async () => {
    const host = await hostWith({ maxSignIns: 3 });
    const names = ['alice', 'ALICE', 'ａlice', 'Ａｌｉｃｅ', 'aLiCe'];
    const statuses: number[] = [];
    for (const name of names) statuses.push((await attempt(host, name, WRONG)).status);
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    // Another name from the same address has its own attempts.
    expect((await attempt(host, 'bob', WRONG)).status).toBe(401);
  });

  it('to all accounts from one address are bounded as well', async () => {
    const host = await hostWith({ maxSignIns: 2 });
    const statuses: number[] = [];
    for (let i = 0; i < 8; i++) statuses.push((await attempt(host, `name ${i}`, WRONG)).status);
    expect(statuses).toEqual([...Array(6).fill(401), 429, 429]);
  });

  it('from one address do not keep the owner out', async () => {
    const host = await hostWith({ maxSignIns: 3 });
    await register(host, 'Alice');
    for (let i = 0; i < 20; i++) await attempt(host, 'Alice', WRONG, { from: '127.0.0.66' });
    expect((await attempt(host, 'Alice', WRONG, { from: '127.0.0.66' })).status).toBe(429);
    expect((await attempt(host, 'Alice', PASSPHRASE, { from: '127.0.0.7' })).status).toBe(201);
  });

  it('from everywhere slow strangers down, and keep no device out that has signed in before', async () => {
    const host = await hostWith({ maxSignIns: 1 });
    const registered = cookieOf(await register(host, 'Alice'), DEVICE_COOKIE);
    const signedIn = cookieOf(await attempt(host, 'Alice', PASSPHRASE), DEVICE_COOKIE);
    for (let i = 1; i < 10; i++) await attempt(host, 'Alice', WRONG, { from: `127.0.3.${i}` });
    const refused = await attempt(host, 'Alice', PASSPHRASE, { from: '127.0.4.1' });
    expect([refused.status, JSON.parse(refused.text).message]).toEqual([
      429,
      expect.stringContaining('from devices where it was never signed in to'),
    ]);
    for (const cookie of [registered, signedIn]) {
      expect((await attempt(host, 'alice', PASSPHRASE, { from: '127.0.4.2', cookie })).status).toBe(201);
    }
  });

  it('from a device that is known are bounded, too, and a mark that is forged is none', async () => {
    const host = await hostWith({ maxSignIns: 2 });
    const cookie = cookieOf(await register(host, 'Alice'), DEVICE_COOKIE);
    const marked = (each: string) => attempt(host, 'Alice', WRONG, { cookie: each }).then(({ status }) => status);
    expect([await marked(cookie), await marked(cookie), await marked(cookie)]).toEqual([401, 401, 429]);
    const last = cookie.at(-1) === 'A' ? 'B' : 'A';
    const forged = [cookie.slice(0, -2) + last + last, `${DEVICE_COOKIE}=${'x'.repeat(87)}`, `${DEVICE_COOKIE}=`];
    const statuses: number[] = [];
    for (const each of forged) statuses.push(await marked(each));
    // All of them are one stranger.
    expect(statuses).toEqual([401, 401, 429]);
    // The mark of one account is none for another.
    await register(host, 'Bob');
    expect((await attempt(host, 'Bob', WRONG, { cookie, from: '127.0.0.5' })).status).toBe(401);
  });

  it('leave a device that several accounts use known to all of them, and at every host with their store', async () => {
    const data = temporaryFolder();
    const host = await openHost({ data, maxSignIns: 1 }, { runtime: new ManualClock() });
    let cookie = cookieOf(await register(host, 'Alice'), DEVICE_COOKIE);
    const answer = await ask(portOf(host), pathTo('register'), {
      body: { name: 'Bob', passphrase: PASSPHRASE },
      headers: { cookie },
    });
    cookie = cookieOf(answer, DEVICE_COOKIE);
    expect(String(answer.headers['set-cookie'])).toMatch(
      new RegExp(`${DEVICE_COOKIE}=[\\w.-]+; Path=${API}; HttpOnly; SameSite=Strict; Max-Age=`),
    );
    expect(cookieOf(answer, COOKIE)).not.toBe('');
    await host.close();
    const other = await openHost({ data, maxSignIns: 1 }, { runtime: new ManualClock() });
    // A stranger from the same address has used up what strangers have.
    expect((await attempt(other, 'Alice', WRONG)).status).toBe(401);
    expect((await attempt(other, 'Alice', PASSPHRASE)).status).toBe(429);
    for (const name of ['Alice', 'Bob']) expect((await attempt(other, name, PASSPHRASE, { cookie })).status).toBe(201);
  });
});
