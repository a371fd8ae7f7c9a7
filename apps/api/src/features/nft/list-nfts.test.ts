import { marketNftsQuerySchema } from '@nova/shared/nft/list-queries';
import { collectPlans } from '@nova/testing/database/watch-plans';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertMarketNfts } from '../../testing/insert-market-nfts.ts';
import type { NftDependencies } from './dependencies.ts';
import { listMarketNfts } from './list-nfts.ts';

const NOTHING = new Map<never, never>();
const dependencies = { readImages: () => Promise.resolve(NOTHING) } as unknown as NftDependencies;
const BUSY = `0x${'b1'.repeat(20)}`;
const SIZE = 20_000;

let database: TestDatabase;
let client: Client;
async function open(): Promise<void> {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
}
async function close(): Promise<void> {
  await client.end();
  await database.drop();
}
const list = async (query: Record<string, string>) =>
  (
    await listMarketNfts(drizzle(client), dependencies, marketNftsQuerySchema.parse(query), Date.now())
  ).items.map(({ token_id: tokenId }) => Number(tokenId));

describe('rarity and state filters', () => {
  beforeEach(open);
  afterEach(close);

  test('a tier contains the NFTs ranked in it, including both ends of its shares', async () => {
    await insertMarketNfts(database.pool, 7);
    const tiers = [
      [1, 'legendary', 1],
      [2, 'legendary', 10_000],
      // A share of 0.0100001, just above one percent.
      [3, 'epic', 10_001],
      [4, 'epic', 50_000],
      [5, 'uncommon', 400_000],
      [6, 'common', 400_001],
      [7, 'common', 1_000_000],
    ] as const;
    for (const tier of tiers) {
      await database.pool.query(
        'update chain.market_nfts set collection_id = 1, rarity = $2, rarity_share_ppm = $3 where token_id = $1',
        [...tier],
      );
    }
    expect(await list({ rarity: 'legendary', sort: 'oldest' })).toEqual([1, 2]);
    expect(await list({ rarity: 'legendary', sort: 'rarity' })).toEqual([1, 2]);
    expect(await list({ rarity: 'epic', sort: 'rarity' })).toEqual([3, 4]);
    expect(await list({ rarity: 'rare' })).toEqual([]);
    expect(await list({ rarity: 'uncommon' })).toEqual([5]);
    expect(await list({ rarity: 'common', sort: 'rarity' })).toEqual([6, 7]);
  });

  test('an NFT that is not for sale is in no list sorted by listing and has no price to filter by', async () => {
    await insertMarketNfts(database.pool, 2);
    await database.pool.query(
      `update chain.market_nfts set state = 'removed', price_wei = 5, is_approved = false where token_id = 2`,
    );
    expect(await list({ status: 'removed' })).toEqual([2]);
    expect(await list({ status: 'removed', sort: 'price_low' })).toEqual([]);
    expect(await list({ status: 'removed', min_price: '1' })).toEqual([]);
    expect(await list({ status: 'not_for_sale', sort: 'listed' })).toEqual([]);
  });
});

/** Three in ten are for sale, one in twenty is premium, and one account owns a tenth of all. */
const FILL = `
  update chain.market_nfts set
    collection_id = 1 + token_id % 40,
    owner = case when token_id % 10 = 3 then decode('${BUSY.slice(2)}', 'hex') else owner end,
    is_premium = token_id * 104729 % 20 = 0,
    rarity_share_ppm = 1 + token_id * 32452843 % 1000000,
    rarity = case
      when 1 + token_id * 32452843 % 1000000 <= 10000 then 'legendary'
      when 1 + token_id * 32452843 % 1000000 <= 50000 then 'epic'
      when 1 + token_id * 32452843 % 1000000 <= 150000 then 'rare'
      when 1 + token_id * 32452843 % 1000000 <= 400000 then 'uncommon'
      else 'common' end`;
const OFFER = `
  update chain.market_nfts set state = 'listed', price_wei = 1 + token_id * 15485863 % 50000, is_approved = true,
    listed_block_number = token_id, listed_log_index = 0, listed_at = now(), expires_at = now() + interval '9 days'
  where token_id * 7919 % 100 < 30`;

describe('a market of twenty thousand NFTs', () => {
  let plans: string[];
  beforeAll(async () => {
    await open();
    await insertMarketNfts(database.pool, SIZE);
    for (const statement of [FILL, OFFER, 'vacuum analyze chain.market_nfts'])
      await database.pool.query(statement);
    plans = await collectPlans(client);
  }, 60_000);
  afterAll(close);

  test.each<Record<string, string>>([
    { rarity: 'legendary', sort: 'newest' },
    { rarity: 'legendary', sort: 'price_low' },
    { rarity: 'common', sort: 'rarity' },
    { owner: BUSY, sort: 'price_low' },
    { owner: BUSY, sort: 'rarity' },
    { is_premium: 'true', sort: 'price_high' },
    { is_premium: 'true', sort: 'listed' },
    { rarity: 'epic', is_premium: 'true', status: 'listed' },
    { status: 'not_for_sale', sort: 'price_low' },
    { collection: '7', sort: 'listed' },
  ])('%j does not scan all listings', async (query) => {
    plans.length = 0;
    await list(query);
    const plan = plans.find((text) => text.includes('market_nfts'))!;
    // Counts rows that were read in vain, out of 6,000 listings.
    const wasted = [...plan.matchAll(/Rows Removed by [\w ]+: (\d+)/g)].map(([, count]) => Number(count));
    const areFew = wasted.reduce((sum, count) => sum + count, 0) < 3_000;
    // Includes the plan in the failure message.
    expect({ areFew, plan }).toEqual({ areFew: true, plan });
  });
});
