import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCleanup } from './run-cleanup.ts';

let database: TestDatabase;
let client: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('a failing sweep does not prevent the others', async () => {
  await client.query(`insert into app.nft_refreshes (token_id, requested_at) values (1, now())`);
  await runCleanup({ client }, pino({ enabled: false }), [
    { what: 'what cannot go', statement: 'delete from app.there_is_no_such_table' },
    { what: 'refreshes', statement: 'delete from app.nft_refreshes' },
  ]);
  expect((await database.pool.query('select 1 from app.nft_refreshes')).rowCount).toBe(0);
});
