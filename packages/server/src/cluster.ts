import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { AutoplayJob } from './autoplay/jobs.js';
import { sharedAutoplay } from './autoplay/shared.js';
import type { Backend } from './backend.js';
import { disconnectedBus } from './bus/disconnected.js';
import { RedisBus } from './bus/redis.js';
import { ClusterClock } from './clocks/cluster-clock.js';
import { ConfigError } from './config/read.js';
import type { Config } from './config/spec.js';
import { errorFields, type Logger } from './logging/logger.js';
import type { HostMetrics } from './metrics/host-metrics.js';
import { RedisLink } from './redis/link.js';
import { SharedQueue } from './redis/queue.js';
import { type HostRuntime, hostRuntime, nodeRuntime, type Runtime } from './runtime.js';
import { openPostgresStore, type PostgresStore } from './store/postgres/store.js';
import { StoreUnavailable } from './store/unavailable.js';
import { localTimers } from './timers/local.js';
import { type DueJob, sharedTimers } from './timers/shared.js';

const SECOND = 1000;
/** How long a database that is starting is waited for, in milliseconds. */
const START_TIMEOUT_MS = 10_000;
const RETRY_MS = 500;
/** Milliseconds by which a clock is wrong enough to be mentioned. */
const NOTABLE_MS = 1000;
/** All that hosts of a cluster have they share. */
const NOTHING_OF_ITS_OWN = { announce() {}, release() {} };

/** Opens what hosts share. What is read or written goes through PostgreSQL; without Redis everything works, but later. */
export async function openCluster(
  config: Config,
  given: Runtime | undefined,
  logger: Logger,
  metrics: HostMetrics,
): Promise<Backend> {
  const { store, runtime, closeClock } = await openStore(config, given, logger, metrics);
  const name = randomUUID();
  metrics.gauge('souk_database_busy', 'Connections to PostgreSQL in use', () => store.load.busy);
  metrics.gauge('souk_database_waiting', 'Requests that wait for a connection to PostgreSQL', () => store.load.waiting);
  if (config.redis === '') {
    return {
      name,
      runtime,
      store,
      bus: disconnectedBus,
      timers: localTimers(runtime),
      autoplayJobs: null,
      redisIsUp: undefined,
      disconnect: closeClock,
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
    runtime,
    store,
    bus,
    timers: sharedTimers(clocks, runtime),
    autoplayJobs: sharedAutoplay(autoplay),
    redisIsUp: () => bus.state === 'connected',
    disconnect() {
      closeClock();
      link.close();
    },
    ...NOTHING_OF_ITS_OWN,
  };
}

interface SharedTime {
  readonly runtime: HostRuntime;
  closeClock(): void;
}

/** The time is that of the database, unless a runtime was handed in. Chance and timers are the host's own. */
async function openRuntime(
  store: PostgresStore,
  given: Runtime | undefined,
  logger: Logger,
  metrics: HostMetrics,
): Promise<SharedTime> {
  if (given !== undefined) return { runtime: hostRuntime(given), closeClock() {} };
  const clock = await ClusterClock.open({
    readTime: () => store.time(),
    monotonic: nodeRuntime.monotonic,
    corrected: (milliseconds) => {
      if (Math.abs(milliseconds) >= NOTABLE_MS) logger.warn({ milliseconds }, 'the clock of the database has jumped');
    },
  });
  const skew = (): number => (nodeRuntime.now() - clock.now()) / SECOND;
  metrics.gauge('souk_clock_skew_seconds', "Seconds by which this machine's clock is ahead of the database's", skew);
  if (Math.abs(skew()) >= NOTABLE_MS / SECOND) {
    logger.warn({ seconds: Math.round(skew()) }, "this machine's clock is wrong; the database's is used instead");
  }
  return { runtime: hostRuntime({ ...nodeRuntime, now: clock.now }, clock.now), closeClock: () => clock.close() };
}

/** A database may be starting while the host does. */
async function openStore(
  config: Config,
  given: Runtime | undefined,
  logger: Logger,
  metrics: HostMetrics,
): Promise<{ readonly store: PostgresStore } & SharedTime> {
  const { database, databaseConnections, databaseSeconds } = config;
  const until = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      const store = await openPostgresStore(database, databaseConnections, SECOND * databaseSeconds);
      try {
        return { store, ...(await openRuntime(store, given, logger, metrics)) };
      } catch (error) {
        await store.close();
        throw error;
      }
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
