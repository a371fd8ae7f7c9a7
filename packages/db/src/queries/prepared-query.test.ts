import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type DatabaseHandle, openDatabase, type Queryable } from '../database.ts';
import { counters } from '../schema/explorer.ts';
import { preparedQuery } from './prepared-query.ts';

let database: TestDatabase;
let handle: DatabaseHandle;
beforeAll(async () => {
  database = await createTestDatabase();
  // One connection, so that its prepared statements can be queried.
  handle = openDatabase(database.url, { max: 1, cachesPlans: true });
  await handle.pool.query("insert into chain.counters (name, value) values ('blocks', 7), ('tokens', 2)");
});
afterAll(async () => {
  await handle.close();
  await database.drop();
});

const buildCounter = (db: Queryable) =>
  db
    .select({ value: counters.value })
    .from(counters)
    .where(eq(counters.name, sql.placeholder('name')));

test('a query is built once for a database and runs with the values of each request', async () => {
  const build = vi.fn(buildCounter);
  const counter = preparedQuery(build);
  const read = (name: string) => counter(handle.db).execute({ name });
  expect(await Promise.all([read('blocks'), read('tokens'), read('actions')])).toEqual([
    [{ value: 7 }],
    [{ value: 2 }],
    [],
  ]);
  expect(build).toHaveBeenCalledOnce();
  const inside = await handle.db.transaction((tx) => counter(tx).execute({ name: 'tokens' }));
  expect(inside).toEqual([{ value: 2 }]);
  expect(build).toHaveBeenCalledTimes(2);
});

test('a connection prepares it once it is frequent, and never without cached plans', async () => {
  const counter = preparedQuery(buildCounter);
  const plain = openDatabase(database.url, { max: 1 });
  const countPrepared = async ({ pool }: DatabaseHandle) => {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from pg_prepared_statements where statement like '%from "chain"."counters"%'`,
    );
    return rows[0]!.count;
  };
  for (const { db } of [handle, plain])
    for (let time = 0; time < 5; time++) await counter(db).execute({ name: 'blocks' });
  expect([await countPrepared(handle), await countPrepared(plain)]).toEqual([1, 0]);
  await plain.close();
});
