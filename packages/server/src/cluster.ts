import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { AutoplayJob } from './autoplay/jobs.js';
import { sharedAutoplay } from './autoplay/shared.js';
import type { Backend } from './backend.js';
import { disconnectedBus } from './bus/disconnected.js';
import { RedisBus } from './bus/redis.js';
import { ConfigError } from './config/read.js';
import type { Config } from './config/spec.js';
import { errorFields, type Logger } from './logging/logger.js';
import type { HostMetrics } from './metrics/host-metrics.js';
import { RedisLink } from './redis/link.js';
import { SharedQueue } from './redis/queue.js';
import type { HostRuntime } from './runtime.js';
import { openPostgresStore, type PostgresStore } from './store/postgres/store.js';
import { StoreUnavailable } from './store/unavailable.js';
import { localTimers } from './timers/local.js';
import { type DueJob, sharedTimers } from './timers/shared.js';

const SECOND = 1000;
/** How long a database that is starting is waited for, in milliseconds. */
const START_TIMEOUT_MS = 10_000;
const RETRY_MS = 500;
/** All that hosts of a cluster have they share. */
const NOTHING_OF_ITS_OWN = { announce() {}, release() {} };

/** Opens what hosts share. What is read or written goes through PostgreSQL; without Redis everything works, but later. */
export async function openCluster(
  config: Config,
  runtime: HostRuntime,
  logger: Logger,
  metrics: HostMetrics,
): Promise<Backend> {
  const store = await openStore(config, logger);
  const name = randomUUID();
  metrics.gauge('souk_database_busy', 'Connections to PostgreSQL in use', () => store.load.busy);
  metrics.gauge('souk_database_waiting', 'Requests that wait for a connection to PostgreSQL', () => store.load.waiting);
  if (config.redis === '') {
    const disconnect = (): void => {};
    return {
      name,
      store,
      time: () => store.time(),
      bus: disconnectedBus,
      timers: localTimers(runtime),
      autoplayJobs: null,
      redisIsUp: undefined,
      disconnect,
      ...NOTHING_OF_ITS_OWN,
    };
  }
  const link = new RedisLink(config.redis, config.redisPrefix, SECOND * config.redisSeconds);
  await link.connect().catch((error) => logger.warn(errorFields(error), 'Redis does not answer; going on without'));
  const bus = new RedisBus(link, name);
  const countJob = metrics.jobs(['clocks', 'turns']);
  const queueOf = <Data extends object>(kind: 'clocks' | 'turns'): SharedQueue<Data> =>
    new SharedQueue<Data>(link, kind, {
      done: () => countJob(kind, 'done'),
      failed: (error) => {
        countJob(kind, 'failed');
        logger.warn({ queue: kind, ...errorFields(error) }, 'a job has failed; it is tried again');
      },
    });
  const clocks = queueOf<DueJob>('clocks');
  const autoplay = queueOf<AutoplayJob>('turns');
  metrics.gauge('souk_redis_up', 'Whether other hosts are heard of through Redis', () =>
    bus.state === 'connected' ? 1 : 0,
  );
  metrics.gauge('souk_clock_jobs', 'Clocks and deadlines that are due and wait for a host', () => clocks.backlog);
  metrics.gauge('souk_turn_jobs', 'Turns of bots that wait for a host', () => autoplay.backlog);
  return {
    name,
    store,
    time: () => store.time(),
    bus,
    timers: sharedTimers(clocks, runtime),
    autoplayJobs: sharedAutoplay(autoplay),
    redisIsUp: () => bus.state === 'connected',
    disconnect: () => link.close(),
    ...NOTHING_OF_ITS_OWN,
  };
}

/** A database may be starting while the host does. */
async function openStore(config: Config, logger: Logger): Promise<PostgresStore> {
  const { database, databaseConnections, databaseSeconds } = config;
  const until = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      return await openPostgresStore(database, databaseConnections, SECOND * databaseSeconds);
    } catch (error) {
      if (error instanceof StoreUnavailable && performance.now() < until) {
        logger.warn(errorFields(error), 'waiting for the database');
        await pause(RETRY_MS);
      } else {
        throw new ConfigError(`--database: cannot be used: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
}
