import { statusDays } from '@nova/db/schema/status';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readUptime } from './read-uptime.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

test('the uptime is unknown before the first check', async () => {
  expect(await readUptime(database.db, NOW)).toBe(null);
});

test('the uptime is the share of successful checks in ninety days', async () => {
  const checkedAt = new Date(NOW);
  const day = (name: string, checks: number, answered: number, service = 'chain') => ({
    service,
    day: name,
    checks,
    answered,
    checkedAt,
  });
  await database.db.insert(statusDays).values([
    day('2026-11-20', 300, 300),
    day('2026-08-23', 100, 0),
    // the ninety-first day, and another service
    day('2026-08-22', 1_000, 0),
    day('2026-11-20', 1_000, 0, 'mail'),
  ]);
  expect(await readUptime(database.db, NOW)).toBe(0.75);
});
