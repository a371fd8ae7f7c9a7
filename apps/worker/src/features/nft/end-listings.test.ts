import type { NftChange } from '@nova/shared/nft/live';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runJobRepeatedly } from '../../testing/run-job.ts';
import { endListings } from './end-listings.ts';

const START = Date.parse('2026-05-31T12:00:00Z');

let database: TestDatabase;
let client: Client;
let now: number;
let stop: AbortController;
let job: Promise<void> | null;
beforeEach(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  now = START;
  stop = new AbortController();
  job = null;
});
afterEach(async () => {
  stop.abort();
  await job;
  await client.end();
  await database.drop();
});

/**
 * Inserts listings of collection 1 with token IDs `from` to `to`, all expiring the given number of seconds
 * after the start.
 */
async function addOffers(from: number, to: number, endsAfter: number): Promise<void> {
  const { pool } = database;
  await pool.query(
    `insert into chain.market_nfts (token_id, collection_id, creator, owner, is_burnt, is_premium, royalty_bps,
       minted_block_number, minted_tx_index, minted_at, state, price_wei, listed_block_number, listed_log_index,
       listed_at, expires_at, fee_bps, is_approved)
     select n, 1, decode(repeat('aa', 20), 'hex'), decode(repeat('bb', 20), 'hex'), false, false, 0, n, 0, now(),
       'listed', 7, n, 0, now(), $3::timestamptz, 0, true
     from generate_series($1::integer, $2::integer) n`,
    [from, to, new Date(START + endsAfter * 1_000)],
  );
  await pool.query(
    `insert into chain.nft_collections (collection_id, name, owner, creator, created_block_number, created_log_index,
       created_at, listed_count)
     values (1, 'Almanac', '', '', 0, 0, now(), $1)
     on conflict (collection_id) do update set listed_count = nft_collections.listed_count + $1`,
    [to - from + 1],
  );
}
const begin = () => {
  const session = { client, signal: stop.signal };
  job = runJobRepeatedly(session, () => endListings(session, () => now));
};
const stateOf = async (tokenId: number) =>
  (
    await database.pool.query<{ state: string }>('select state from chain.market_nfts where token_id = $1', [
      tokenId,
    ])
  ).rows[0]!.state;
const countOf = async (state: string) =>
  Number(
    (
      await database.pool.query<{ count: string }>(
        'select count(*) from chain.market_nfts where state = $1',
        [state],
      )
    ).rows[0]!.count,
  );
const listedCount = async () =>
  (await database.pool.query<{ listed: number }>('select listed_count as listed from chain.nft_collections'))
    .rows[0]!.listed;
const readNotifications = async () =>
  (
    await database.pool.query<{ data: { nft: NftChange } }>(
      "select data from app.realtime_events where channel = 'nfts' order by id",
    )
  ).rows.map(({ data }) => data.nft);
const WAIT = { timeout: 20_000 };

test('an expired listing leaves the market, reduces its collection’s count, and is announced once to open pages', async () => {
  await addOffers(1, 1, 0);
  await addOffers(2, 2, 1);
  begin();
  await expect.poll(() => stateOf(1), WAIT).toBe('not_for_sale');
  // Exact to the second: the other listing expires one second later and not before.
  expect(await stateOf(2)).toBe('listed');
  expect(await listedCount()).toBe(1);
  now += 1_000;
  await expect.poll(() => stateOf(2), WAIT).toBe('not_for_sale');
  expect(await listedCount()).toBe(0);
  expect(await readNotifications()).toMatchObject([
    {
      tokenId: '1',
      change: 'delisted',
      state: 'not_for_sale',
      collectionId: '1',
      priceWei: null,
      expiresAt: null,
    },
    { tokenId: '2', change: 'delisted', state: 'not_for_sale', priceWei: null },
  ]);
});

test('hundreds of listings that expire in the same second all end', async () => {
  await addOffers(1, 450, -1);
  await addOffers(451, 460, 3_600);
  begin();
  await expect.poll(() => countOf('not_for_sale'), WAIT).toBe(450);
  expect(await countOf('listed')).toBe(10);
  expect(await listedCount()).toBe(10);
  expect(new Set((await readNotifications()).map(({ tokenId }) => tokenId)).size).toBe(450);
});

test('skips a listing that a block is changing, and checks it again afterwards', async () => {
  await addOffers(1, 2, -1);
  const block = new Client({ connectionString: database.url });
  await block.connect();
  await block.query('begin');
  await block.query('select from chain.market_nfts where token_id = 1 for update');
  begin();
  await expect.poll(() => stateOf(2), WAIT).toBe('not_for_sale');
  expect(await stateOf(1)).toBe('listed');
  // The block contained the seller's new listing.
  await block.query('update chain.market_nfts set expires_at = $1 where token_id = 1', [
    new Date(START + 60_000),
  ]);
  await block.query('commit');
  await block.end();
  now += 59_000;
  expect(await stateOf(1)).toBe('listed');
  now += 1_000;
  await expect.poll(() => stateOf(1), WAIT).toBe('not_for_sale');
  expect(await listedCount()).toBe(0);
});
