import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { RedisBus } from './bus/redis.js';
import { unheard } from './bus/unheard.js';
import { ConfigError } from './config/read.js';
import type { Config } from './config/spec.js';
import { errorFields, type Log } from './logs/log.js';
import type { HostMetrics } from './metrics/host-metrics.js';
import type { Outside } from './outside.js';
import { RedisLink } from './redis/link.js';
import { SharedQueue } from './redis/queue.js';
import type { Shared } from './shared.js';
import { openPostgresStore, type PostgresStore } from './store/postgres/store.js';
import { StoreUnavailable } from './store/unavailable.js';
import { localTimers } from './timers/local.js';
import { type DueJob, sharedTimers } from './timers/shared.js';
import { sharedTurns } from './turns/shared.js';
import type { Turn } from './turns/turns.js';

const SECOND = 1000;
/** How long a database that is starting is waited for, in milliseconds. */
const PATIENCE = 10_000;
const AGAIN = 500;

/** Opens what hosts share. What is read or written goes through PostgreSQL; without Redis everything works, but later. */
export async function openCluster(config: Config, outside: Outside, log: Log, metrics: HostMetrics): Promise<Shared> {
  const store = await openStore(config, log);
  const name = randomUUID();
  metrics.gauge('souk_database_busy', 'Connections to PostgreSQL in use', () => store.load.busy);
  metrics.gauge('souk_database_waiting', 'Requests that wait for a connection to PostgreSQL', () => store.load.waiting);
  if (config.redis === '') {
    const disconnect = (): void => {};
    return { name, store, bus: unheard, timers: localTimers(outside), turns: null, redisIsUp: undefined, disconnect };
  }
  const link = new RedisLink(config.redis, config.redisPrefix, SECOND * config.redisSeconds);
  await link.reach().catch((error) => log.warn(errorFields(error), 'Redis does not answer; going on without'));
  const bus = new RedisBus(link, name);
  const countJob = metrics.jobs(['clocks', 'turns']);
  const queueOf = <Data extends object>(kind: 'clocks' | 'turns'): SharedQueue<Data> =>
    new SharedQueue<Data>(link, kind, {
      done: () => countJob(kind, 'done'),
      failed: (error) => {
        countJob(kind, 'failed');
        log.warn({ queue: kind, ...errorFields(error) }, 'a job has failed; it is tried again');
      },
    });
  const clocks = queueOf<DueJob>('clocks');
  const turns = queueOf<Turn>('turns');
  metrics.gauge('souk_redis_up', 'Whether other hosts are heard of through Redis', () =>
    bus.reach === 'together' ? 1 : 0,
  );
  metrics.gauge('souk_clock_jobs', 'Clocks and deadlines that are due and wait for a host', () => clocks.backlog);
  metrics.gauge('souk_turn_jobs', 'Turns of bots that wait for a host', () => turns.backlog);
  return {
    name,
    store,
    bus,
    timers: sharedTimers(clocks, outside),
    turns: sharedTurns(turns),
    redisIsUp: () => bus.reach === 'together',
    disconnect: () => link.close(),
  };
}

/** A database may be starting while the host does. */
async function openStore(config: Config, log: Log): Promise<PostgresStore> {
  const { database, databaseConnections, databaseSeconds } = config;
  const until = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await openPostgresStore(database, databaseConnections, SECOND * databaseSeconds);
    } catch (error) {
      if (error instanceof StoreUnavailable && Date.now() < until) {
        log.warn(errorFields(error), 'waiting for the database');
        await pause(AGAIN);
      } else {
        throw new ConfigError(`--database: cannot be used: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
}
