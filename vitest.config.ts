import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Most files wait for a node, an engine or a database most of the time: two at once fill two cores.
    maxWorkers: 2,
    // What a busy machine broke once passes at the second try (`retry`), and is named: it may be the product after all.
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
