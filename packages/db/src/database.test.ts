import { createTestDatabase } from '@nova/testing/test-database';
import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';

test('a connection that breaks before its transaction begins gives its place to the next', async () => {
  const { url, drop } = await createTestDatabase();
  const { db, pool, close } = openDatabase(url, { max: 1 });
  await db.execute(sql`select 1`);
  pool.once('acquire', (client: PoolClient) => {
    // As the database's restart leaves it: idle in the pool, and dead when somebody takes it.
    (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  });
  await expect(db.transaction((transaction) => transaction.execute(sql`select 2`))).rejects.toThrow(
    'Failed query: begin',
  );

  const { rows } = await db.transaction((transaction) => transaction.execute(sql`select 3 as three`));
  expect(rows).toEqual([{ three: 3 }]);
  // Waits for every connection that somebody still has.
  await close();
  await drop();
});
