import { Random } from '@nova/actors/random';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { Client } from 'pg';
import type { Hex } from 'viem';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MARKETPLACE, MarketScript, NFT, PEOPLE } from '../../testing/market-script.ts';
import { createMarketHandler } from './market-handler.ts';

const [ANN, BOB, CAT] = PEOPLE as [Hex, Hex, Hex];
const handler = createMarketHandler({ nft: NFT, marketplace: MARKETPLACE });

let database: TestDatabase;
let client: Client;
let script: MarketScript;
/** Number of scripted blocks that are in the index. */
let height: number;
beforeEach(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  script = new MarketScript();
  height = 0;
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

/** Indexes the new blocks and returns the events sent to open pages. */
async function index(): Promise<unknown[]> {
  const change = handler.collect(script.blocks.slice(height));
  await client.query('begin');
  await change.insert(client);
  const events = (await change.readLiveEvents?.(client)) ?? [];
  await client.query('commit');
  height = script.blocks.length;
  return events.map(({ data }) => (data as { nft: unknown }).nft);
}

async function revertTo(to: number): Promise<void> {
  await client.query('begin');
  await handler.collect(script.blocks.slice(to, height)).remove(client, to + 1);
  await client.query('commit');
  height = to;
}

async function dump(): Promise<Record<string, unknown[]>> {
  const dumped: Record<string, unknown[]> = {};
  for (const table of [
    'market_nfts',
    'nft_events',
    'nft_approvals',
    'nft_collections',
    'nft_collection_owners',
  ]) {
    const { rows } = await client.query<{ row: string }>(
      `select row(t.*)::text as row from chain.${table} t order by 1`,
    );
    dumped[table] = rows.map(({ row }) => row);
  }
  return dumped;
}

const read = async (tokenId: number) => {
  const { rows } = await client.query(
    `select state, price_wei::text as price, encode(owner, 'hex') as owner, is_burnt as burnt,
       last_sale_wei::text as sale from chain.market_nfts where token_id = $1`,
    [tokenId],
  );
  return rows[0];
};
const readCollection = async () => {
  const { rows } = await client.query(
    `select item_count as items, listed_count as listed, sale_count as sales, volume_wei::text as volume,
       '0x' || encode(owner, 'hex') as owner from chain.nft_collections`,
  );
  return rows[0];
};

test('an NFT is listed, repriced, sold, listed again and canceled', async () => {
  script.mint(ANN);
  expect(await index()).toMatchObject([{ change: 'minted', state: 'not_for_sale', owner: ANN }]);
  script.approve(1, true);
  expect(await index()).toEqual([]);
  script.list(1, 10n);
  expect(await index()).toMatchObject([{ tokenId: '1', change: 'listed', state: 'listed', priceWei: '10' }]);
  script.list(1, 8n);
  expect(await index()).toMatchObject([{ change: 'price_changed', priceWei: '8' }]);
  script.buy(1, BOB);
  expect(await index()).toMatchObject([{ change: 'sold', state: 'bought', owner: BOB, priceWei: null }]);
  expect(await read(1)).toMatchObject({ state: 'bought', price: null, sale: '8' });
  script.approve(1, true);
  script.list(1, 20n);
  script.cancel(1);
  expect(await index()).toMatchObject([{ change: 'cancelled', state: 'removed' }]);
  expect(await read(1)).toMatchObject({ state: 'removed', price: null, sale: '8' });
});

test('a listing ends with the approval of its token and is valid again with it', async () => {
  script.mint(ANN);
  script.approve(1, true);
  script.list(1, 10n);
  await index();
  script.approve(1, false);
  expect(await index()).toMatchObject([{ change: 'delisted', state: 'not_for_sale', priceWei: null }]);
  expect(await read(1)).toMatchObject({ state: 'not_for_sale', price: '10' });
  script.approveAll(ANN, true);
  expect(await index()).toMatchObject([{ change: 'relisted', state: 'listed', priceWei: '10' }]);
});

test('an approval for all tokens affects all listings of its owner and of no other', async () => {
  script.approveAll(ANN, true);
  script.approveAll(BOB, true);
  for (const owner of [ANN, ANN, BOB]) script.list(script.mint(owner), 5n);
  await index();
  script.approveAll(ANN, false);
  expect(await index()).toMatchObject([
    { tokenId: '1', change: 'delisted' },
    { tokenId: '2', change: 'delisted' },
  ]);
  expect((await read(3)).state).toBe('listed');
});

test('a token that was transferred away and back is not for sale, whatever is approved', async () => {
  script.approveAll(ANN, true);
  script.mint(ANN);
  script.list(1, 10n);
  await index();
  script.transfer(1, BOB);
  expect(await index()).toMatchObject([{ change: 'transferred', state: 'not_for_sale', owner: BOB }]);
  script.transfer(1, ANN);
  await index();
  expect(await read(1)).toMatchObject({ state: 'not_for_sale', price: null });
});

test('a burned token has no owner and is not for sale', async () => {
  script.approveAll(ANN, true);
  script.mint(ANN);
  script.list(1, 10n);
  script.transfer(1, null);
  expect(await index()).toMatchObject([{ change: 'burnt', owner: null, state: 'not_for_sale' }]);
  expect(await read(1)).toMatchObject({ burnt: true, state: 'not_for_sale', price: null });
});

test('a bought token that was given away is neither for sale nor marked as bought', async () => {
  script.approveAll(ANN, true);
  script.list(script.mint(ANN), 10n);
  script.buy(1, BOB);
  await index();
  script.transfer(1, CAT);
  await index();
  expect(await read(1)).toMatchObject({ state: 'not_for_sale', sale: '10' });
});

test('a collection counts its tokens, and a reorg reverts exactly its blocks’ changes', async () => {
  script.createCollection(ANN);
  script.approveAll(ANN, true);
  for (let item = 0; item < 3; item += 1) script.list(script.mint(ANN, 1), 10n);
  await index();
  expect(await readCollection()).toEqual({ items: 3, listed: 3, sales: 0, volume: '0', owner: ANN });
  const before = await dump();
  const fork = height;
  script.buy(1, BOB);
  script.transfer(2, null);
  script.transferCollection(1, CAT);
  await index();
  expect(await readCollection()).toEqual({ items: 2, listed: 1, sales: 1, volume: '10', owner: CAT });
  await revertTo(fork);
  expect(await dump()).toEqual(before);
});

test.each([1, 2, 3])('index and contract agree after any events and reorgs (seed %i)', async (seed) => {
  const random = new Random(seed);
  const dumps = new Map<number, Record<string, unknown[]>>([[0, await dump()]]);
  const action = () => {
    const person = PEOPLE[random.below(3)]!;
    const tokenId = random.below(script.tokens.length) + 1;
    const token = script.tokens[tokenId - 1];
    if (script.collections.length === 0 || random.isOneIn(20)) return void script.createCollection(person);
    if (random.isOneIn(15))
      return script.transferCollection(random.below(script.collections.length) + 1, person);
    if (!token?.owner || random.isOneIn(6)) {
      return void script.mint(person, random.below(script.collections.length + 1));
    }
    if (random.isOneIn(5)) return script.approveAll(person, random.isOneIn(2));
    if (random.isOneIn(8)) return script.transfer(tokenId, random.isOneIn(4) ? null : person);
    if (script.isBuyable(tokenId) && random.isOneIn(2)) {
      return script.buy(
        tokenId,
        PEOPLE.find((buyer) => buyer !== token.owner)!,
      );
    }
    if (token.offer !== null && random.isOneIn(4)) return script.cancel(tokenId);
    if (random.isOneIn(3)) return script.approve(tokenId, !random.isOneIn(3));
    return script.list(tokenId, BigInt(1 + random.below(100)));
  };
  for (let round = 0; round < 25; round += 1) {
    for (let actions = 1 + random.below(6); actions > 0; actions -= 1) action();
    await index();
    dumps.set(height, await dump());
    for (const tokenId of script.tokens.keys()) {
      const isListed = (await read(tokenId + 1)).state === 'listed';
      expect(isListed, `token ${tokenId + 1} in round ${round}`).toBe(script.isBuyable(tokenId + 1));
    }
  }
  for (const known of [...dumps.keys()].toSorted((a, b) => b - a)) {
    await revertTo(known);
    expect(await dump()).toEqual(dumps.get(known));
  }
});
