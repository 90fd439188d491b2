import { API } from '@souk/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.js';
import type { Services } from '../services.js';
import { clientAddress } from './client-address.js';
import { SECURITY_HEADERS } from './headers.js';
import { isOwnRequest } from './origins.js';

/** Methods that change nothing. */
const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Counts a request, and keeps its answer out of caches. */
function count({ limits, context: { config } }: Services, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('cache-control', 'no-store');
  limits.check('request', clientAddress(request.raw, config));
}

/**
 * What is looked at before anything is done. Which rules a request is under follows from the route that it has led to, however
 * its target is written.
 */
export function admit(services: Services, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(SECURITY_HEADERS);
  if (request.routeOptions.url?.startsWith(API) === true) count(services, request, reply);
  const { headers, method } = request;
  if (SAFE.has(method) || isOwnRequest(headers, services.context.config)) return;
  throw new Refusal(
    'forbidden',
    `expected a request of a page of this host, or of a program, got one of a page of ${headers.origin ?? 'another site'}`,
  );
}

/** A request that leads nowhere. */
export function refuseUnknown(services: Services, request: FastifyRequest, reply: FastifyReply): never {
  count(services, request, reply);
  throw new Refusal('not-found', 'there is nothing at this address');
}

/** What is wrong with a target that cannot even be looked up. */
const UNREADABLE: { readonly [code: string]: string } = {
  FST_ERR_BAD_URL: 'an address whose percent signs stand for characters',
};

/** A request whose target no route could be looked for with: it comes by none of the ways that others take. */
export function refusalOfUnreadable(
  services: Services,
  error: { readonly code: string },
  request: FastifyRequest,
  reply: FastifyReply,
): unknown {
  reply.headers(SECURITY_HEADERS);
  try {
    count(services, request, reply);
  } catch (refusal) {
    return refusal;
  }
  return new Refusal('bad-request', `expected ${UNREADABLE[error.code] ?? 'another address'}`);
}
