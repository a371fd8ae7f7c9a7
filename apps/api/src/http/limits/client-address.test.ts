import { expect, test } from 'vitest';
import { createClientAddressReader } from './client-address.ts';

test('without trusted proxies the socket is the client, whatever the header says', () => {
  const read = createClientAddressReader([]);
  expect(read('203.0.113.5', '198.51.100.1')).toBe('203.0.113.5');
  expect(read('127.0.0.1', '198.51.100.1, 10.0.0.1')).toBe('127.0.0.1');
});

test('behind a trusted proxy the client is the last address that is not a proxy of ours', () => {
  const read = createClientAddressReader(['127.0.0.1', '10.0.0.0/8']);
  expect(read('127.0.0.1', '198.51.100.1')).toBe('198.51.100.1');
  expect(read('127.0.0.1', '6.6.6.6, 198.51.100.1, 10.1.2.3')).toBe('198.51.100.1');
  expect(read('::ffff:127.0.0.1', '198.51.100.1')).toBe('198.51.100.1');
});

test('an address that is no trusted proxy cannot speak for others', () => {
  const read = createClientAddressReader(['10.0.0.0/8']);
  expect(read('203.0.113.5', '198.51.100.1')).toBe('203.0.113.5');
});

test('a trusted proxy that names nobody else is the client itself', () => {
  const read = createClientAddressReader(['10.0.0.0/8']);
  expect(read('10.0.0.1', undefined)).toBe('10.0.0.1');
  expect(read('10.0.0.1', '10.0.0.2')).toBe('10.0.0.1');
});
