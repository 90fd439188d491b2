import type { TestProject } from 'vitest/node';
import { startPostgres, UNSAFE } from '../../../../scripts/servers/postgres.mjs';
import { startRedis } from '../../../../scripts/servers/redis.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A database server in which tests may do as they like. */
    postgres: string;
    redis: string;
  }
}

interface Started {
  readonly url: string;
  remove(): Promise<void>;
}

/** The server that the environment names, else one of our own for as long as the tests run. */
const given = async (url: string | undefined, start: () => Promise<Started>): Promise<Started> =>
  url === undefined || url === '' ? start() : { url, remove: async () => {} };

/** PostgreSQL and Redis for all tests of a run; those who break a server start one of their own. Without them there is no run. */
export default async function servers(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await given(process.env.SOUK_TEST_POSTGRES, () => startPostgres(...UNSAFE));
  const redis = await given(process.env.SOUK_TEST_REDIS, startRedis);
  project.provide('postgres', postgres.url);
  project.provide('redis', redis.url);
  return async () => {
    await Promise.all([postgres.remove(), redis.remove()]);
  };
}
