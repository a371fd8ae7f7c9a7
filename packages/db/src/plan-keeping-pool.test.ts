import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DatabaseHandle, openDatabase } from './database.ts';

let database: TestDatabase;
let handle: DatabaseHandle;
beforeAll(async () => {
  database = await createTestDatabase();
  // One connection, so that it can be asked what it has prepared.
  handle = openDatabase(database.url, { max: 1, keepsPlans: true });
});
afterAll(async () => {
  await handle.close();
  await database.drop();
});

async function countPrepared(text: string): Promise<number> {
  const { rows } = await handle.pool.query<{ count: number }>(
    'select count(*)::int as count from pg_prepared_statements where statement = $1',
    [text],
  );
  return rows[0]!.count;
}

test('a query that comes often is prepared once, and answers as before', async () => {
  const ask = async (value: number) => {
    const { rows } = await handle.db.execute<{ twice: number }>(sql`select ${value}::int * 2 as twice`);
    return rows[0]!.twice;
  };
  const text = 'select $1::int * 2 as twice';
  expect(await ask(1)).toBe(2);
  expect(await ask(2)).toBe(4);
  expect(await countPrepared(text)).toBe(0);
  expect(await ask(3)).toBe(6);
  expect(await ask(4)).toBe(8);
  expect(await countPrepared(text)).toBe(1);
});

test('queries of a transaction are left as they are', async () => {
  const text = 'select $1::int * 3 as thrice';
  for (let value = 0; value < 5; value++) {
    await handle.db.transaction((tx) => tx.execute(sql`select ${value}::int * 3 as thrice`));
  }
  expect(await countPrepared(text)).toBe(0);
});

test('however many queries strangers think of, a connection keeps only so many of them', async () => {
  for (let shape = 0; shape < 150; shape++) {
    for (let time = 0; time < 4; time++) await handle.pool.query({ text: `select ${shape} as shape` });
  }
  const { rows } = await handle.pool.query<{ count: number }>(
    'select count(*)::int as count from pg_prepared_statements',
  );
  expect(rows[0]!.count).toBe(100);
});
