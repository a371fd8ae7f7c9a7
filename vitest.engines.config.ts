import { defineConfig } from 'vitest/config';

/** Configures the tests that need an engine built with Go: `npm run test:engines`. */
export default defineConfig({
  test: {
    include: ['engines/tests/**/*.test.ts'],
    globalSetup: ['packages/testing/src/database-server.ts', 'packages/testing/src/chain-templates.ts'],
    pool: 'forks',
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 180_000,
  },
});
