import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AutoplayJobs } from './autoplay/jobs.js';
import type { Backend } from './backend.js';
import { BotPool } from './bots/pool.js';
import type { Bus } from './bus/bus.js';
import { localBus } from './bus/local.js';
import { Chat } from './chat/chat.js';
import { checkAddresses } from './config/addresses.js';
import { ConfigError, configWith } from './config/read.js';
import type { Config } from './config/spec.js';
import { Friends } from './friends/friends.js';
import { Online } from './friends/online.js';
import type { HostContext } from './host-context.js';
import { type HttpServer, httpServer } from './http/server.js';
import { serveSite } from './http/site.js';
import { Limits } from './limits/limits.js';
import { Gateway } from './live/gateway.js';
import { errorFields, type Logger, openLogger } from './logging/logger.js';
import { Audiences } from './matches/audiences.js';
import { Reconciler } from './matches/reconciler.js';
import { Rooms } from './matches/rooms.js';
import { EventLoopLoad } from './metrics/event-loop-load.js';
import { HostMetrics } from './metrics/host-metrics.js';
import { Accounts } from './people/accounts.js';
import { Devices } from './people/devices.js';
import { People } from './people/people.js';
import { Leaderboards } from './profiles/leaderboards.js';
import { Profiles } from './profiles/profiles.js';
import { BackgroundQueue } from './queues/background-queue.js';
import { Ratings } from './ratings/ratings.js';
import { type HostRuntime, hostRuntime, nodeRuntime, type Runtime } from './runtime.js';
import type { Services } from './services.js';
import { lookAfterStore } from './store/look-after.js';
import type { TableRow } from './store/rows.js';
import { type OpenFolder, openFolder } from './store/sqlite/data-folder.js';
import { FolderInUse } from './store/sqlite/folder-lock.js';
import type { Store } from './store/store.js';
import { StoreUnavailable } from './store/unavailable.js';
import { Lobby } from './tables/lobby.js';
import { Tables } from './tables/tables.js';
import { localTimers } from './timers/local.js';
import type { Timers } from './timers/timers.js';
import { packageVersion } from './version.js';

/** A host that is open. */
export interface Host {
  /** Where it is, as http://address:port. */
  readonly address: string;
  /** Ends everything in good order: no new client is let in, what has begun is finished, all is stored. */
  close(): Promise<void>;
}

/** What a host is built from; what is left out is the real thing. */
export interface HostDependencies {
  readonly runtime?: Runtime;
  readonly store?: Store;
  readonly bus?: Bus;
  readonly timers?: Timers;
  readonly autoplayJobs?: AutoplayJobs;
  readonly logger?: Logger;
}

/** Opens a host. Throws a `ConfigError` if its settings do not allow that. */
export async function startHost(some: Partial<Config>, given: HostDependencies = {}): Promise<Host> {
  const config = configWith(some);
  checkAddresses(config);
  const { context, backend } = await contextOf(config, given);
  const services = servicesOf(context);
  const reconciler = new Reconciler(context, services.rooms, services.chat);
  let isReady = false;
  lookAfterStore(context);
  const { redisIsUp } = backend;
  const http = httpServer(services, packageVersion(), {
    isOpen: () => isReady,
    redisIsUp,
    isStoreShared: config.database !== '',
  });
  const gateway = new Gateway(services, http.fastify.server);
  const close = async (): Promise<void> => {
    isReady = false;
    gateway.close();
    http.endStreams();
    services.rooms.close();
    services.lobby.close();
    reconciler.close();
    services.online.close();
    await http.fastify.close();
    await Promise.all([context.timers.close(), context.autoplayJobs?.close()]);
    await Promise.all([context.bots.close(), context.bus.close()]);
    backend.disconnect();
    await context.store.close();
    backend.release();
  };
  try {
    serveSite(http.fastify, webFolder(config));
    const address = await listen(http, config);
    backend.announce(address);
    await services.rooms.open();
    services.lobby.open();
    reconciler.open();
    services.online.open();
    isReady = true;
    context.logger.info({ address }, 'open');
    return { address, close: () => close().then(() => context.logger.info('closed')) };
  } catch (error) {
    // What is open already, the threads of the store above all, would keep the process from ending.
    await close();
    throw error;
  }
}

