import { expect, test } from 'vitest';
import { toClientNetworks, toRateNetworks } from './client-networks.ts';

const of = (address: string) => toClientNetworks('pepper', address);
const narrow = (address: string) => of(address).network;
const wide = (address: string) => of(address).wideNetwork;

test('rate limits count every IPv4 address separately, and IPv6 by /56 and /48', () => {
  expect(toRateNetworks('203.0.113.5')).toEqual({ network: '203.0.113.5', wideNetwork: null });
  expect(toRateNetworks('2001:db8:1:2ff:aaaa::1')).toEqual({
    network: '2001:db8:1:2',
    wideNetwork: '2001:db8:1',
  });
  expect(toRateNetworks('2001:0db8:0001:0200:bbbb:0:0:9')).toEqual({
    network: '2001:db8:1:2',
    wideNetwork: '2001:db8:1',
  });
  expect(toRateNetworks('2001:db8::1')).toEqual({ network: '2001:db8:0:0', wideNetwork: '2001:db8:0' });
  expect(toRateNetworks('::1')).toEqual({ network: '0:0:0:0', wideNetwork: '0:0:0' });
  expect(toRateNetworks('fe80::1%eth0').wideNetwork).toBe('fe80:0:0');
});

test('addresses of one IPv4 /24 are one network, the next /24 is another, and there is no wider one', () => {
  expect(narrow('192.0.2.1')).toBe(narrow('192.0.2.254'));
  expect(narrow('192.0.2.1')).not.toBe(narrow('192.0.3.1'));
  expect(wide('192.0.2.1')).toBeNull();
});

test('addresses of one IPv6 /56 are one network, and the next /56 is another in the same /48', () => {
  expect(narrow('2001:db8:1:aa00::1')).toBe(narrow('2001:db8:1:aaff:1:2:3:4'));
  expect(narrow('2001:db8:1:aa00::1')).not.toBe(narrow('2001:db8:1:ab00::1'));
  expect(wide('2001:db8:1:aa00::1')).toBe(wide('2001:db8:1:ab00::1'));
  expect(wide('2001:db8:1:aa00::1')).not.toBe(wide('2001:db8:2:aa00::1'));
});

test('the address cannot be read or guessed without the pepper', () => {
  expect(narrow('192.0.2.1')).not.toContain('192');
  expect(narrow('192.0.2.1')).not.toBe(toClientNetworks('another', '192.0.2.1').network);
});
