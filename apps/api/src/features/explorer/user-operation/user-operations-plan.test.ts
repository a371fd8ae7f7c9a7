import { userOperationsQuerySchema } from '@nova/shared/explorer/list-queries';
import { collectPlans } from '@nova/testing/database/watch-plans';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toHex } from '../../../testing/explorer-fixture.ts';
import { listAddressUserOperations, listUserOperations } from './list-user-operations.ts';
import { findUserOperation } from './user-operation.ts';

/** An account with 30 operations among 40,000 events, of which 2,000 are operations of others. */
const ACCOUNT = toHex(0xa1, 20);
const SIZE = 40_000;
const ALL = userOperationsQuerySchema.parse({});

let database: TestDatabase;
let client: Client;
let plans: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    `insert into chain.logs (block_number, log_index, tx_index, address, topics, data)
     select n, 0, 0,
       case when n % 20 = 0 then decode('4337084d9e255ff0702461cf8895ce9e3b5ff108', 'hex')
         else decode(lpad('e20', 40, '0'), 'hex') end,
       array[
         decode(case when n % 20 = 0
           then '49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'
           else 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef' end, 'hex'),
         decode(lpad(to_hex(n), 64, '0'), 'hex'),
         decode(lpad(case when n <= 600 then 'a1' else to_hex(1000 + n % 997) end, 64, '0'), 'hex'),
         decode(lpad('0', 64, '0'), 'hex')],
       decode(lpad('1', 256, '0'), 'hex')
     from generate_series(1, ${SIZE}) n;
     insert into chain.transactions (block_number, tx_index, hash, "from", value, fee, gas_price, gas_used,
       gas_limit, nonce, type, is_successful, input, timestamp)
     select block_number, 0, decode(lpad(to_hex(block_number), 64, '0'), 'hex'), address, 0, 0, 0, 0,
       0, 0, 2, true, '', now()
     from chain.logs;
     analyze`,
  );
  plans = await collectPlans(client);
}, 60_000);
beforeEach(() => {
  plans.length = 0;
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** Checks that each query used the index and examined few rows that are not in its result. */
function expectIndex(name: string): void {
  const plan = plans.find((text) => text.includes('chain.logs') || text.includes('"logs"'))!;
  const wasted = [...plan.matchAll(/Rows Removed by [\w ]+: (\d+)/g)].map(([, count]) => Number(count));
  const isLean =
    plan.includes(name) && !plan.includes('Seq Scan on logs') && wasted.every((count) => count <= 100);
  expect({ isLean, plan }).toEqual({ isLean: true, plan });
}

test('the newest operations are found by their index', async () => {
  const page = await listUserOperations(drizzle(client), ALL);
  expect(page.items[0]?.block_number).toBe(SIZE);
  expectIndex('logs_user_operations');
});

test('the operations of an account are found by theirs', async () => {
  const page = await listAddressUserOperations(drizzle(client), ACCOUNT, ALL);
  expect(page.items[0]?.block_number).toBe(600);
  expectIndex('logs_user_operations_sender');
});

test('an operation is found by its hash', async () => {
  expect(await findUserOperation(drizzle(client), toHex(20_000, 32))).toBe(true);
  expectIndex('logs_user_operations_hash');
});
