import { HOUR_MS } from '@nova/shared/durations';
import { contactMessages } from '@nova/db/schema/contact';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toClientNetworks } from './client-networks.ts';
import { findFreeAt } from './network-limit.ts';

const NOW = Date.parse('2026-03-04T12:00:00Z');
const WINDOW = { limit: 2, windowMs: 24 * HOUR_MS, now: NOW };
let database: TestDatabase;
let stored = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const networksOf = (address: string) => toClientNetworks('pepper', address);
async function store(address: string, hoursAgo: number): Promise<void> {
  const about = { topic: 'x', name: 'x', email: 'x@example.org', message: 'x', language: 'en' as const };
  stored += 1;
  await database.db.insert(contactMessages).values({
    ...about,
    ...networksOf(address),
    checkId: `check ${stored}`,
    createdAt: new Date(NOW - hoursAgo * HOUR_MS),
  });
}
const freeAt = (address: string) =>
  database.db.transaction((tx) => findFreeAt(tx, contactMessages, networksOf(address), WINDOW));

test('an IPv4 /24 is full at its limit until enough of its rows are a day old', async () => {
  await store('192.0.2.1', 30);
  await store('192.0.2.2', 20);
  expect(await freeAt('192.0.2.3')).toBeNull();
  await store('192.0.2.3', 5);
  await store('192.0.2.4', 1);
  expect(await freeAt('192.0.2.9')).toBe(NOW + 19 * HOUR_MS);
  expect(await freeAt('192.0.3.9')).toBeNull();
});

test('every /56 of a /48 has its own limit, and all of them together have eight times as much', async () => {
  for (let place = 0; place < 15; place += 1) await store(`2001:db8:1:${(place * 256).toString(16)}::1`, 2);
  await store('2001:db8:1:1::1', 2);
  expect(await freeAt('2001:db8:1:2::1')).toBe(NOW + 22 * HOUR_MS);
  expect(await freeAt('2001:db8:1:ff00::1')).toBe(NOW + 22 * HOUR_MS);
  expect(await freeAt('2001:db8:2::1')).toBeNull();
});
