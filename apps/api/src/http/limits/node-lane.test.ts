import { expect, test } from 'vitest';
import { toClientLane } from './node-lane.ts';

const laneOf = (address: string) => toClientLane(address)['x-nova-client']!;

test('the node gets an IPv6 client with its /48 before its /56, and an IPv4 client alone', () => {
  expect(laneOf('192.0.2.1')).toMatch(/^public\/[0-9a-f]{24}$/);
  const first = laneOf('2001:db8:1:100::1');
  const second = laneOf('2001:db8:1:200::1');
  expect(first).toMatch(/^public\/[0-9a-f]{24}_[0-9a-f]{24}$/);
  expect(laneOf('2001:db8:1:1ff::2')).toBe(first);
  expect(second).not.toBe(first);
  expect(second.split('_')[0]).toBe(first.split('_')[0]);
  expect(laneOf('2001:db8:2::1').split('_')[0]).not.toBe(first.split('_')[0]);
});
