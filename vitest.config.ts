import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { pluginGames } from './packages/web/plugin-games.js';

const conditions = ['souk-source'];
const resolve = { conditions };
const ssr = { resolve };

const suites = (...names: readonly string[]): string[] => names.map((name) => `packages/server/test/${name}.test.ts`);

/** The suites of the host whose subject depends on where it keeps what it has. They run on what one machine has, and again on PostgreSQL and Redis. */
const STORE_SUITES = suites(
  ...[
    'store',
    'store-people',
    'store-profiles',
    'history-rebuilt',
    'friends',
    'check',
    'bus',
    'timers',
    'play',
    'undo',
    'several-hosts',
    'resigning',
    'crash-recovery',
    'secrets',
    'laws/information-leaks',
  ],
);

/** Those that see the store only through the host. They run on both when all are asked for. */
const HOST_SUITES = suites(
  ...['tables', 'makers', 'duplicate-deals', 'clocks', 'wall-clock', 'records', 'people', 'profiles', 'leaderboards'],
  ...['accounts', 'adoption', 'chat'],
  ...['room-lifecycle', 'ratings', 'bots', 'rules-versions', 'chance'],
  ...['refusals', 'bad-clients', 'overload', 'browsers', 'operations', 'snapshot-storage'],
);

const ON_BOTH_STORES = process.env.SOUK_BOTH_STORES === 'all' ? [...STORE_SUITES, ...HOST_SUITES] : STORE_SUITES;

/** Whatever needs PostgreSQL and Redis. */
const CLUSTER = ['packages/*/test/cluster/**/*.test.ts'];

/** Whatever needs a browser. */
const BROWSER = ['{packages/web,games/*,examples/*}/test/browser/**/*.test.ts'];

/** The tests of the host, and of clients at a host. */
const LIVE = [
  'packages/server/test/**/*.test.ts',
  'packages/client/test/live/**/*.test.ts',
  'packages/cli/test/serve.test.ts',
];

/**
 * With a browser, a database that is killed and a busy machine a test can fail for reasons of time alone. It is tried
 * once more, and CI names it: there is something to be found. Rules, laws, bots and laboratory have one try.
 */
const SECOND_TRY = 1;

/** Of every project. */
const common = {
  // Files share a worker, and what it has imported: no test replaces a module or leaves anything behind.
  isolate: false,
  // Not threads: those of a host are ended with it, in the middle of whatever native code does.
  pool: 'forks',
  // However busy the machine is: what ends a test is what it waits for. These are for tests that hang.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
} as const;

export default defineConfig({
  test: {
    // Half of the files compute; the others wait most of the time, for a browser or for servers.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    projects: [
      {
        plugins: [pluginGames()],
        resolve,
        ssr,
        test: {
          ...common,
          name: 'souk',
          include: ['{packages,games,examples}/*/test/**/*.test.ts'],
          exclude: [...CLUSTER, ...LIVE, ...BROWSER],
        },
      },
      {
        resolve,
        ssr,
        test: {
          ...common,
          name: 'live',
          include: LIVE,
          exclude: CLUSTER,
          retry: SECOND_TRY,
        },
      },
      {
        plugins: [pluginGames()],
        test: {
          ...common,
          name: 'browser',
          include: BROWSER,
          globalSetup: ['packages/web/test/browser/setup.ts'],
          // As built, as the page is: nothing is to be compiled anew.
          server: { deps: { external: [/\/(?:packages\/[\w-]+|games)\/dist\//] } },
          retry: SECOND_TRY,
        },
      },
      {
        resolve,
        ssr,
        test: {
          ...common,
          name: 'cluster',
          include: [...ON_BOTH_STORES, ...CLUSTER],
          globalSetup: ['packages/server/test/support/servers.ts'],
          env: { SOUK_TEST_ON: 'cluster' },
          retry: SECOND_TRY,
        },
      },
    ],
  },
});
