// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

const KEY = 'nova.walletConnect';
beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});
const load = () => import('./stored-session.ts');

it('stores only between the start of a pairing and the end of its session', async () => {
  const { hasStoredSession, removeStoredSession, sessionStorageOfPackage, startStoring } = await load();
  await sessionStorageOfPackage.setItem('keychain', { seed: '1' });
  expect(hasStoredSession()).toBe(false);
  startStoring();
  await sessionStorageOfPackage.setItem('keychain', { seed: '1' });
  expect(hasStoredSession()).toBe(true);
  expect(await sessionStorageOfPackage.getItem('keychain')).toEqual({ seed: '1' });
  removeStoredSession();
  await sessionStorageOfPackage.setItem('messages', {});
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('a tab whose session has ended leaves the newer pairing of another tab alone', async () => {
  const first = await load();
  first.startStoring();
  await first.sessionStorageOfPackage.setItem('session', [1]);
  vi.resetModules();
  const second = await load();
  localStorage.removeItem(KEY);
  second.removeStoredSession();
  second.startStoring();
  await second.sessionStorageOfPackage.setItem('session', [2]);
  await first.sessionStorageOfPackage.setItem('session', []);
  first.removeStoredSession();
  expect(await second.sessionStorageOfPackage.getItem('session')).toEqual([2]);
});

it('a tab that was open before another tab paired can end that session', async () => {
  const earlier = await load();
  vi.resetModules();
  const later = await load();
  later.startStoring();
  await later.sessionStorageOfPackage.setItem('session', [1]);
  earlier.joinStoredPairing();
  earlier.removeStoredSession();
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('continues a session of an earlier visit and keeps the entries of other tabs', async () => {
  localStorage.setItem(KEY, JSON.stringify({ session: [1] }));
  const { sessionStorageOfPackage: storage } = await load();
  await storage.setItem('messages', { topic: 'hash' });
  localStorage.setItem(KEY, JSON.stringify({ session: [1, 2], messages: {} }));
  await storage.removeItem('messages');
  expect(await storage.getKeys()).toEqual(['session']);
  expect(await storage.getEntries()).toEqual([['session', [1, 2]]]);
});
