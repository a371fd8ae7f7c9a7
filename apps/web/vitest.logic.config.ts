import { configDefaults, defineConfig } from 'vitest/config';
import { SITE_DEFINE } from './site-define.ts';
import { TESTS_WITH_DOM } from './tests-with-dom.ts';

/** Configures the tests of code without a document, which share their processes because they leave no state. */
export default defineConfig({
  define: SITE_DEFINE,
  test: {
    name: 'web-logic',
    retry: 1,
    environment: 'node',
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    include: ['src/**/*.test.ts', '{scripts,documentation}/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...TESTS_WITH_DOM],
    sequence: { groupOrder: 2 },
  },
});
