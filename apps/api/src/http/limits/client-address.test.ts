import { expect, test } from 'vitest';
import { createClientAddressReader } from './client-address.ts';

test('without trusted proxies the socket’s address is the client’s, whatever the header contains', () => {
  const read = createClientAddressReader([]);
  expect(read('203.0.113.5', '198.51.100.1')).toBe('203.0.113.5');
  expect(read('127.0.0.1', '198.51.100.1, 10.0.0.1')).toBe('127.0.0.1');
});

test('behind a trusted proxy the client is the last address that is not a trusted proxy', () => {
  const read = createClientAddressReader(['127.0.0.1', '10.0.0.0/8']);
  expect(read('127.0.0.1', '198.51.100.1')).toBe('198.51.100.1');
  expect(read('127.0.0.1', '6.6.6.6, 198.51.100.1, 10.1.2.3')).toBe('198.51.100.1');
  expect(read('::ffff:127.0.0.1', '198.51.100.1')).toBe('198.51.100.1');
});

test('an address that is not a trusted proxy cannot name other clients', () => {
  const read = createClientAddressReader(['10.0.0.0/8']);
  expect(read('203.0.113.5', '198.51.100.1')).toBe('203.0.113.5');
});

test('a trusted proxy that names no other address is the client itself', () => {
  const read = createClientAddressReader(['10.0.0.0/8']);
  expect(read('10.0.0.1', undefined)).toBe('10.0.0.1');
  expect(read('10.0.0.1', '10.0.0.2')).toBe('10.0.0.1');
});
