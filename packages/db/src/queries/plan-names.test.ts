import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DatabaseHandle, openDatabase } from '../database.ts';
import { PLANNED_ANEW } from './plan-names.ts';

let database: TestDatabase;
let handle: DatabaseHandle;
beforeAll(async () => {
  database = await createTestDatabase();
  // One connection, so that its prepared statements can be queried.
  handle = openDatabase(database.url, { max: 1, cachesPlans: true });
});
afterAll(async () => {
  await handle.close();
  await database.drop();
});

async function countNames(client: PoolClient, name: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from pg_prepared_statements where name = $1',
    [name],
  );
  return rows[0]!.count;
}

async function countPrepared(text: string): Promise<number> {
  const { rows } = await handle.pool.query<{ count: number }>(
    'select count(*)::int as count from pg_prepared_statements where statement = $1',
    [text],
  );
  return rows[0]!.count;
}

test('a frequent query is prepared once and returns the same result', async () => {
  const request = async (value: number) => {
    const { rows } = await handle.db.execute<{ twice: number }>(sql`select ${value}::int * 2 as twice`);
    return rows[0]!.twice;
  };
  const text = 'select $1::int * 2 as twice';
  expect(await request(1)).toBe(2);
  expect(await request(2)).toBe(4);
  expect(await countPrepared(text)).toBe(0);
  expect(await request(3)).toBe(6);
  expect(await request(4)).toBe(8);
  expect(await countPrepared(text)).toBe(1);
});

test('a query marked for planning is never prepared', async () => {
  const text = `select $1::int * 5 as fivefold ${PLANNED_ANEW}`;
  for (let value = 0; value < 5; value++) await handle.pool.query(text, [value]);
  expect(await countPrepared(text)).toBe(0);
});

test('queries of a transaction are prepared like others, but not the statements that open and end it', async () => {
  const text = 'select $1::int * 3 as thrice';
  for (let value = 0; value < 5; value++) {
    const { rows } = await handle.db.transaction((tx) =>
      tx.execute<{ thrice: number }>(sql`select ${value}::int * 3 as thrice`),
    );
    expect(rows[0]!.thrice).toBe(value * 3);
  }
  expect(await countPrepared(text)).toBe(1);
  const { rows } = await handle.pool.query<{ count: number }>(
    "select count(*)::int as count from pg_prepared_statements where statement ~* '^ *(begin|commit)'",
  );
  expect(rows[0]!.count).toBe(0);
});

test('a transaction that fails in a prepared query leaves its connection usable', async () => {
  const divide = (by: number) =>
    handle.db.transaction((tx) => tx.execute<{ tenth: number }>(sql`select 10 / ${by}::int as tenth`));
  for (let time = 0; time < 4; time++) await divide(1);
  await expect(divide(0)).rejects.toThrow('Failed query: select 10 / $1::int as tenth');
  expect((await divide(2)).rows[0]!.tenth).toBe(5);
});

test('text with values, multiple statements and named queries are passed through unchanged', async () => {
  const client = await handle.pool.connect();
  try {
    for (let value = 0; value < 5; value++) {
      const { rows } = await client.query<{ more: number }>('select $1::int + 1 as more', [value]);
      expect(rows[0]!.more).toBe(value + 1);
      await client.query('select 1; select 2');
      await client.query({ name: 'own', text: 'select $1::int - 1 as less', values: [value] });
    }
    expect(await countNames(client, 'own')).toBe(1);
  } finally {
    client.release();
  }
  expect(await countPrepared('select $1::int + 1 as more')).toBe(1);
});

test('a connection limits the number of prepared queries, regardless of the queries that clients cause', async () => {
  for (let shape = 0; shape < 200; shape++) {
    for (let time = 0; time < 4; time++) await handle.pool.query({ text: `select ${shape} as shape` });
  }
  const { rows } = await handle.pool.query<{ count: number }>(
    "select count(*)::int as count from pg_prepared_statements where name like 'nova%'",
  );
  expect(rows[0]!.count).toBe(150);
});
