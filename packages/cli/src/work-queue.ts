import { CATALOGUE } from '@souk/games/loaded';
import type { WorkerPool } from '@souk/lab';
import type { WorkQueue } from '@souk/lab/shared';
import { type Arguments, textOf } from './arguments.js';
import { WORKERS } from './lab-arguments.js';
import type { Shell } from './shell.js';
import { expected, UsageError } from './usage.js';

/** Where work is spread over machines. */
export const REDIS = {
  flag: 'redis',
  value: 'url',
  help: 'Spread the work over souk worker processes through this Redis, as redis://host:port (SOUK_REDIS for them)',
} as const;

export const REDIS_PREFIX = {
  flag: 'redis-prefix',
  value: 'name',
  help: 'What everything of these processes begins with in Redis (SOUK_REDIS_PREFIX; usually souk)',
} as const;

/** How long a command that has work waits for workers before saying so, in milliseconds. */
const PATIENCE = 2000;

export function workQueueAsked(args: Arguments, env: Shell['env']): WorkQueue {
  const redis = textOf(args, REDIS.flag) ?? env.SOUK_REDIS ?? '';
  if (redis === '') throw new UsageError('--redis: expected an address as redis://host:port');
  if (!URL.canParse(redis) || !['redis:', 'rediss:'].includes(new URL(redis).protocol)) {
    throw expected('--redis', 'an address as redis://host:port', redis);
  }
  return { redis, prefix: textOf(args, REDIS_PREFIX.flag) ?? (env.SOUK_REDIS_PREFIX || 'souk') };
}

/** Where a command that can also work by itself puts its work; undefined: it does it here, in threads of its own. */
export function sharedQueueAsked(args: Arguments, env: Shell['env']): WorkQueue | undefined {
  if (textOf(args, REDIS.flag) === undefined) {
    if (textOf(args, REDIS_PREFIX.flag) === undefined) return undefined;
    throw new UsageError('--redis-prefix: expected --redis with it: without, the work is done here');
  }
  if (textOf(args, WORKERS.flag) !== undefined) {
    throw new UsageError(
      '--workers: expected either --workers or --redis: each souk worker has its own number of threads',
    );
  }
  return workQueueAsked(args, env);
}

/** The workers of a queue. Says so if there are none yet: the work waits for them. */
export async function queuePool(queue: WorkQueue, { stderr }: Pick<Shell, 'stderr'>): Promise<WorkerPool> {
  const { QueuePool } = await import('@souk/lab/shared');
  const pool = new QueuePool(queue, CATALOGUE);
  const say = (text: string) => stderr.write(`souk simulate: ${text}\n`);
  setTimeout(() => {
    pool.workers().then(
      (count) => count === 0 && say('nobody works there yet; start one with souk worker'),
      () => say('Redis does not answer yet'),
    );
  }, PATIENCE).unref();
  return pool;
}
