import { approvalsQuerySchema } from '@nova/shared/explorer/list-queries';
import { collectPlans } from '@nova/testing/database/watch-plans';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toHex } from '../../../testing/explorer-fixture.ts';
import { listApprovals } from './approvals.ts';

/** An address with 2,000 approvals for one spender, among 40,000 events of others. */
const BUSY = toHex(0xb1, 20);
const SIZE = 40_000;

let database: TestDatabase;
let client: Client;
let plans: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    `insert into chain.logs (block_number, log_index, tx_index, address, topics, data)
     select case when n > ${SIZE} then n * 2 else n end, 0, 0, decode(lpad('e20', 40, '0'), 'hex'),
       array[
         decode(case when n % 2 = 0 or n > ${SIZE}
           then '8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'
           else 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef' end, 'hex'),
         decode(lpad(case when n > ${SIZE} then 'b1' else to_hex(1000 + n % 997) end, 64, '0'), 'hex'),
         decode(lpad('b2', 64, '0'), 'hex')],
       decode(lpad('5', 64, '0'), 'hex')
     from generate_series(1, ${SIZE} + 2000) n;
     insert into chain.transactions (block_number, tx_index, hash, "from", value, fee, gas_price, gas_used,
       gas_limit, nonce, type, is_successful, input, timestamp)
     select block_number, 0, decode(lpad(to_hex(block_number), 64, '0'), 'hex'), address, 0, 0, 0, 0,
       0, 0, 2, true, '', now()
     from chain.logs where block_number >= ${SIZE * 2};
     analyze`,
  );
  plans = await collectPlans(client);
}, 60_000);
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('approvals are found by an index, without reading events of others', async () => {
  const page = await listApprovals(drizzle(client), BUSY, approvalsQuerySchema.parse({}));
  expect(page.items.map(({ block_number: blockNumber }) => blockNumber)).toEqual([(SIZE + 2000) * 2]);
  const plan = plans.find((text) => text.includes('later.'))!;
  // The rows of others number 40,000; those of the address are examined once each.
  const wasted = [...plan.matchAll(/Rows Removed by [\w ]+: (\d+)/g)].map(([, count]) => Number(count));
  const isLean = !plan.includes('Seq Scan on logs') && wasted.every((count) => count <= 2_000);
  expect({ isLean, plan }).toEqual({ isLean: true, plan });
});
