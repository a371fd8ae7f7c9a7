import { defineConfig } from 'vitest/config';
import { SITE_DEFINE } from './site-define.ts';

export default defineConfig({
  define: SITE_DEFINE,
  test: {
    name: 'web',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}', '{scripts,documentation}/**/*.test.ts'],
  },
});
