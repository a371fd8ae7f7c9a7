import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Most files spend their time waiting for a node, an engine or a database, and two at once use two
    // cores fully.
    maxWorkers: 2,
    // A test that fails on a busy machine and passes at the second attempt (`retry`) is listed, because the
    // cause may be the product after all.
    reporters: ['default', './scripts/lib/second-tries.mjs'],
    projects: [
      {
        test: {
          name: 'server',
          retry: 1,
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/{node,worker,api,supervisor,seed,signer}/src/**/*.test.ts',
            'contracts/{scripts,test}/**/*.test.ts',
            'bench/src/**/*.test.ts',
            'examples/**/*.test.ts',
            'e2e/stack/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          globalSetup: ['packages/testing/src/database-server.ts', 'packages/testing/src/chain-templates.ts'],
          setupFiles: ['packages/testing/src/fail-on-console-error.ts'],
          pool: 'forks',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      'apps/web/vitest.config.ts',
    ],
  },
});
