import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { startHost } from '@souk/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { isAllowedOrigin } from '../src/http/origins.js';
import { Client } from './support/client.js';
import { openHost, TEST_SETTINGS } from './support/host.js';
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
});

/** An answer as it came over the wire: a browser would unpack it. */
interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What is asked for as it stands: a browser would tidy the path first. */
async function get(address: string, path: string, headers: OutgoingHttpHeaders = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(address);
  const asked = request({ hostname, port, path, method, headers }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) };
}

const INDEX = '<p>client</p>'.repeat(100);
const SCRIPT = 'run();'.repeat(100);
const SCRIPT_PATH = '/assets/main-abcdefgh.js';

const UNPACKED: { readonly [coding: string]: (body: Buffer) => Buffer } = {
  br: (body) => brotliDecompressSync(body),
  gzip: (body) => gunzipSync(body),
};

/** The body as a browser would have it. */
function unpacked({ headers, body }: Answer): string {
  const coding = headers['content-encoding'];
  if (coding === undefined) return String(body);
  const unpack = UNPACKED[coding];
  if (unpack === undefined) throw new Error(`expected br or gzip, got ${coding}`);
  return String(unpack(body));
}

/** A built client in a new folder. */
function writeClient(web: string): void {
  const write = (path: string, content: string | Buffer): void => {
    mkdirSync(join(web, path, '..'), { recursive: true });
    writeFileSync(join(web, path), content);
  };
  const writeCompressed = (path: string, content: string): void => {
    write(path, content);
    write(`${path}.br`, brotliCompressSync(content));
    write(`${path}.gz`, gzipSync(content));
  };
  writeCompressed('index.html', INDEX);
  writeCompressed(SCRIPT_PATH, SCRIPT);
  writeCompressed('service-worker.js', SCRIPT);
  write('assets/only-gzipped.css', 'p {}');
  write('assets/only-gzipped.css.gz', gzipSync('p {}'));
  write('assets/alegreya-abcdefgh.woff2', 'font');
  write('assets/counting-abcdefgh.wasm', 'code');
  write('assets/alone-abcdefgh.js.br', 'a form of nothing');
  write('manifest.webmanifest', '{}');
  write('icon-192.png', 'icon');
  write('icon.svg', '<svg/>');
  write('notes.unheard-of', 'notes');
  write('.vite/manifest.json', '{}');
  write('.built-from', 'sources');
  write('../secret.txt', 'secret');
}

