import { defineConfig } from 'vitest/config';

/** Journeys of tools with many dependencies of their own; `npm run test:tools` installs these first. */
export default defineConfig({
  test: {
    include: ['apps/node/test/tools/*.test.ts'],
    setupFiles: ['packages/testing/src/fail-on-console-error.ts'],
    pool: 'forks',
    fileParallelism: false,
    testTimeout: 240_000,
  },
});
