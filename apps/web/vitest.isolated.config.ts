import { defineConfig } from 'vitest/config';
import { SITE_DEFINE } from './site-define.ts';
import { ISOLATED_TESTS, SETTINGS } from './vitest.config.ts';

export default defineConfig({
  define: SITE_DEFINE,
  test: { ...SETTINGS, name: 'web, isolated', include: ISOLATED_TESTS },
});
