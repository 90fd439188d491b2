import { Readable } from 'node:stream';
import { API, type Failure } from '@souk/protocol';
import { openApi } from '@souk/protocol/openapi';
import { ROUTES, type Route } from '@souk/protocol/routes';
import { ERROR_STATUS } from '@souk/protocol/schemas';
import { type Parse, parserOf, textParserOf } from '@souk/protocol/validate';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { errorFields } from '../logging/logger.js';
import { notSignedIn } from '../people/not-signed-in.js';
import type { Identity } from '../people/people.js';
import { Refusal, refusalFor } from '../refusal.js';
import type { Services } from '../services.js';
import { STORE_FAULTS } from '../store/unavailable.js';
import { admit, refusalOfUnreadable, refuseUnknown } from './admission.js';
import { clientAddress } from './client-address.js';
import { type Call, type Given, HANDLED_ROUTES, HANDLERS, type HandledRoute, type Part } from './handlers.js';
import { devicesIn, tokenIn } from './identity.js';
import { checkMetricsReader } from './metrics-access.js';
import { Json, Reply } from './reply.js';
import { originForm } from './request-target.js';
import { serverFactory } from './sockets.js';
import { type OpenStream, streamMatch } from './stream.js';

const MAX_BYTES = 64 * 1024;
/** Node takes no longer ones. */
const MAX_TARGET = 16 * 1024;
const JSON_TYPE = 'application/json; charset=utf-8';
/** When it is worth trying again what cannot be done at the moment. */
const RETRY_SECONDS = '1';

export interface HttpServer {
  readonly fastify: FastifyInstance;
  /** Ends what has no end of its own. */
  endStreams(): void;
}

/** What /readyz asks. */
export interface Readiness {
  isOpen(): boolean;
  /** Undefined: there is no Redis. */
  readonly redisIsUp: (() => boolean) | undefined;
  /** Whether the store is elsewhere, and other hosts have it as well: then this one is well when it is not. */
  readonly isStoreShared: boolean;
}

/** Answers the routes of the protocol. */
export function httpServer(services: Services, version: string, readiness: Readiness): HttpServer {
  const fastify = Fastify({
    logger: false,
    bodyLimit: MAX_BYTES,
    serverFactory: serverFactory(services.context),
    rewriteUrl: ({ url }) => originForm(url ?? '/'),
    frameworkErrors: (error, request, reply) =>
      sendFailure(services, refusalOfUnreadable(services, error, request, reply), reply),
    // The server sees to it.
    clientErrorHandler: () => {},
    // One proxy, the one in front: what others have written before it is hearsay.
    trustProxy: services.context.config.proxy === 'yes' && ((_address, hop) => hop === 0),
    // However long an id is, its schema says what is expected; the router would say that there is no such address.
    routerOptions: { maxParamLength: MAX_TARGET },
    forceCloseConnections: true,
  });
  const openStreams = new Set<OpenStream>();
  services.people.addSessions({
    identities: () => [...openStreams].flatMap(({ identity }) => identity ?? []),
    signedOut(token) {
      for (const stream of [...openStreams]) if (stream.identity?.token === token) stream.end();
    },
  });
  addHooks(fastify, services);
  addOperations(fastify, services, readiness);
  addDocument(fastify, version);
  for (const name of HANDLED_ROUTES) addRoute(fastify, services, name);
  addStream(fastify, services, openStreams);
  return {
    fastify,
    endStreams() {
      for (const { end } of [...openStreams]) end();
    },
  };
}

/** What is done with every request, whatever it asks for. */
function addHooks(fastify: FastifyInstance, services: Services): void {
  const { metrics, logger } = services.context;
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, async (_: unknown, body: string | Buffer) =>
    parseBody(String(body)),
  );
  fastify.addHook('onRequest', async (request, reply) => {
    admit(services, request, reply);
  });
  fastify.addHook('onResponse', async (request, reply) => {
    metrics.request(reply.statusCode);
    const { method, routeOptions } = request;
    logger.debug({ method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
  });
  fastify.setErrorHandler((error, _request, reply) => sendFailure(services, error, reply));
  fastify.setNotFoundHandler((request, reply) => refuseUnknown(services, request, reply));
}

/** What those who run the host ask. */
function addOperations(fastify: FastifyInstance, { context }: Services, readiness: Readiness): void {
  const { config, metrics, store } = context;
  fastify.get('/healthz', async (_, reply) => {
    const { ailment } = store.health;
    if (ailment === undefined) return { status: 'ok' };
    const { fault } = ailment;
    if (!readiness.isStoreShared) reply.code(503).header('retry-after', RETRY_SECONDS);
    return { status: readiness.isStoreShared ? 'ok' : 'failing', store: fault, message: STORE_FAULTS[fault] };
  });
  fastify.get('/readyz', async () => {
    if (!readiness.isOpen()) throw new Refusal('unavailable', 'the host is starting or stopping');
    await store.check();
    const { redisIsUp } = readiness;
    // Without Redis a host goes on, only later than usual: it stays ready.
    return { status: 'ready', ...(redisIsUp === undefined ? {} : { redis: redisIsUp() ? 'up' : 'away' }) };
  });
  if (config.metrics !== 'on') return;
  fastify.get('/metrics', async ({ raw }, reply) => {
    checkMetricsReader(raw, config.metricsToken);
    reply.type(metrics.contentType);
    return metrics.text();
  });
}

/** The OpenAPI document: written when it is first asked for, and sent as it stands from then on. */
function addDocument(fastify: FastifyInstance, version: string): void {
  let text: string | undefined;
  fastify.get(`${API}/openapi.json`, async (_, reply) => {
    text ??= JSON.stringify(openApi(version));
    return reply.type(JSON_TYPE).send(text);
  });
}

function parseBody(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('bad-request', 'expected a JSON document as body');
  }
}