describe('The built client', () => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-site-'));
  let address: string;

  beforeAll(async () => {
    const web = join(folder, 'web');
    writeClient(web);
    const host = await startHost({ ...TEST_SETTINGS, data: join(folder, 'data'), web });
    address = host.address;
    // Nothing is read from it any more.
    rmSync(web, { recursive: true });
    return async () => {
      await host.close();
      rmSync(folder, { recursive: true });
    };
  });

  test.each([
    ['br', 'gzip, deflate, br, zstd'],
    ['br', 'br'],
    ['br', '*'],
    ['br', 'gzip;q=0.5, br;q=0.5'],
    ['br', 'gzip;q=0, *;q=0.1'],
    ['gzip', 'gzip'],
    ['gzip', 'GZIP'],
    ['gzip', 'gzip, br;q=0.9'],
    ['gzip', 'gzip, br;q=0'],
    ['gzip', 'br;q=0, *'],
    [undefined, undefined],
    [undefined, ''],
    [undefined, 'identity'],
    [undefined, 'zstd, deflate'],
    [undefined, 'br;q=0, gzip;q=0'],
    [undefined, 'br;q=0, gzip;q=0, identity;q=0'],
    [undefined, '*;q=0'],
    [undefined, 'gzip;q=0.1, identity;q=0.5'],
    [undefined, ';;q=,,=0'],
  ])('comes as %j to a browser that accepts %j', async (coding, accepted) => {
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
    for (const [path, content] of [
      [SCRIPT_PATH, SCRIPT],
      ['/', INDEX],
      ['/table/ABCDEF', INDEX],
    ] as const) {
      const answer = await get(address, path, headers);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-encoding']).toBe(coding);
      expect(answer.headers.vary).toBe('Accept-Encoding');
      expect(answer.headers['content-length']).toBe(String(answer.body.length));
      expect(unpacked(answer)).toBe(content);
      const asked = await get(address, path, headers, 'HEAD');
      expect(asked.body).toHaveLength(0);
      expect({ ...asked.headers, date: '' }).toEqual({ ...answer.headers, date: '' });
    }
  });

  test('comes in the forms that there are of a file', async () => {
    const headers = { 'accept-encoding': 'gzip, br' };
    expect((await get(address, '/assets/only-gzipped.css', headers)).headers['content-encoding']).toBe('gzip');
    const font = await get(address, '/assets/alegreya-abcdefgh.woff2', headers);
    expect(font.headers).not.toHaveProperty('content-encoding');
    expect(font.headers).not.toHaveProperty('vary');
    expect(String(font.body)).toBe('font');
  });

  test.each([
    [SCRIPT_PATH, 'text/javascript; charset=utf-8'],
    ['/', 'text/html; charset=utf-8'],
    ['/table/ABCDEF', 'text/html; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/assets/only-gzipped.css', 'text/css; charset=utf-8'],
    ['/assets/alegreya-abcdefgh.woff2', 'font/woff2'],
    ['/assets/counting-abcdefgh.wasm', 'application/wasm'],
    ['/icon-192.png', 'image/png'],
    ['/icon.svg', 'image/svg+xml; charset=utf-8'],
    ['/notes.unheard-of', 'application/octet-stream'],
  ])('says what %s is', async (path, type) => {
    const { status, headers } = await get(address, path, { 'accept-encoding': 'br' });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
  });

  test('is kept for ever where the name has a hash, and else asked for again', async () => {
    const caching = async (path: string): Promise<unknown> => (await get(address, path)).headers['cache-control'];
    for (const path of [SCRIPT_PATH, '/assets/alegreya-abcdefgh.woff2']) {
      expect(await caching(path)).toBe('public, max-age=31536000, immutable');
    }
    for (const path of ['/', '/index.html', '/table/ABCDEF-abcdefgh', '/service-worker.js', '/manifest.webmanifest']) {
      expect(await caching(path)).toBe('no-cache');
    }
    expect(await caching('/icon-192.png')).toBe('no-cache');
  });

  test('is not sent again to a browser that has it, in the form that it has', async () => {
    for (const path of ['/', '/table/ABCDEF', SCRIPT_PATH, '/icon-192.png']) {
      const packed = { 'accept-encoding': 'br' };
      const { etag = '', ...sent } = (await get(address, path, packed)).headers;
      expect(etag).toMatch(/^"[\w-]{22}"$/);
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const answer = await get(address, path, { ...packed, 'if-none-match': known });
        expect(answer).toMatchObject({ status: 304, headers: { etag, 'cache-control': sent['cache-control'] } });
        expect(answer.headers.vary).toBe(sent.vary);
        expect(answer.headers).not.toHaveProperty('content-encoding');
        expect(answer.body).toHaveLength(0);
      }
      expect((await get(address, path, { ...packed, 'if-none-match': '"other"' })).status).toBe(200);
    }
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (coding) => {
        return (await get(address, '/', { 'accept-encoding': coding })).headers.etag;
      }),
    );
    expect(new Set(tags).size).toBe(3);
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//etc/passwd',
    '/assets/missing.js',
    '/assets/missing-abcdefgh.js',
    `${SCRIPT_PATH}.br`,
    `${SCRIPT_PATH}.gz`,
    '/index.html.br',
    '/assets/alone-abcdefgh.js',
    '/.built-from',
    '/.vite/manifest.json',
    '/table/<script>',
    '/api/v1/nowhere',
    '/api/nowhere',
  ])('has nothing at %s', async (path) => {
    for (const headers of [{}, { 'accept-encoding': 'br, gzip' }, { 'if-none-match': '*' }]) {
      const { status, headers: about, body } = await get(address, path, headers);
      expect(status).toBe(404);
      expect(about['content-type']).toMatch(/^application\/json/);
      expect(JSON.parse(String(body))).toMatchObject({ type: 'error', code: 'not-found' });
    }
  });
});
