import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const conditions = ['souk-source'];
const resolve = { conditions };
const ssr = { resolve };

/** The suites of the host that run on what one machine has, and again on PostgreSQL and Redis. */
const ON_BOTH = [
  ...['store', 'timers', 'bus', 'play', 'tables', 'clocks', 'undo', 'records', 'people', 'chat', 'coming-and-going'],
  ...['ratings', 'bots', 'several-hosts', 'nothing-lost', 'other-rules'],
  ...['refusals', 'secrets', 'bad-clients', 'browsers', 'operations', 'kept-snapshots', 'laws/nothing-told'],
].map((name) => `packages/server/test/${name}.test.ts`);

/** Whatever needs PostgreSQL and Redis. */
const CLUSTER = ['packages/*/test/cluster/**/*.test.ts'];

/** Whatever needs a browser. */
const BROWSER = ['packages/web/test/browser/**/*.test.ts'];

/** The tests of the host. */
const LIVE = ['packages/server/test/**/*.test.ts', 'packages/cli/test/serve.test.ts'];

/**
 * With a browser, a database that is killed and a busy machine a test can fail for reasons of time alone. It is tried
 * once more, and CI names it: there is something to be found. Rules, laws, bots and laboratory have one try.
 */
const SECOND_TRY = 1;

/** What is polled for, in a page for instance, may take its time on a busy machine. */
const patient = { poll: { timeout: 30_000 } };

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
          name: 'live',
          include: LIVE,
          exclude: CLUSTER,
          testTimeout: 120_000,
          retry: SECOND_TRY,
          expect: patient,
        },
      },
      {
        test: {
          name: 'browser',
          include: BROWSER,
          globalSetup: ['packages/web/test/browser/setup.ts'],
          // As built, as the page is: nothing is to be compiled anew.
          server: { deps: { external: [/\/packages\/[\w-]+\/dist\//] } },
          // The browser is one for all, and every test has a context of its own in it: files share their modules, too.
          isolate: false,
          testTimeout: 120_000,
          retry: SECOND_TRY,
          expect: patient,
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
          testTimeout: 120_000,
          retry: SECOND_TRY,
          expect: patient,
        },
      },
    ],
  },
});
