import { CATALOGUE } from '@souk/games/loaded';
import type { WorkerPool } from '@souk/lab';
import type { WorkQueue } from '@souk/lab/shared';
import { type Arguments, type FlagSpec, textOf } from './arguments.js';
import { WORKERS } from './lab-arguments.js';
import type { Context, Shell } from './shell.js';
import { expected, UsageError } from './usage.js';

/** Where work is spread over machines. */
export const REDIS = {
  flag: 'redis',
  value: 'url',
  help: ({ say }) => say('flag.redis'),
} as const satisfies FlagSpec;

export const REDIS_PREFIX = {
  flag: 'redis-prefix',
  value: ({ say }) => say('value.name'),
  help: ({ say }) => say('flag.redisPrefix'),
} as const satisfies FlagSpec;

/** How long a command that has work waits for workers before saying so, in milliseconds. */
const PATIENCE = 2000;

export function workQueueAsked(args: Arguments, env: Shell['env']): WorkQueue {
  const redis = textOf(args, REDIS.flag) ?? env.SOUK_REDIS ?? '';
  if (redis === '') throw new UsageError(({ say }) => say('usage.redis'));
  if (!URL.canParse(redis) || !['redis:', 'rediss:'].includes(new URL(redis).protocol)) {
    throw expected('--redis', ({ say }) => say('usage.redisForm'), redis);
  }
  return { redis, prefix: textOf(args, REDIS_PREFIX.flag) ?? (env.SOUK_REDIS_PREFIX || 'souk') };
}

/** Where a command that can also work by itself puts its work; undefined: it does it here, in threads of its own. */
export function sharedQueueAsked(args: Arguments, env: Shell['env']): WorkQueue | undefined {
  if (textOf(args, REDIS.flag) === undefined) {
    if (textOf(args, REDIS_PREFIX.flag) === undefined) return undefined;
    throw new UsageError(({ say }) => say('usage.prefixNeedsRedis'));
  }
  if (textOf(args, WORKERS.flag) !== undefined) {
    throw new UsageError(({ say }) => say('usage.workersOrRedis'));
  }
  return workQueueAsked(args, env);
}

/** The workers of a queue. Says so if there is nobody yet: the work waits for them. */
export async function queuePool(queue: WorkQueue, { stderr, say }: Context): Promise<WorkerPool> {
  const { QueuePool } = await import('@souk/lab/shared');
  const pool = new QueuePool(queue, CATALOGUE);
  const warn = (text: string) => stderr.write(`souk simulate: ${text}\n`);
  setTimeout(() => {
    pool.workers().then(
      (count) => count === 0 && warn(say('simulate.noWorkers')),
      () => warn(say('simulate.noRedis')),
    );
  }, PATIENCE).unref();
  return pool;
}
