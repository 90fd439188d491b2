import type { IncomingMessage } from 'node:http';
import type { Config } from '../config/spec.js';
import { addressKey } from '../limits/address-key.js';

/** What the address of a client is counted under. A proxy that is trusted says who is behind it, the last one nearest to us. */
export function clientAddress({ headers, socket }: IncomingMessage, { proxy }: Pick<Config, 'proxy'>): string {
  const said = headers['x-forwarded-for'];
  const last = proxy === 'yes' && typeof said === 'string' ? said.split(',').at(-1)?.trim() : undefined;
  return addressKey(last ?? socket.remoteAddress ?? '');
}
