import { expect, test } from 'vitest';
import { toClientNetwork } from './client-network.ts';

const of = (address: string) => toClientNetwork('pepper', address);

test('addresses of one IPv4 /24 are one network, the next /24 is another', () => {
  expect(of('192.0.2.1')).toBe(of('192.0.2.254'));
  expect(of('192.0.2.1')).not.toBe(of('192.0.3.1'));
});

test('addresses of one IPv6 /56 are one network, the next /56 is another', () => {
  expect(of('2001:db8:1:aa00::1')).toBe(of('2001:db8:1:aaff:1:2:3:4'));
  expect(of('2001:db8:1:aa00::1')).not.toBe(of('2001:db8:1:ab00::1'));
});

test('the address cannot be read or guessed without the pepper', () => {
  expect(of('192.0.2.1')).not.toContain('192');
  expect(of('192.0.2.1')).not.toBe(toClientNetwork('another', '192.0.2.1'));
});
