/// <reference path="./negotiator.d.ts" />
import type { IncomingHttpHeaders } from 'node:http';
import { API, ENDPOINTS, LIVE } from '@souk/protocol';
import type { FastifyInstance } from 'fastify';
import Negotiator from 'negotiator';
import { type File, filesIn, type Representation } from './files.js';

/** An address that can be a place inside the client. */
const PLACE = /^(?:\/[\w~-]+)*\/?$/;

/** The representation that the client likes best; the smallest, if it has no preference. */
function representationFor({ codings, representations }: File, headers: IncomingHttpHeaders): Representation {
  const coding = new Negotiator({ headers }).encoding(codings, { preferred: codings });
  // A client that accepts none gets the file as it is, as the standard suggests, rather than nothing.
  return representations[coding ?? 'identity'] ?? representations.identity;
}

/** Whether the client has this representation already. A proxy on the way may have called its tag weak. */
const isKnown = (etag: string, known = ''): boolean =>
  known.split(',').some((each) => {
    const tag = each.trim();
    return tag === '*' || tag === etag || tag === `W/${etag}`;
  });

/**
 * Serves the web client: its files, and the client itself wherever a place inside it could be. Not by @fastify/static,
 * which reads a file from disk at every request and was measured to take three times the processor time; besides, a
 * build that replaces files while the host runs cannot mix two versions.
 */
function serveClient(fastify: FastifyInstance, folder: string): void {
  const files = filesIn(folder);
  const index = files.get('/index.html');
  fastify.get('/*', async ({ url, headers }, reply) => {
    const [path = ''] = url.split('?');
    const file = path.startsWith('/api/') ? undefined : (files.get(path) ?? (PLACE.test(path) ? index : undefined));
    if (file === undefined) return reply.callNotFound();
    const { body, etag, caching, content } = representationFor(file, headers);
    reply.headers(caching);
    if (isKnown(etag, headers['if-none-match'])) return reply.code(304).send();
    return reply.headers(content).send(body);
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
<li><a href="${API}${ENDPOINTS.games.path}">The games</a> and <a href="${API}${ENDPOINTS.tables.path}">the open tables</a></li>
<li><a href="/healthz">healthz</a>, <a href="/readyz">readyz</a>, <a href="/metrics">metrics</a></li>
</ul>
</html>
`;

/** What a browser sees: the web client if it has been built, otherwise a page that says what is there. */
export function serveSite(fastify: FastifyInstance, folder: string | undefined): void {
  if (folder !== undefined) serveClient(fastify, folder);
  else fastify.get('/', async (_, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
}
