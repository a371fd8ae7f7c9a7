import { beforeEach, expect, it } from 'vitest';
import { storeRegistered, consumeRegisteredPath } from './stored-registration.ts';

beforeEach(() => localStorage.clear());

it('returns the stored return path once, and only for the registered address', () => {
  storeRegistered('ina@example.org', '/de/faucet');
  expect(consumeRegisteredPath('kai@example.org')).toBeNull();
  expect(consumeRegisteredPath('ina@example.org')).toBe('/de/faucet');
  expect(consumeRegisteredPath('ina@example.org')).toBeNull();
});

it('returns null for a missing path, a path to another site, and an unreadable entry', () => {
  storeRegistered('ina@example.org', null);
  expect(consumeRegisteredPath('ina@example.org')).toBeNull();
  storeRegistered('ina@example.org', '//evil.example');
  expect(consumeRegisteredPath('ina@example.org')).toBeNull();
  localStorage.setItem('nova.registered', '{');
  expect(consumeRegisteredPath('ina@example.org')).toBeNull();
});
