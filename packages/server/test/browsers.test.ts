import { liveUrl, pathTo } from '@souk/client';
import { API, COOKIE, SUBPROTOCOL } from '@souk/protocol';
import type { Host } from '@souk/server';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { ask, type RawAnswer } from './proofs/raw-http.js';
import { Client } from './support/client.js';
import { openHost } from './support/host.js';
import { guest } from './support/person.js';

const portOf = ({ address }: Host): number => Number(new URL(address).port);

describe('Security headers', () => {
  /** Answers of all kinds: found, refused, not found, too large, broken. */
  async function answersOf(host: Host): Promise<readonly RawAnswer[]> {
    const port = portOf(host);
    return [
      await ask(port, pathTo('games')),
      await ask(port, pathTo('me')),
      await ask(port, `${API}/nothing`),
      await ask(port, '/'),
      await ask(port, '/healthz'),
      await ask(port, '/metrics'),
      await ask(port, pathTo('enter'), { raw: '{' }),
      await ask(port, pathTo('enter'), { body: { name: 'x'.repeat(70_000) } }),
      await ask(port, `${API}/openapi.json`),
    ];
  }

  it('are on every answer', async () => {
    for (const { headers, status } of await answersOf(await openHost())) {
      expect(headers, `${status}`).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
  });

  it('allow nothing that comes from elsewhere, and no code written into a page', async () => {
    for (const { headers } of await answersOf(await openHost())) {
      const policy = new Map(
        String(headers['content-security-policy'])
          .split(';')
          .map((each) => each.trim().split(' '))
          .map(([directive, ...sources]) => [directive, sources]),
      );
      expect(policy.get('default-src')).toEqual(["'none'"]);
      expect(policy.get('script-src')).toEqual(["'self'"]);
      expect(policy.get('connect-src')).toEqual(["'self'"]);
      for (const directive of ['frame-ancestors', 'base-uri', 'form-action']) {
        expect(policy.get(directive), directive).toEqual(["'none'"]);
      }
      const sources = [...policy.values()].flat();
      for (const loose of ["'unsafe-inline'", "'unsafe-eval'", '*', 'http:', 'https:'])
        expect(sources).not.toContain(loose);
    }
  });

  it('keep what is personal out of caches', async () => {
    const port = portOf(await openHost());
    expect((await ask(port, pathTo('me'))).headers['cache-control']).toBe('no-store');
  });

  it('let no other site read an answer', async () => {
    const port = portOf(await openHost());
    const headers = { origin: 'https://evil.example' };
    for (const answer of [
      await ask(port, pathTo('games'), { headers }),
      await ask(port, pathTo('enter'), { method: 'OPTIONS', headers }),
    ]) {
      const allowing = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'));
      expect(allowing).toEqual([]);
    }
  });
});

describe('The cookie', () => {
  const cookieOf = ({ headers }: RawAnswer): string => String(headers['set-cookie']);

  it('cannot be read by scripts and is not sent by pages of other sites', async () => {
    const answer = await ask(portOf(await openHost()), pathTo('enter'), { body: { name: 'Ada' } });
    expect(cookieOf(answer)).toMatch(
      new RegExp(`^${COOKIE}=[A-Za-z0-9_-]{32}; Path=/; HttpOnly; SameSite=Strict; Max-Age=\\d+$`),
    );
  });

  it('is sent over encrypted lines alone where there are any', async () => {
    const behindProxy = portOf(await openHost({ proxy: 'yes' }));
    const headers = { 'x-forwarded-proto': 'https' };
    const answer = await ask(behindProxy, pathTo('enter'), { body: { name: 'Ada' }, headers });
    expect(cookieOf(answer)).toContain('; Secure');
  });

  it('is who one is, and is gone after signing out', async () => {
    const host = await openHost();
    const { token } = await guest(host.address, 'Ada');
    const headers = { cookie: `other=1; ${COOKIE}=${token}` };
    expect(JSON.parse((await ask(portOf(host), pathTo('me'), { headers })).text).name).toBe('Ada');
    const out = await ask(portOf(host), pathTo('signIn'), { method: 'DELETE', headers });
    expect(cookieOf(out)).toContain(`${COOKIE}=; `);
    expect(cookieOf(out)).toContain('Max-Age=0');
    expect((await ask(portOf(host), pathTo('me'), { headers })).status).toBe(401);
  });

  it('does not do what a form of another site asks', async () => {
    const host = await openHost();
    const { token } = await guest(host.address, 'Ada');
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const headers = { cookie: `${COOKIE}=${token}`, 'content-type': type };
      const answer = await ask(portOf(host), pathTo('newToken'), { raw: '{"label":"stolen"}', headers });
      expect(answer.status, type).toBeGreaterThanOrEqual(400);
      expect(answer.text).not.toContain('"token"');
    }
  });
});

