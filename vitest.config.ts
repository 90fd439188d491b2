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

/** What is polled for, in a page for instance, may take its time on a busy machine. */
const patient = { poll: { timeout: 30_000 } };

export default defineConfig({
  test: {
    // Most files compute and wait for nothing: every core is worth using.
    maxWorkers: '100%',
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'souk',
          include: ['packages/*/test/**/*.test.ts'],
          exclude: CLUSTER,
          testTimeout: 120_000,
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
          expect: patient,
        },
      },
    ],
  },
});
