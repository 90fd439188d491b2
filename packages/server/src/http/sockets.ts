import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { HostContext } from '../host-context.js';
import { addressKey } from '../limits/address-key.js';
import { connectionsWithin, openFileLimit } from '../limits/open-files.js';
import { Tally } from '../limits/tally.js';
import { hangUp, refuseUnreadable } from './client-errors.js';

const SECOND = 1000;
/** A connection on which nothing goes on for so long is ended: an answer that is not read, for one. */
const STALLED_TIMEOUT = 90 * SECOND;
/** Longer than proxies keep connections that they do not use, so that it is they who end them. */
const KEPT_ALIVE = 72 * SECOND;

const TOO_MANY = {
  status: 429,
  code: 'too-many',
  message: 'too many connections at once from this address: expected you to end some',
} as const;

/** How many connections there may be, so that files are left for everything else. */
function mostSockets({ config, logger }: Pick<HostContext, 'config' | 'logger'>): number {
  const files = openFileLimit();
  const room = connectionsWithin(files, config.database === '' ? 0 : config.databaseConnections);
  const most = Math.min(config.maxSockets === 0 ? Number.POSITIVE_INFINITY : config.maxSockets, room);
  if (room < config.maxConnections) {
    logger.warn({ files, connections: room }, 'the limit of open files leaves room for fewer connections than allowed');
  }
  return most;
}

/**
 * Makes servers whose connections are bounded before they have said anything: altogether, and by address, so that one client
 * cannot take all of them. Behind a trusted proxy all of them are the proxy's. Slow requests are cut off.
 */
export function serverFactory(
  context: Pick<HostContext, 'config' | 'metrics' | 'logger'>,
): (handler: RequestListener) => Server {
  const { config, metrics } = context;
  const most = mostSockets(context);
  const perAddress = new Tally();
  metrics.gauge('souk_sockets', 'Connections of any kind, live ones included', () => perAddress.total);
  const accept = (socket: Socket): void => {
    const address = addressKey(socket.remoteAddress ?? '');
    perAddress.add(address);
    socket.on('close', () => perAddress.remove(address));
    if (config.proxy === 'yes' || perAddress.of(address) <= config.maxSocketsPerAddress) return;
    metrics.refusal('too-many');
    hangUp(socket, TOO_MANY);
  };
  return (handler) => {
    const server = createServer(
      {
        headersTimeout: config.headerSeconds * SECOND,
        requestTimeout: Math.max(config.headerSeconds, config.requestSeconds) * SECOND,
        connectionsCheckingInterval: SECOND,
        keepAliveTimeout: KEPT_ALIVE,
      },
      handler,
    );
    server.setTimeout(STALLED_TIMEOUT);
    if (Number.isFinite(most)) server.maxConnections = most;
    server.on('connection', accept);
    server.on('drop', () => metrics.refusal('unavailable'));
    server.on('clientError', refuseUnreadable);
    return server;
  };
}