async function contextOf(
  config: Config,
  given: HostDependencies,
): Promise<{ readonly context: HostContext; readonly backend: Backend }> {
  const metrics = new HostMetrics();
  const bots = new BotPool(config.botThreads);
  metrics.gauge('souk_bot_backlog', 'Decisions that wait for a bot to have time', () => bots.backlog);
  metrics.gauge('souk_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss());
  const logger = given.logger ?? openLogger(config.logLevel);
  // A host on one machine needs nothing of PostgreSQL and Redis, not even the memory that their clients take.
  const backend =
    config.database === ''
      ? await onOneMachine(config, hostRuntime(given.runtime ?? nodeRuntime), given)
      : await (await import('./cluster.js')).openCluster(config, given.runtime, logger, metrics);
  const { name, runtime, store, bus, timers, autoplayJobs } = backend;
  const load = new EventLoopLoad(nodeRuntime.monotonic);
  metrics.gauge(
    'souk_event_loop_utilization',
    'The share of the last second or so in which the event loop was busy',
    () => load.utilization,
  );
  return {
    context: {
      name,
      config,
      runtime,
      store,
      bus,
      timers,
      autoplayJobs,
      bots,
      background: new BackgroundQueue(runtime),
      audiences: new Audiences({ runtime, bus, name }),
      load,
      logger,
      metrics,
      openedAt: runtime.hostTime(),
    },
    backend,
  };
}

/** What a host on one machine has of its own. */
async function onOneMachine({ data }: Config, runtime: HostRuntime, given: HostDependencies): Promise<Backend> {
  const { store, announce, release } = given.store === undefined ? await openData(data) : sharedStore(given.store);
  return {
    name: randomUUID(),
    runtime,
    store,
    bus: given.bus ?? localBus,
    timers: given.timers ?? localTimers(runtime),
    autoplayJobs: given.autoplayJobs ?? null,
    redisIsUp: undefined,
    disconnect() {},
    announce,
    release,
  };
}

/** A store that was handed in: who else uses it is not the host's business. */
const sharedStore = (store: Store): OpenFolder => ({ store, announce() {}, release() {} });

async function openData(folder: string): Promise<OpenFolder> {
  try {
    return await openFolder(folder);
  } catch (error) {
    if (error instanceof FolderInUse) throw new ConfigError(`--data: ${error.message}`);
    const words = error instanceof Error ? error.message : String(error);
    const advice = error instanceof StoreUnavailable && error.fault === 'damaged' ? '; run souk check' : '';
    throw new ConfigError(`--data: ${folder} cannot be used: ${words}${advice}`);
  }
}

function servicesOf(context: HostContext): Services {
  const ratings = new Ratings(context, (table) => rooms.gameOf(table));
  const lobby = new Lobby(context);
  const rooms: Rooms = new Rooms(context, {
    finished: (table) => {
      ratings.finished(table);
      lobby.changed(table);
      endDeal(table).catch((error) => context.logger.error(errorFields(error), 'the end of a deal could not be told'));
    },
    expired: ({ id }) => tables.expire(id),
    swept: () => ratings.catchUp(),
  });
  const tables = new Tables(context, rooms, lobby);
  /** Results that have waited for the last table of a deal count now. */
  const endDeal = async (table: TableRow): Promise<void> => {
    for (const each of await tables.dealChanged(table)) ratings.finished(each);
  };
  const people = new People(context, rooms, tables);
  const online = new Online(context);
  const friends = new Friends(context, people, tables, online);
  tables.onChange((table) => friends.tableChanged(table));
  return {
    context,
    rooms,
    lobby,
    tables,
    people,
    accounts: new Accounts(context, people, rooms, tables),
    devices: new Devices(context),
    chat: new Chat(context, rooms),
    online,
    friends,
    profiles: new Profiles(context, people, friends, online),
    leaderboards: new Leaderboards(context),
    limits: new Limits(context.config, context.runtime),
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
