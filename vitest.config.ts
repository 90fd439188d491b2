import { defineConfig } from 'vitest/config';

const conditions = ['souk-source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/*/test/**/*.test.ts'],
    testTimeout: 120_000,
    // Most files compute and wait for nothing: every core is worth using.
    maxWorkers: '100%',
  },
});
