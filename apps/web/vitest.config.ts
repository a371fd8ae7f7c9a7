import { defineConfig } from 'vitest/config';
import { SITE_DEFINE } from './site-define.ts';

export default defineConfig({
  define: SITE_DEFINE,
  test: {
    name: 'web',
    environment: 'happy-dom',
    // The first import of a module transforms it, which takes a long time on a busy machine.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    setupFiles: ['patient-tests.ts'],
    include: ['src/**/*.test.{ts,tsx}', '{scripts,documentation}/**/*.test.ts'],
  },
});