describe('The origin of a live connection', () => {
  const from = (address: string, origin: string | undefined) =>
    Client.open(address, undefined, origin === undefined ? {} : { headers: { origin } });

  it('is this site, or none for programs', async () => {
    const { address } = await openHost();
    for (const origin of [undefined, address]) {
      const client = await from(address, origin);
      expect(await client.nextOf('welcome')).toMatchObject({ person: null });
      await client.close();
    }
  });

  it.each(['https://evil.example', 'null', 'http://127.0.0.1', 'http://127.0.0.1.evil.example', 'file://', 'nonsense'])(
    'is not %s',
    async (origin) => {
      const { address } = await openHost();
      await expect(from(address, origin)).rejects.toThrow('refused: 403');
    },
  );

  it('may be one that the host was told of', async () => {
    const { address } = await openHost({ origins: 'https://play.example/, https://other.example' });
    await (await from(address, 'https://play.example')).close();
    await (await from(address, 'https://other.example')).close();
    await expect(from(address, 'https://play.example.evil.example')).rejects.toThrow('refused: 403');
  });

  it('is looked at before the cookie is', async () => {
    const { address } = await openHost();
    const { token } = await guest(address, 'Ada');
    const headers = { origin: 'https://evil.example', cookie: `${COOKIE}=${token}` };
    await expect(Client.open(address, undefined, { headers })).rejects.toThrow('refused: 403');
  });
});

describe('The origin of a request that changes something', () => {
  const enterFrom = async (host: Host, headers: { readonly [name: string]: string }): Promise<RawAnswer> =>
    ask(portOf(host), pathTo('enter'), { body: { name: 'Ada' }, headers });

  it('is this site, one that the host was told of, or none for programs', async () => {
    const host = await openHost({ origins: 'https://play.example' });
    const own = { origin: host.address, 'sec-fetch-site': 'same-origin' };
    for (const headers of [{}, own, { origin: 'https://play.example' }, { 'sec-fetch-site': 'none' }]) {
      expect((await enterFrom(host, headers)).status, JSON.stringify(headers)).toBe(201);
    }
  });

  it('is the one that a trusted proxy was asked under', async () => {
    const headers = { origin: 'https://play.example', 'x-forwarded-host': 'play.example' };
    expect((await enterFrom(await openHost({ proxy: 'yes' }), headers)).status).toBe(201);
    expect((await enterFrom(await openHost(), headers)).status).toBe(403);
  });

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('is refused, and nothing is done: %j', async (headers) => {
    const host = await openHost();
    const { token } = await guest(host.address, 'Ada');
    const cookie = { ...headers, cookie: `${COOKIE}=${token}` };
    const requests = [
      ask(portOf(host), pathTo('enter'), { body: { name: 'Eve' }, headers }),
      ask(portOf(host), pathTo('rename'), { method: 'PATCH', body: { name: 'Eve' }, headers: cookie }),
      ask(portOf(host), pathTo('signOut'), { method: 'DELETE', headers: cookie }),
      ask(portOf(host), pathTo('mute'), { method: 'PUT', body: {}, headers: cookie }),
    ];
    for (const { status, text, headers: answered } of await Promise.all(requests)) {
      expect([status, JSON.parse(text)]).toMatchObject([403, { type: 'error', code: 'forbidden' }]);
      expect(answered['set-cookie']).toBeUndefined();
    }
    expect(JSON.parse((await ask(portOf(host), pathTo('me'), { token })).text).name).toBe('Ada');
    // What changes nothing may be asked, and cannot be read there.
    expect((await ask(portOf(host), pathTo('games'), { headers })).status).toBe(200);
  });
});

describe('The subprotocol', () => {
  it('is named by the host if the client has named it', async () => {
    const { address } = await openHost();
    const socket = new WebSocket(liveUrl(address), ['other', SUBPROTOCOL]);
    await new Promise((resolve) => socket.once('open', resolve));
    expect(socket.protocol).toBe(SUBPROTOCOL);
    socket.terminate();
  });
});
