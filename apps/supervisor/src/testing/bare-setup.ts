import type { Setup } from '../doctor/setup.ts';

/** Setup with nothing configured; each test adds what it checks. */
export const BARE_SETUP: Setup = {
  part: 'all',
  root: '/nonexistent',
  isProduction: false,
  keys: {},
  listeners: [],
  copies: { api: 1, worker: 1 },
};
