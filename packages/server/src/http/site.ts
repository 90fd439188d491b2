import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { API, LIVE } from '@souk/protocol';
import type { FastifyInstance } from 'fastify';

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
};

interface File {
  readonly path: string;
  readonly type: string;
}

/** The files of a folder by their address. What is not in it at the start is not served: no path can lead outside. */
function filesIn(folder: string): Map<string, File> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    names
      .filter((name) => statSync(join(folder, name)).isFile())
      .map((name) => [
        `/${name.split(sep).join('/')}`,
        { path: join(folder, name), type: TYPES[extname(name)] ?? 'application/octet-stream' },
      ]),
  );
}

/** Built files have their hash in the name: whoever has one never asks for it again. */
const HASHED = /-[A-Za-z0-9_-]{8,}\.\w+$/;

/** An address that can be a place inside the client. */
const PLACE = /^(?:\/[\w~-]+)*\/?$/;

/** Serves the web client: its files, and the client itself wherever a place inside it could be. */
function serveClient(fastify: FastifyInstance, folder: string): void {
  const files = filesIn(folder);
  fastify.get('/*', async (request, reply) => {
    const [path] = request.url.split('?');
    const file = files.get(path) ?? (PLACE.test(path) ? files.get('/index.html') : undefined);
    if (file === undefined || path.startsWith('/api/')) return reply.callNotFound();
    reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    return reply.type(file.type).send(readFileSync(file.path));
  });
}

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Souk</title>
<h1>Souk</h1>
<p>This host is open. It serves three merchant games to programs and pages:</p>
<ul>
<li><a href="${API}/openapi.json">The resources, as an OpenAPI document</a></li>
<li>Live play: a WebSocket at <code>${LIVE}</code></li>
<li><a href="${API}/games">The games</a> and <a href="${API}/tables">the open tables</a></li>
<li><a href="/healthz">healthz</a>, <a href="/readyz">readyz</a>, <a href="/metrics">metrics</a></li>
</ul>
</html>
`;

/** What a browser sees: the web client if it has been built, otherwise a page that says what is there. */
export function serveSite(fastify: FastifyInstance, folder: string | undefined): void {
  if (folder !== undefined) serveClient(fastify, folder);
  else fastify.get('/', async (_, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
}
