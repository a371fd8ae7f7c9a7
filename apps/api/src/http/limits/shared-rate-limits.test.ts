import { openDatabase } from '@nova/db/database';
import { isDatabaseAway } from '@nova/db/database-away';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSharedRateLimits } from './shared-rate-limits.ts';

const PEPPER = 'pepper of throwaway stacks, not of people';
const RULE = { name: 'test', burst: 4, perSecond: 4 / 900 };

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const readRows = async () =>
  (await database.pool.query<{ key: string; points: number }>('select key, points from app.rate_limits'))
    .rows;

test('of concurrent attempts at several copies, only the allowed number passes', async () => {
  const copies = [1, 2].map(() => openDatabase(database.urlOf('api')));
  const stores = copies.map(({ pool }) => createSharedRateLimits(pool, PEPPER));
  const decisions = await Promise.all(
    Array.from({ length: 12 }, (_, attempt) => stores[attempt % 2]!.take(RULE, 'a', 1)),
  );
  expect(decisions.filter(({ ok }) => ok)).toHaveLength(4);
  expect(await stores[0]!.take(RULE, 'b', 1)).toEqual({ ok: true });
  expect(await stores[0]!.take({ ...RULE, name: 'other' }, 'a', 1)).toEqual({ ok: true });
  for (const copy of copies) await copy.close();
});

test('a refused attempt names the time until the count ends and does not move it', async () => {
  const store = createSharedRateLimits(database.pool, PEPPER);
  await store.take(RULE, 'a', 4);
  await database.pool.query('update app.rate_limits set expire = expire - 600000');
  const refused = await store.take(RULE, 'a', 1);
  const seconds = refused.ok ? 0 : refused.retryAfterSeconds;
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(300);
  await database.pool.query('update app.rate_limits set expire = expire - 300000');
  expect(await store.take(RULE, 'a', 4)).toEqual({ ok: true });
});

test('the table contains keyed hashes instead of addresses', async () => {
  await createSharedRateLimits(database.pool, PEPPER).take(RULE, 'ada@example.org', 1);
  await createSharedRateLimits(database.pool, 'another pepper').take(RULE, 'ada@example.org', 1);
  const keys = (await readRows()).map(({ key }) => key);
  expect(keys).toEqual([
    expect.stringMatching(/^test:[\w-]{43}$/),
    expect.stringMatching(/^test:[\w-]{43}$/),
  ]);
  expect(new Set(keys).size).toBe(2);
});

test('no statement stays prepared on a connection, which a pooler would hand to another client', async () => {
  const single = openDatabase(database.urlOf('api'), { max: 1 });
  const store = createSharedRateLimits(single.pool, PEPPER);
  for (let attempt = 0; attempt < 4; attempt += 1) await store.take(RULE, 'a', 1);
  expect((await single.pool.query('select name from pg_prepared_statements')).rows).toEqual([]);
  await single.close();
});

test('an attempt is not allowed while the database is away', async () => {
  const away = openDatabase('postgres://nobody@127.0.0.1:9/none');
  const attempt = createSharedRateLimits(away.pool, PEPPER).take(RULE, 'a', 1);
  expect(await attempt.then(() => 'allowed', isDatabaseAway)).toBe(true);
  await away.close();
});
