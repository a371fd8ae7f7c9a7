import { configDefaults, defineConfig } from 'vitest/config';
import { SITE_DEFINE } from './site-define.ts';

/**
 * Tests that connect a wallet or listen to the window for longer than a test, and those of scripts, which have
 * no window. Each has a process of its own.
 */
export const ISOLATED_TESTS = [
  'src/features/{account,demo,home,passkey,presale,recovery,referral,wallet}/**/*.test.{ts,tsx}',
  'src/lib/{live,page,session,store}/**/*.test.{ts,tsx}',
  'src/*.test.{ts,tsx}',
  '{scripts,documentation}/**/*.test.ts',
];

export const SETTINGS = {
  retry: 1,
  environment: 'happy-dom',
  // The first import of a module transforms it, which takes a long time on a busy machine.
  testTimeout: 20_000,
  hookTimeout: 60_000,
  setupFiles: ['patient-tests.ts'],
};

export default defineConfig({
  define: SITE_DEFINE,
  test: {
    ...SETTINGS,
    name: 'web',
    // A process and a window for each file would take most of the time.
    isolate: false,
    setupFiles: ['patient-tests.ts', 'clean-window.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, ...ISOLATED_TESTS],
  },
});
