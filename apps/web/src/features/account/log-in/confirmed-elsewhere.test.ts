import { beforeEach, expect, it } from 'vitest';
import { storeRegistered, takeRegisteredPath } from './confirmed-elsewhere.ts';

beforeEach(() => localStorage.clear());

it('returns the stored return path once, and only for the registered address', () => {
  storeRegistered('ina@example.org', '/de/faucet');
  expect(takeRegisteredPath('kai@example.org')).toBeNull();
  expect(takeRegisteredPath('ina@example.org')).toBe('/de/faucet');
  expect(takeRegisteredPath('ina@example.org')).toBeNull();
});

it('returns null for a missing path, a path to another site, and an unreadable entry', () => {
  storeRegistered('ina@example.org', null);
  expect(takeRegisteredPath('ina@example.org')).toBeNull();
  storeRegistered('ina@example.org', '//evil.example');
  expect(takeRegisteredPath('ina@example.org')).toBeNull();
  localStorage.setItem('nova.registered', '{');
  expect(takeRegisteredPath('ina@example.org')).toBeNull();
});
