import { nftsQuerySchema, plainQuerySchema } from '@nova/shared/explorer/list-queries';
import { collectPlans } from '@nova/testing/database/watch-plans';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toHex } from '../../../testing/explorer-fixture.ts';
import { readDistribution } from './holder-distribution.ts';
import { listItemHolders } from './item-holders.ts';
import { listNfts } from './nfts.ts';
import { listNftTransfers } from './transfers.ts';

/** A contract with 200 items among 20,000 NFTs; each has 200 holders, and the busy address holds every item. */
const CONTRACT = toHex(0xe1155, 20);
const BUSY = toHex(0xb1, 20);
const ITEMS = 200;
const HOLDERS = 200;
/** Holders of the contract in the table of balances. */
const BALANCES = 20_000;

let database: TestDatabase;
let client: Client;
let db: NodePgDatabase;
let plans: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  db = drizzle(client);
  await client.query(
    `create function pg_temp.address(n bigint) returns bytea language sql as
       $$ select decode(lpad(to_hex(n), 40, '0'), 'hex') $$;
     insert into chain.nfts (contract, token_id, kind, is_burnt, supply, holder_count, transfer_count,
       minted_block_number, minted_log_index, minted_at, last_block_number, last_log_index, last_transfer_at)
     select pg_temp.address(x'e1155'::int), n, 'erc1155', false, 1000, ${HOLDERS}, 1, n, 0, now(), n, 0, now()
     from generate_series(1, ${ITEMS}) n;
     insert into chain.nfts (contract, token_id, owner, is_burnt, transfer_count, minted_block_number,
       minted_log_index, minted_at, last_block_number, last_log_index, last_transfer_at)
     select pg_temp.address(x'e721'::int), n, pg_temp.address(n), false, 1, n, 1, now(), n, 1, now()
     from generate_series(1, 20000) n;
     insert into chain.nft_balances (contract, token_id, holder, balance, transfer_count)
     select pg_temp.address(x'e1155'::int), item,
       case when holder = 1 then pg_temp.address(x'b1'::int) else pg_temp.address(item * 1000 + holder) end, holder, 1
     from generate_series(1, ${ITEMS}) item, generate_series(1, ${HOLDERS}) holder;
     insert into chain.tokens (address, kind, total_supply, holder_count, first_block_number)
     values (pg_temp.address(x'e1155'::int), 'erc1155', 1000000000, ${BALANCES}, 1);
     insert into chain.token_balances (token, holder, balance, transfer_count)
     select pg_temp.address(x'e1155'::int), pg_temp.address(n), n, 1 from generate_series(1, ${BALANCES}) n;
     insert into chain.token_transfers (block_number, log_index, batch_index, tx_index, token, kind, "from", "to",
       amount, token_id, timestamp)
     select n / 10, 0, n % 10, 0, pg_temp.address(x'e1155'::int), 'erc1155', pg_temp.address(0), pg_temp.address(n), 1,
       1 + n % ${ITEMS}, now()
     from generate_series(10, ${ITEMS * HOLDERS}) n;
     insert into chain.transactions (block_number, tx_index, hash, "from", value, fee, gas_price, gas_used,
       gas_limit, nonce, type, is_successful, input, timestamp)
     select n, 0, decode(lpad(to_hex(n), 64, '0'), 'hex'), pg_temp.address(0), 0, 0, 0, 0, 0, 0, 2, true, '', now()
     from generate_series(1, ${(ITEMS * HOLDERS) / 10}) n;
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

/** Expects that no plan reads a large table row by row, or examines many rows for a page of 25. */
function expectLean(): void {
  const plan = plans.join('\n');
  const scans = /Seq Scan on (nfts|nft_balances|token_balances|token_transfers|transactions)\b/.exec(plan);
  const removed = [...plan.matchAll(/Rows Removed by [\w ]+: (\d+)/g)].map(([, count]) => Number(count));
  expect(plans.length).toBeGreaterThan(0);
  expect({ scan: scans?.[0] ?? null, isLean: removed.every((count) => count <= 100), plan }).toEqual({
    scan: null,
    isLean: true,
    plan,
  });
}

test('the items of an address are found by an index, whatever others hold', async () => {
  const page = await listNfts(db, nftsQuerySchema.parse({ owner: BUSY }));
  expect(page.items).toHaveLength(25);
  await listNfts(db, nftsQuerySchema.parse({ owner: BUSY, cursor: page.next! }));
  expectLean();
});

test('the holders of an item are found by an index in the order of their balances', async () => {
  const item = { token: CONTRACT, tokenId: 7n };
  const page = await listItemHolders(db, item, plainQuerySchema.parse({}));
  expect(page.items[0]!.balance).toBe(String(HOLDERS));
  await listItemHolders(db, item, plainQuerySchema.parse({ cursor: page.next! }));
  expectLean();
});

test('the transfers of an item are found by an index, although a batch has several', async () => {
  const item = { token: CONTRACT, tokenId: 7n };
  const page = await listNftTransfers(db, item, plainQuerySchema.parse({}));
  expect(page.items).toHaveLength(25);
  await listNftTransfers(db, item, plainQuerySchema.parse({ cursor: page.next! }));
  expectLean();
});

test('the distribution of a token reads its largest balances only', async () => {
  const distribution = await readDistribution(db, CONTRACT, 10);
  expect(distribution.groups.at(-1)).toMatchObject({ holders: 100, balance: '1995050' });
  expectLean();
  expect(plans.join('\n')).not.toMatch(/rows=20000 loops/);
});
