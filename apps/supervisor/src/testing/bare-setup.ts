import type { Setup } from '../doctor/setup.ts';

/** Nothing configured; a test adds what it looks at. */
export const BARE_SETUP: Setup = {
  part: 'all',
  root: '/nonexistent',
  isProduction: false,
  keys: {},
  listeners: [],
  copies: { api: 1, worker: 1 },
};
