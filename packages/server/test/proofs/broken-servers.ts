import { mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import pg from 'pg';
import { LOG_FILE_BYTES, type startBreakablePostgres } from '../../../../scripts/servers/postgres.mjs';
import type { startRedis } from '../../../../scripts/servers/redis.mjs';

// PostgreSQL and Redis that run, answer, and do not do what they are there for.

export type BreakablePostgres = Awaited<ReturnType<typeof startBreakablePostgres>>;
export type TestRedis = Awaited<ReturnType<typeof startRedis>>;

async function withClient<R>(url: string, act: (client: pg.Client) => Promise<R>): Promise<R> {
  const client = new pg.Client(url);
  // A server that is broken meanwhile ends its connections.
  client.on('error', () => {});
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** So many entries, of no match, make a file that no further page fits into when files are limited to that of the log. */
const BALLAST = `
  INSERT INTO entries SELECT -1, i, 'move', 0, i, 1800000000000 + i, 's' || i, NULL
    FROM generate_series(coalesce((SELECT max(seq) FROM entries WHERE match = -1), 0) + 1, 20000) AS i`;

/** The processes of the server that answer clients: those that make files of data grow. */
const BACKENDS = `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend'`;

/** The disk has room for nothing more, but what is there can be read and changed. Then there is room again. */
export async function fillDisk(postgres: BreakablePostgres, until: () => Promise<unknown>): Promise<void> {
  await withClient(postgres.url, (client) => client.query(BALLAST));
  const limit = (bytes: number | 'unlimited'): Promise<void> =>
    withClient(postgres.url, async (client) => {
      const { rows } = await client.query<{ pid: number }>(BACKENDS);
      postgres.limitFiles(
        bytes,
        rows.map(({ pid }) => pid),
      );
    });
  await limit(LOG_FILE_BYTES);
  try {
    await until();
  } finally {
    await limit('unlimited');
  }
}

/** The log cannot be written: the server gives up, and is started again when its disk is whole. */
export async function failDisk(postgres: BreakablePostgres): Promise<void> {
  const ended = postgres.failDisk();
  // Hosts may have nothing to write in this moment.
  const commit = `SELECT pg_logical_emit_message(true, 'souk', 'something')`;
  await withClient(postgres.url, (client) => client.query(commit)).catch(() => {});
  await ended;
  await postgres.start();
}

/** The server becomes a standby, as after a failover gone wrong, and the first again. */
export async function standBy(postgres: BreakablePostgres, until: () => Promise<unknown>): Promise<void> {
  await postgres.demote();
  await until();
  await withClient(postgres.url, (client) => client.query('SELECT pg_promote(true, 60)'));
}

/** Has Redis do something that no client would ask of it. */
async function withRedis<R>({ url }: TestRedis, act: (redis: Redis) => Promise<R>): Promise<R> {
  const redis = new Redis(url, { maxRetriesPerRequest: null });
  redis.on('error', () => {});
  try {
    return await act(redis);
  } finally {
    redis.disconnect();
  }
}

/** How Redis comes to refuse what is to be written, and what ends it. */
interface Refusing {
  begin(redis: Redis, folder: string): Promise<unknown>;
  end(redis: Redis, folder: string): Promise<unknown>;
}

export const REFUSING = {
  'out of memory': {
    begin: (redis) => redis.config('SET', 'maxmemory', '1'),
    end: (redis) => redis.config('SET', 'maxmemory', '0'),
  },
  /** As after a failover: a replica of one that is away. */
  'read only': {
    begin: (redis) => redis.replicaof('127.0.0.1', 1),
    end: (redis) => redis.replicaof('NO', 'ONE'),
  },
  /** It cannot save what it has, and says no to everything, a ping included. */
  'without a disk': {
    async begin(redis, folder) {
      mkdirSync(join(folder, 'dump.rdb', 'in the way'), { recursive: true });
      await redis.config('SET', 'save', '3600 1000000');
      await redis.bgsave();
      while (!/rdb_last_bgsave_status:err/.test(await redis.info('persistence'))) await pause(10);
    },
    async end(redis, folder) {
      await redis.config('SET', 'save', '');
      rmdirSync(join(folder, 'dump.rdb', 'in the way'));
      rmdirSync(join(folder, 'dump.rdb'));
    },
  },
} as const satisfies { readonly [name: string]: Refusing };

/** Redis answers, and writes nothing. */
export async function refuseWrites(
  redis: TestRedis,
  how: keyof typeof REFUSING,
  until: () => Promise<unknown>,
): Promise<void> {
  const { begin, end }: Refusing = REFUSING[how];
  await withRedis(redis, (client) => begin(client, redis.folder));
  try {
    await until();
  } finally {
    await withRedis(redis, (client) => end(client, redis.folder));
  }
}
