import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BotPool } from './bots/pool.js';
import { alone } from './bus/alone.js';
import type { Bus } from './bus/bus.js';
import { Chat } from './chat/chat.js';
import { checkAddresses } from './config/addresses.js';
import { ConfigError, configWith } from './config/read.js';
import type { Config } from './config/spec.js';
import type { HostParts } from './host-parts.js';
import { type HttpServer, httpServer } from './http/server.js';
import { serveSite } from './http/site.js';
import { Limits } from './limits/limits.js';
import { Gateway } from './live/gateway.js';
import { type Log, openLog } from './logs/log.js';
import { Lookout } from './matches/lookout.js';
import { Rooms } from './matches/rooms.js';
import type { Surroundings } from './matches/surroundings.js';
import { HostMetrics } from './metrics/host-metrics.js';
import { type Outside, realOutside } from './outside.js';
import { People } from './people/people.js';
import { Ratings } from './ratings/ratings.js';
import type { Shared } from './shared.js';
import { openSqliteStore } from './store/sqlite/store.js';
import type { Store } from './store/store.js';
import { Lobby } from './tables/lobby.js';
import { Tables } from './tables/tables.js';
import { localTimers } from './timers/local.js';
import type { Timers } from './timers/timers.js';
import type { Turns } from './turns/turns.js';
import { packageVersion } from './version.js';

/** A host that is open. */
export interface Host {
  /** Where it is, as http://address:port. */
  readonly address: string;
  /** Ends everything in good order: nobody new is let in, what has begun is finished, all is stored. */
  close(): Promise<void>;
}

/** What a host is built from; what is left out is the real thing. */
export interface HostDependencies {
  readonly outside?: Outside;
  readonly store?: Store;
  readonly bus?: Bus;
  readonly timers?: Timers;
  readonly turns?: Turns;
  readonly log?: Log;
}

/** Opens a host. Throws a `ConfigError` if its settings do not allow that. */
export async function startHost(some: Partial<Config>, given: HostDependencies = {}): Promise<Host> {
  const config = configWith(some);
  checkAddresses(config);
  const { around, shared } = await surroundings(config, given);
  const parts = partsOf(around);
  const lookout = new Lookout(around, parts.rooms, parts.chat);
  let isReady = false;
  const http = httpServer(parts, packageVersion(), { isOpen: () => isReady, redisIsUp: shared.redisIsUp });
  const gateway = new Gateway(parts, http.fastify.server);
  const close = async (): Promise<void> => {
    isReady = false;
    gateway.close();
    http.endStreams();
    parts.rooms.close();
    lookout.close();
    await http.fastify.close();
    await Promise.all([around.timers.close(), around.turns?.close()]);
    await Promise.all([around.bots.close(), around.bus.close()]);
    shared.disconnect();
    await around.store.close();
  };
  try {
    serveSite(http.fastify, webFolder(config));
    const address = await listen(http, config);
    await parts.rooms.open();
    lookout.open();
    isReady = true;
    around.log.info({ address }, 'open');
    return { address, close: () => close().then(() => around.log.info('closed')) };
  } catch (error) {
    // What is open already, the threads of the store above all, would keep the process from ending.
    await close();
    throw error;
  }
}

async function surroundings(
  config: Config,
  given: HostDependencies,
): Promise<{ readonly around: Surroundings; readonly shared: Shared }> {
  const outside = given.outside ?? realOutside;
  const metrics = new HostMetrics();
  const bots = new BotPool(config.botThreads);
  metrics.gauge('souk_bot_backlog', 'Decisions that wait for a bot to have time', () => bots.backlog);
  metrics.gauge('souk_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss());
  const log = given.log ?? openLog(config.logLevel);
  // A host that is alone needs nothing of PostgreSQL and Redis, not even the memory that their clients take.
  const shared =
    config.database === ''
      ? await onOneMachine(config, outside, given)
      : await (await import('./cluster.js')).openCluster(config, outside, log, metrics);
  const { name, store, bus, timers, turns } = shared;
  return {
    around: { name, config, outside, store, bus, timers, turns, bots, log, metrics, openedAt: outside.now() },
    shared,
  };
}

/** What a host that is alone has of its own. */
const onOneMachine = async ({ data }: Config, outside: Outside, given: HostDependencies): Promise<Shared> => ({
  name: randomUUID(),
  store: given.store ?? (await openStore(data)),
  bus: given.bus ?? alone,
  timers: given.timers ?? localTimers(outside),
  turns: given.turns ?? null,
  redisIsUp: undefined,
  disconnect() {},
});

async function openStore(folder: string): Promise<Store> {
  try {
    return await openSqliteStore(folder);
  } catch (error) {
    throw new ConfigError(`--data: ${folder} cannot be used: ${error instanceof Error ? error.message : error}`);
  }
}

function partsOf(around: Surroundings): HostParts {
  const ratings = new Ratings(around);
  const lobby = new Lobby(around);
  const rooms: Rooms = new Rooms(around, {
    finished: (table) => {
      ratings.finished(table);
      lobby.changed(table);
    },
    expired: ({ id }) => tables.expire(id),
    swept: () => ratings.catchUp(),
  });
  const tables = new Tables(around, rooms, lobby);
  return {
    around,
    rooms,
    lobby,
    tables,
    people: new People(around, rooms),
    chat: new Chat(around, rooms),
    limits: new Limits(around.config, around.outside),
  };
}

async function listen({ fastify }: HttpServer, { host, port }: Config): Promise<string> {
  try {
    return await fastify.listen({ host, port });
  } catch (error) {
    throw new ConfigError(`cannot listen on ${host}:${port}: ${error instanceof Error ? error.message : error}`);
  }
}

/** The built web client: the folder that was named, or that of this installation if it is there; none if none is wanted. */
function webFolder({ web }: Config): string | undefined {
  if (web === 'none') return undefined;
  const folder = web === '' ? fileURLToPath(new URL('../../web/dist', import.meta.url)) : web;
  if (existsSync(join(folder, 'index.html'))) return folder;
  if (web === '') return undefined;
  throw new ConfigError(`--web: expected a folder with an index.html, or none, got "${web}"`);
}
