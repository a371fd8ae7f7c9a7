import { defineConfig } from 'vitest/config';

/** Tests that need PgBouncer: `npm run test:pooler`. */
export default defineConfig({
  test: {
    include: ['e2e/pooler/**/*.test.ts'],
    globalSetup: ['packages/testing/src/database-server.ts', 'packages/testing/src/chain-templates.ts'],
    setupFiles: ['packages/testing/src/fail-on-console-error.ts'],
    pool: 'forks',
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 240_000,
  },
});
