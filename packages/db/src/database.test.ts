import { createTestDatabase } from '@nova/testing/test-database';
import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';

test('a connection that breaks before its transaction starts frees its place in the pool', async () => {
  const { url, drop } = await createTestDatabase();
  const { db, pool, close } = openDatabase(url, { max: 1 });
  await db.execute(sql`select 1`);
  pool.once('acquire', (client: PoolClient) => {
    // The state after a database restart: idle in the pool, and broken when next used.
    (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  });
  await expect(db.transaction((transaction) => transaction.execute(sql`select 2`))).rejects.toThrow(
    'Failed query: begin',
  );

  const { rows } = await db.transaction((transaction) => transaction.execute(sql`select 3 as three`));
  expect(rows).toEqual([{ three: 3 }]);
  // Waits for every connection that is still in use.
  await close();
  await drop();
});
