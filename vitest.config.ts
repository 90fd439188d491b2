import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const conditions = ['souk-source'];
const resolve = { conditions };
const ssr = { resolve };

const suites = (...names: readonly string[]): string[] => names.map((name) => `packages/server/test/${name}.test.ts`);

/** The suites of the host whose subject depends on where it keeps what it has. They run on what one machine has, and again on PostgreSQL and Redis. */
const OF_THE_STORE = suites(
  ...['store', 'bus', 'timers', 'play', 'undo', 'several-hosts', 'nothing-lost', 'secrets', 'laws/nothing-told'],
);

/** Those that see the store only through the host. They run on both when all are asked for. */
const OF_THE_HOST = suites(
  ...['tables', 'clocks', 'records', 'people', 'chat', 'coming-and-going', 'ratings', 'bots', 'other-rules'],
  ...['refusals', 'bad-clients', 'browsers', 'operations', 'kept-snapshots'],
);

const ON_BOTH = process.env.SOUK_BOTH_STORES === 'all' ? [...OF_THE_STORE, ...OF_THE_HOST] : OF_THE_STORE;

/** Whatever needs PostgreSQL and Redis. */
const CLUSTER = ['packages/*/test/cluster/**/*.test.ts'];

/** The tests of the host. */
const LIVE = ['packages/server/test/**/*.test.ts', 'packages/cli/test/serve.test.ts'];

/** Those of the page in a browser. */
const BROWSER = ['packages/web/test/browser/**/*.test.ts'];

/**
 * With a browser, a database that is killed and a busy machine a test can fail for reasons of time alone. It is tried
 * once more, and CI names it: there is something to be found. Rules, laws, bots and laboratory have one try.
 */
const SECOND_TRY = 1;

/**
 * Files share a worker, and what it has imported: each test opens hosts of its own, and none replaces a module. Not in threads:
 * those of hosts are ended with them, in the middle of whatever native code does.
 */
const shared = { isolate: false } as const;

/** However busy the machine is: what ends a test is what it waits for. These are for tests that hang. */
const patient = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } } as const;

export default defineConfig({
  test: {
    // Half of the files compute; the others wait most of the time, for a browser or for servers.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'souk',
          include: ['packages/*/test/**/*.test.ts'],
          exclude: [...CLUSTER, ...LIVE, ...BROWSER],
          testTimeout: 120_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'browser',
          include: BROWSER,
          retry: SECOND_TRY,
          ...patient,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'live',
          include: LIVE,
          exclude: CLUSTER,
          retry: SECOND_TRY,
          ...patient,
          ...shared,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'cluster',
          include: [...ON_BOTH, ...CLUSTER],
          globalSetup: ['packages/server/test/support/servers.ts'],
          env: { SOUK_TEST_ON: 'cluster' },
          retry: SECOND_TRY,
          ...patient,
          ...shared,
        },
      },
    ],
  },
});
