import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './packages/testing/src/runner/longest-first.ts';
import { listTestsWith } from './packages/testing/src/runner/list-tests-with.ts';

const SERVER = {
  retry: 1,
  globalSetup: ['packages/testing/src/database-server.ts', 'packages/testing/src/chain-templates.ts'],
  setupFiles: ['packages/testing/src/fail-on-console-error.ts'],
  pool: 'forks' as const,
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

const SERVER_FOLDERS = [
  'packages',
  ...['node', 'worker', 'api', 'supervisor', 'seed', 'signer'].map((app) => `apps/${app}/src`),
  'contracts/scripts',
  'contracts/test',
  'bench/src',
  'examples',
  'e2e/stack',
  'scripts',
];

/** A mock replaces a module for the whole process, so its tests need a process of their own. */
const WITH_MOCKS = listTestsWith(import.meta.dirname, SERVER_FOLDERS, 'vi.mock(');

export default defineConfig({
  test: {
    // Most files spend their time waiting for a node, an engine or a database, and two at once use two
    // cores fully.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // A test that fails on a busy machine and passes at the second attempt (`retry`) is listed, because the
    // cause may be the product after all.
    reporters: ['default', './scripts/lib/second-tries.mjs'],
    projects: [
      {
        test: {
          ...SERVER,
          name: 'server',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/{node,worker,api,supervisor,seed,signer}/src/**/*.test.ts',
            'contracts/{scripts,test}/**/*.test.ts',
            'bench/src/**/*.test.ts',
            'examples/**/*.test.ts',
            'e2e/stack/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          exclude: [...configDefaults.exclude, ...WITH_MOCKS],
          // A third of the time of a file in a new process is spent on loading and optimizing the same code.
          isolate: false,
        },
      },
      {
        test: {
          ...SERVER,
          name: 'server-mocks',
          include: WITH_MOCKS,
          // Files of different projects in turn would end the processes that files of one project share.
          sequence: { groupOrder: 1 },
        },
      },
      'apps/web/vitest.config.ts',
      'apps/web/vitest.logic.config.ts',
    ],
  },
});
