import { afterEach, beforeEach, expect, it } from 'vitest';
import { saveSession } from '../../lib/session/session-store.ts';
import {
  demoStore,
  removeDemo,
  removeDemoKey,
  isDemoOver,
  storeDemo,
  storeDemoKey,
  refreshDemo,
} from './demo-session.ts';

const KEY = `0x${'ab'.repeat(32)}` as const;
const at = (ms: number) => new Date(Date.now() + ms).toISOString();
const signIn = (isDemo: boolean) =>
  saveSession({
    userId: 'u1',
    address: null,
    tokens: { access_token: 'a', refresh_token: 'r', expires_at: at(60_000) },
    ...(isDemo && { before: null }),
  });

function clear(): void {
  removeDemo();
  removeDemoKey();
  saveSession(null);
}
beforeEach(clear);
afterEach(clear);

it('is active while its expiry is in the future', () => {
  signIn(true);
  storeDemo({ expiresAt: at(60_000), demoType: 'trade' });
  expect(refreshDemo()).toMatchObject({ demoType: 'trade' });
  expect(demoStore.get()?.demoType).toBe('trade');
  expect(isDemoOver()).toBe(false);
});

it('ends at its expiry', () => {
  signIn(true);
  localStorage.setItem('demoSession', JSON.stringify({ expiresAt: at(-1), demoType: 'trade' }));
  expect(refreshDemo()).toBeNull();
  expect(isDemoOver()).toBe(true);
});

it('ends when its session is gone or replaced', () => {
  storeDemo({ expiresAt: at(60_000), demoType: 'trade' });
  expect(isDemoOver()).toBe(true);
  signIn(false);
  expect(isDemoOver()).toBe(true);
});

it('ends when only its key is left, but not while it is starting', () => {
  expect(isDemoOver()).toBe(false);
  storeDemoKey(KEY);
  expect(isDemoOver()).toBe(true);
  signIn(true);
  expect(isDemoOver()).toBe(false);
});

it('ignores a stored value of another origin', () => {
  for (const text of ['{', 'null', '{"expiresAt":"never","demoType":"trade"}', '{"demoType":"rich"}']) {
    localStorage.setItem('demoSession', text);
    expect(refreshDemo()).toBeNull();
    expect(isDemoOver()).toBe(true);
  }
});
