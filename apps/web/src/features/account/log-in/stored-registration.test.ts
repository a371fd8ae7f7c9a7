import { beforeEach, expect, it } from 'vitest';
import { consumeRegisteredPath, readRegistrationKeys, storeRegistration } from './stored-registration.ts';

beforeEach(() => localStorage.clear());

const store = (next: string | null) =>
  storeRegistration({ email: 'ina@example.org', next, keys: ['a', 'b'] });

it('returns the stored return path once, and only for the registered address', () => {
  store('/de/faucet');
  expect(consumeRegisteredPath('kai@example.org')).toBeNull();
  expect(consumeRegisteredPath('ina@example.org')).toBe('/de/faucet');
  expect(consumeRegisteredPath('ina@example.org')).toBeNull();
});

it('keeps the keys of a registration until its return path is used', () => {
  expect(readRegistrationKeys()).toEqual([]);
  store('/de/faucet');
  expect(readRegistrationKeys()).toEqual(['a', 'b']);
  consumeRegisteredPath('ina@example.org');
  expect(readRegistrationKeys()).toEqual([]);
});

it('returns null for a missing path, a path to another site, and an unreadable entry', () => {
  store(null);
  expect(consumeRegisteredPath('ina@example.org')).toBeNull();
  store('//evil.example');
  expect(consumeRegisteredPath('ina@example.org')).toBeNull();
  localStorage.setItem('nova.registered', '{');
  expect(consumeRegisteredPath('ina@example.org')).toBeNull();
  expect(readRegistrationKeys()).toEqual([]);
});
