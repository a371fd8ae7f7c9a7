import { expect, test } from 'vitest';
import { createAddressCounter } from './address-counter.ts';
import { consumeNetworkRates } from './rate-limit.ts';
import { createMemoryRateLimits } from './rate-limit-store.ts';

const RULE = { name: 'test', perSecond: 1, burst: 4 };
/** Returns an address in one of the 256 /56 of a /48. */
const addressIn = (place: number, host = 1) =>
  `2001:db8:1:${(place * 256).toString(16)}:${host.toString(16)}::1`;

function createTaker() {
  const store = createMemoryRateLimits(() => 0);
  return async (address: string, scope?: string) =>
    (await consumeNetworkRates(store, RULE, address, { scope })).ok;
}

test('addresses of one /56 share a bucket', async () => {
  const take = createTaker();
  const taken = [];
  for (let host = 0; host < 6; host += 1) taken.push(await take(addressIn(1, host)));
  expect(taken).toEqual([true, true, true, true, false, false]);
  expect(await take(addressIn(2))).toBe(true);
});

test('a /48 gets eight times as much, and the next /48 has its own limit', async () => {
  const take = createTaker();
  let taken = 0;
  for (let place = 0; place < 256; place += 1) if (await take(addressIn(place))) taken += 1;
  expect(taken).toBe(32);
  expect(await take('2001:db8:2::1')).toBe(true);
});

test('a refused /56 takes nothing from its neighbors', async () => {
  const take = createTaker();
  for (let attempt = 0; attempt < 500; attempt += 1) await take(addressIn(1));
  let taken = 0;
  for (let place = 2; place < 256; place += 1) if (await take(addressIn(place))) taken += 1;
  expect(taken).toBe(28);
});

test('scopes are counted separately within a network', async () => {
  const take = createTaker();
  for (let attempt = 0; attempt < 5; attempt += 1) await take(addressIn(1), 'one');
  expect(await take(addressIn(1), 'one')).toBe(false);
  expect(await take(addressIn(1), 'other')).toBe(true);
});

test('open connections are counted per /56 and per /48 and released from both', () => {
  const counter = createAddressCounter(2);
  const held = Array.from({ length: 16 }, (_, place) => counter.take(addressIn(place % 8, place)));
  expect(held.every((release) => release !== null)).toBe(true);
  expect(counter.take(addressIn(1))).toBeNull();
  expect(counter.take(addressIn(9))).toBeNull();
  held[0]!();
  held[0]!();
  expect(counter.take(addressIn(9))).not.toBeNull();
  expect(counter.take(addressIn(10))).toBeNull();
});
