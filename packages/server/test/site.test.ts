import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isAllowedOrigin } from '../src/live/gateway.js';
import { Client } from './support/client.js';
import { openHost, temporaryFolder } from './support/host.js';
import { guest } from './support/person.js';

describe('A browser', () => {
  test('is told to load nothing from elsewhere, to frame nothing and to guess nothing', async () => {
    const { address } = await openHost();
    for (const path of ['/', '/api/v1/games', '/nowhere', '/healthz']) {
      const { headers } = await fetch(address + path);
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/);
      expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  test('may open live connections from the host’s own pages, and from those that were named', async () => {
    const { address } = await openHost({ origins: 'https://friends.example, https://others.example' });
    const { token } = await guest(address, 'Ann');
    const from = (origin: string) => Client.open(address, undefined, { headers: { origin, cookie: `souk=${token}` } });
    const client = await from(address);
    expect((await client.nextOf('welcome')).person?.name).toBe('Ann');
    await from('https://others.example');
    await expect(from('https://evil.example')).rejects.toThrow('refused: 403');
    await expect(from('null')).rejects.toThrow('refused: 403');
  });

  test.each([
    [undefined, 'souk.example', true],
    ['https://souk.example', 'souk.example', true],
    ['https://souk.example.evil', 'souk.example', false],
    ['https://souk.example:444', 'souk.example', false],
    ['', 'souk.example', false],
  ])('origin %j at host %j: %s', (origin, host, allowed) => {
    expect(isAllowedOrigin(origin, host, '')).toBe(allowed);
  });

  test('sees a page that says what is there, where there is no client', async () => {
    const { address } = await openHost({ web: 'none' });
    const page = await (await fetch(address)).text();
    expect(page).toContain('/api/v1/openapi.json');
  });

  test('gets the built client, its places, and nothing outside of it', async () => {
    const web = temporaryFolder();
    mkdirSync(join(web, 'assets'));
    writeFileSync(join(web, 'index.html'), '<p>client</p>');
    writeFileSync(join(web, 'assets', 'main-abcdefgh.js'), 'run()');
    writeFileSync(join(web, '..', 'secret.txt'), 'secret');
    const { address } = await openHost({ web });
    expect(await (await fetch(`${address}/`)).text()).toBe('<p>client</p>');
    expect(await (await fetch(`${address}/table/ABCDEF`)).text()).toBe('<p>client</p>');
    const script = await fetch(`${address}/assets/main-abcdefgh.js`);
    expect(script.headers.get('content-type')).toContain('text/javascript');
    expect(script.headers.get('cache-control')).toContain('immutable');
    for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/assets/missing.js', '/api/v1/nowhere']) {
      expect((await fetch(address + path)).status).toBe(404);
    }
  });
});
