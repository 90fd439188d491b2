import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { addressKey } from '../limits/address-key.js';
import { Refusal } from '../refusal.js';

/** As much of a request as says where it comes from. */
interface Asked {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

const LOOPBACK = /^127\.|^::1$/;
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const;

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a request was made on this machine, and not by a proxy here for a client elsewhere. */
const isFromHere = ({ headers, socket: { remoteAddress = '' } }: Asked): boolean =>
  FORWARDED.every((name) => headers[name] === undefined) &&
  (LOOPBACK.test(remoteAddress) || LOOPBACK.test(addressKey(remoteAddress)));

/** Refuses a client that may not read the metrics: with a token set all who do not send it, otherwise all of other machines. */
export function checkMetricsReader(request: Asked, token: string): void {
  if (token === '') {
    if (!isFromHere(request)) throw new Refusal('forbidden', 'metrics: expected a request on this machine');
    return;
  }
  const sent = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  if (!timingSafeEqual(hashOf(sent), hashOf(token))) {
    throw new Refusal(
      'unauthorised',
      'metrics: expected "Authorization: Bearer …" with the token of this host’s metrics',
    );
  }
}
