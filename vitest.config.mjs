import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { compileProcesses } from './scripts/lib/compile-processes.mjs';
import { keepTemporaryFilesInMemory } from './scripts/lib/temporary-folder.mjs';

keepTemporaryFilesInMemory();

/**
 * The processes that tests start run from their compiled copy, like those of `npm start`: each start of a
 * process that loads TypeScript costs seconds of CPU time. Not while watching, where sources change later.
 */
const supervisor = process.argv.includes('run') ? await compileProcesses(import.meta.dirname) : null;
const compiledProcesses = supervisor && {
  COMPILED_PROCESSES: JSON.stringify(path.resolve(supervisor, '../../../..')),
  COMPILED_FROM: JSON.stringify(import.meta.dirname),
};

const SERVER = {
  setupFiles: ['packages/testing/src/fail-on-console-error.ts'],
  pool: 'forks',
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        define: { ...compiledProcesses },
        test: {
          ...SERVER,
          name: 'server',
          // Most files spend a third of their time waiting for a node, an engine or a database, so that three at once
          // use two cores fully. A project with another number of workers than others runs by itself.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          // A process for each file would spend more time on loading modules than most files need.
          isolate: false,
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/{worker,api,supervisor,seed,signer}/src/**/*.test.ts',
            'contracts/{scripts,test}/**/*.test.ts',
            'bench/src/**/*.test.ts',
            'examples/**/*.test.ts',
            'e2e/stack/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          globalSetup: ['packages/testing/src/database-server.ts', 'packages/testing/src/chain-templates.ts'],
        },
      },
      {
        define: { ...compiledProcesses },
        // The node limits transactions by the time that executing them takes. In a shared process, that
        // depends on what other files have executed.
        test: { ...SERVER, name: 'node', include: ['apps/node/src/**/*.test.ts'] },
      },
      'apps/web/vitest.config.ts',
    ],
  },
});
