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

it('is active while it expires in the future', () => {
  signIn(true);
  storeDemo({ expiresAt: at(60_000), demoType: 'trade' });
  expect(refreshDemo()).toMatchObject({ demoType: 'trade' });
  expect(demoStore.get()?.demoType).toBe('trade');
  expect(isDemoOver()).toBe(false);
});

it('is over once its time has come', () => {
  signIn(true);
  localStorage.setItem('demoSession', JSON.stringify({ expiresAt: at(-1), demoType: 'trade' }));
  expect(refreshDemo()).toBeNull();
  expect(isDemoOver()).toBe(true);
});

it('is over once its session is gone, or another one is there', () => {
  storeDemo({ expiresAt: at(60_000), demoType: 'trade' });
  expect(isDemoOver()).toBe(true);
  signIn(false);
  expect(isDemoOver()).toBe(true);
});

it('is over when only its key is left, and not while it is being started', () => {
  expect(isDemoOver()).toBe(false);
  storeDemoKey(KEY);
  expect(isDemoOver()).toBe(true);
  signIn(true);
  expect(isDemoOver()).toBe(false);
});

it('is not anything that was written there by somebody else', () => {
  for (const text of ['{', 'null', '{"expiresAt":"never","demoType":"trade"}', '{"demoType":"rich"}']) {
    localStorage.setItem('demoSession', text);
    expect(refreshDemo()).toBeNull();
    expect(isDemoOver()).toBe(true);
  }
});
