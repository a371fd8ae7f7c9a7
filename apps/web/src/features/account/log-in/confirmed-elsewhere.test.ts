import { beforeEach, expect, it } from 'vitest';
import { storeRegistered, takeRegisteredPath } from './confirmed-elsewhere.ts';

beforeEach(() => localStorage.clear());

it('leads the tab of the mailed link once to where the person who registered was going', () => {
  storeRegistered('ina@example.org', '/de/faucet');
  expect(takeRegisteredPath('kai@example.org')).toBeNull();
  expect(takeRegisteredPath('ina@example.org')).toBe('/de/faucet');
  expect(takeRegisteredPath('ina@example.org')).toBeNull();
});

it('leads nowhere without a page, to another site, or with an entry that cannot be read', () => {
  storeRegistered('ina@example.org', null);
  expect(takeRegisteredPath('ina@example.org')).toBeNull();
  storeRegistered('ina@example.org', '//evil.example');
  expect(takeRegisteredPath('ina@example.org')).toBeNull();
  localStorage.setItem('nova.registered', '{');
  expect(takeRegisteredPath('ina@example.org')).toBeNull();
});