/** What checks the parts of a request of one route. */
interface Parsers<R> {
  readonly params: Parse<Given<R, 'params'>>;
  readonly query: Parse<Given<R, 'query'>>;
  readonly body: Parse<Given<R, 'body'>>;
}

/** What checks a part of a request: a route that has no schema for it is given nothing. */
function parserFor<R extends Route, P extends Part>(route: R, part: P): Parse<Given<R, P>>;
function parserFor(route: Route, part: Part): Parse<unknown> {
  const schema = route[part];
  if (schema === undefined) return () => undefined;
  return part === 'body' ? parserOf(schema) : textParserOf(schema);
}

const parsersOf = <R extends Route>(route: R): Parsers<R> => ({
  params: parserFor(route, 'params'),
  query: parserFor(route, 'query'),
  body: parserFor(route, 'body'),
});

const urlOf = ({ path }: Route): string => `${API}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

function addRoute<K extends HandledRoute>(fastify: FastifyInstance, services: Services, name: K): void {
  const route: (typeof ROUTES)[K] & Route = ROUTES[name];
  const parsers = parsersOf(route);
  fastify.route({
    method: route.method,
    url: urlOf(route),
    async handler(request, reply) {
      const identity = await identify(services, request, route);
      const answer = await HANDLERS[name](callOf(services, request, reply, identity, parsers), services);
      reply.code(route.status ?? 200);
      if (!(answer instanceof Json || answer instanceof Readable)) return answer;
      if (answer instanceof Readable) {
        answer.once('error', (error) => services.context.logger.error(errorFields(error), 'an answer has broken off'));
      }
      return reply.type(JSON_TYPE).send(answer instanceof Json ? answer.text : answer);
    },
  });
}

/** The one route whose answer has no end. */
function addStream(fastify: FastifyInstance, services: Services, openStreams: Set<OpenStream>): void {
  const route = ROUTES.stream;
  const parsers = parsersOf(route);
  fastify.route({
    method: route.method,
    url: urlOf(route),
    async handler(request, reply) {
      const identity = await identify(services, request, route);
      const { params, query, address } = callOf(services, request, reply, identity, parsers);
      const asked = { match: params.id, since: query.since, identity, address };
      await streamMatch(services, asked, reply, openStreams);
      return reply;
    },
  });
}

/** Where a client with a void token gets a new one. */
const ENTRANCES: ReadonlySet<Route> = new Set<Route>([ROUTES.enter, ROUTES.register, ROUTES.signIn, ROUTES.recover]);

/** Who calls. A void token is refused, even where none is needed: the client believes to be signed in. */
async function identify(services: Services, request: FastifyRequest, route: Route): Promise<Identity | undefined> {
  const token = tokenIn(request.headers);
  const identity = token === undefined || token === null ? undefined : await services.people.identify(token);
  if (token !== undefined && identity === undefined && !ENTRANCES.has(route)) {
    throw new Refusal('unauthorised', 'the token is void: enter again');
  }
  if (identity === undefined && route.caller === 'person') throw notSignedIn();
  if (identity !== undefined) {
    services.limits.check('request', identity.person.id);
    services.lobby.makers.active(identity.person.id);
  }
  return identity;
}

const callOf = <R>(
  { context: { config } }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  identity: Identity | undefined,
  parsers: Parsers<R>,
): Call<R> => ({
  params: parsers.params(request.params),
  query: parsers.query(request.query),
  body: parsers.body(request.body ?? {}),
  address: clientAddress(request.raw, config),
  marks: devicesIn(request.headers),
  identity,
  get me(): Identity {
    if (identity === undefined) throw notSignedIn();
    return identity;
  },
  reply: new Reply(request, reply),
});

const FASTIFY_CODES: { readonly [status: number]: Failure['code'] } = { 413: 'too-large', 404: 'not-found' };

/** What Fastify itself refuses is a bad request unless its status says otherwise. */
function refusalOf(error: unknown): Refusal | undefined {
  const own = refusalFor(error);
  if (own !== undefined || !(error instanceof Error) || !('statusCode' in error)) return own;
  const status = Number(error.statusCode);
  return status >= 500 ? undefined : new Refusal(FASTIFY_CODES[status] ?? 'bad-request', error.message);
}

function sendFailure({ context: { metrics, logger } }: Services, error: unknown, reply: FastifyReply): void {
  const refusal = refusalOf(error) ?? new Refusal('internal', 'something went wrong here; it was noted');
  if (refusal.code === 'internal') logger.error(errorFields(error), 'a request has failed');
  metrics.refusal(refusal.code);
  const failure: Failure = { type: 'error', code: refusal.code, message: refusal.message };
  if (refusal.code === 'too-many' || refusal.code === 'unavailable') reply.header('retry-after', RETRY_SECONDS);
  void reply.code(ERROR_STATUS[refusal.code]).send(failure);
}
