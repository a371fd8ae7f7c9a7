import { defineConfig } from 'vitest/config';
import { SITE_DEFINE } from './site-define.ts';

export default defineConfig({
  define: SITE_DEFINE,
  test: {
    name: 'web',
    retry: 1,
    environment: 'happy-dom',
    // What is imported for the first time is translated first; a busy machine takes its time for that.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    setupFiles: ['patient-tests.ts'],
    include: ['src/**/*.test.{ts,tsx}', '{scripts,documentation}/**/*.test.ts'],
  },
});
