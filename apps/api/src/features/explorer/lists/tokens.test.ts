import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { addressBalances, addressRanks, rankSnapshot } from '@nova/db/schema/explorer-details';
import { addressStats, blocks, dailyActions, dailyStats, deployedContracts } from '@nova/db/schema/explorer';
import { nfts } from '@nova/db/schema/nft';
import { tokenBalances, tokens } from '@nova/db/schema/token';
import { accountSchema, addressDetailSchema } from '@nova/shared/explorer/address-schemas';
import { chartSchema } from '@nova/shared/explorer/chart-schemas';
import {
  holderDistributionSchema,
  nftSchema,
  tokenDetailSchema,
  tokenHolderSchema,
  tokenHoldingSchema,
  tokenSchema,
} from '@nova/shared/explorer/token-schemas';
import { pageSchema } from '@nova/shared/pagination';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { toHex } from '../../../testing/explorer-fixture.ts';

/** A hostile token name: markup, a right-to-left override, and zero-width characters. */
const HOSTILE = '<img src=x onerror=alert(1)>\u202e\u200b"\\';
const NOW = Date.UTC(2026, 4, 30, 12);
const coin = toHex(0xe20, 20);
const collection = toHex(0xe721, 20);
const holder = (index: number) => toHex(0x1000 + index, 20);

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ clock: () => NOW });
  const { db } = api.database;
  const shared = { firstBlockNumber: 1, metadataState: 'read' } as const;
  await db.insert(tokens).values([
    {
      ...shared,
      address: coin,
      kind: 'erc20',
      name: HOSTILE,
      symbol: 'USDT',
      decimals: 6,
      totalSupply: 1000n,
      holderCount: 30,
    },
    {
      ...shared,
      address: collection,
      kind: 'erc721',
      name: 'Vehicles 100%_new',
      symbol: 'VHC',
      totalSupply: 12n,
      holderCount: 2,
    },
    ...Array.from({ length: 30 }, (_, index) => ({
      ...shared,
      address: toHex(0x5000 + index, 20),
      kind: 'erc20' as const,
      name: `Copy ${index}`,
      symbol: 'usdt',
      decimals: 18,
      holderCount: 1,
    })),
  ]);
  await db.insert(tokenBalances).values([
    // Two holders share a balance, and one has nothing left.
    ...Array.from({ length: 30 }, (_, index) => ({
      token: coin,
      holder: holder(index),
      balance: BigInt(Math.max(0, 29 - index)) || 0n,
      transferCount: 1,
    })),
    { token: coin, holder: holder(99), balance: 29n, transferCount: 1 },
    { token: collection, holder: holder(0), balance: 12n, transferCount: 12 },
  ]);
  await db.insert(nfts).values(
    Array.from({ length: 13 }, (_, index) => ({
      contract: collection,
      tokenId: index === 5 ? 2n ** 256n - 1n : BigInt(index),
      owner: index === 12 ? toHex(0, 20) : holder(0),
      isBurnt: index === 12,
      transferCount: 1,
      mintedBlockNumber: 10 + index,
      mintedLogIndex: 0,
      mintedAt: new Date(NOW),
      lastBlockNumber: 10 + index,
      lastLogIndex: 0,
      lastTransferAt: new Date(NOW),
      name: HOSTILE,
      image: 'javascript:alert(1)',
      metadata: { description: HOSTILE, attributes: [{ trait_type: 'Wheels', value: 4 }] },
      metadataState: 'read' as const,
    })),
  );
  await db.insert(addressBalances).values(
    Array.from({ length: 30 }, (_, index) => ({
      address: holder(index),
      balance: BigInt(index) * 10n ** 24n,
      blockNumber: 5,
    })),
  );
  await db.insert(addressStats).values(
    Array.from({ length: 30 }, (_, index) => ({
      address: holder(index),
      transactionCount: 30 - index,
      energyEarned: index % 4,
    })),
  );
  await db.insert(addressRanks).values({ address: holder(3), rank: 1, energyEarned: 3 });
  await db.insert(rankSnapshot).values({ blockNumber: 77, rankedAddresses: 22 });
  await db.insert(deployedContracts).values({ name: 'TestUSDT', address: holder(7), deployedAtBlock: 3 });
  await db.insert(dailyStats).values({
    day: '2026-05-29',
    blocks: 3,
    transactions: 2,
    actions: 1,
    points: 40,
    fees: 10n ** 20n,
    gasUsed: 5,
  });
  await db
    .insert(dailyActions)
    .values({ day: '2026-05-29', actionKey: 'page_visit', actions: 1, points: 40 });
});
afterAll(() => api.close());

const get = async (path: string) => callApi(api.url, `/api/v1${path}`);

/** Reads all rows of a list in both directions. */
async function walk<T extends z.ZodType>(path: string, item: T): Promise<z.output<T>[]> {
  const read = async (cursor: string | null) => {
    const sign = path.includes('?') ? '&' : '?';
    const answer = await get(`${path}${sign}limit=7${cursor === null ? '' : `&cursor=${cursor}`}`);
    return pageSchema(item).parse(answer.body);
  };
  const there = [await read(null)];
  for (let next = there[0]!.next; next !== null; next = there.at(-1)!.next) there.push(await read(next));
  const back = [await read('last')];
  for (let prev = back[0]!.prev; prev !== null; prev = back[0]!.prev) back.unshift(await read(prev));
  const rows = there.flatMap((page) => page.items);
  expect(back.flatMap((page) => page.items)).toEqual(rows);
  return rows;
}

describe('tokens', () => {
  test('are sorted by number of holders and filtered by standard', async () => {
    const all = await walk('/tokens', tokenSchema);
    expect(all).toHaveLength(32);
    expect(all.slice(0, 2).map((row) => row.holder_count)).toEqual([30, 2]);
    expect((await walk('/tokens?standard=erc721', tokenSchema)).map((row) => row.address)).toEqual([
      collection,
    ]);
  });

  test('have names that are shown as plain text, character by character, whatever a stranger chose', async () => {
    const answer = await get(`/tokens/${coin}`);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(tokenDetailSchema.parse(answer.body)).toMatchObject({
      name: HOSTILE,
      decimals: 6,
      total_supply: '1000',
    });
    expect(nftSchema.parse((await get(`/nfts/${collection}/1`)).body)).toMatchObject({
      name: HOSTILE,
      description: HOSTILE,
      image: 'javascript:alert(1)',
      attributes: [{ name: 'Wheels', value: '4' }],
    });
  });

  test('show how much of the supply the largest holders own', async () => {
    const distribution = holderDistributionSchema.parse(
      (await get(`/tokens/${coin}/distribution?limit=2`)).body,
    );
    expect(distribution).toMatchObject({
      total_supply: '1000',
      holder_count: 30,
      groups: [
        { holders: 10, balance: '254', share: 0.254 },
        { holders: 25, balance: '449', share: 0.449 },
      ],
      rest: { holders: 0, balance: '536', share: 0.536 },
      half_held_by: null,
      holders: [
        { balance: '29', share: 0.029 },
        { balance: '29', share: 0.029 },
      ],
    });
    const nfts = holderDistributionSchema.parse((await get(`/tokens/${collection}/distribution`)).body);
    expect(nfts).toMatchObject({ groups: [], half_held_by: 1, holders: [{ balance: '12', share: 1 }] });
    expect((await get(`/tokens/${holder(1)}/distribution`)).status).toBe(404);
    expect((await get(`/tokens/${coin}/distribution?limit=101`)).status).toBe(400);
  });

  test('list their holders by balance, without empty balances', async () => {
    const rows = await walk(`/tokens/${coin}/holders`, tokenHolderSchema);
    expect(rows).toHaveLength(30);
    expect(rows[0]).toEqual({ address: holder(99), balance: '29', share: 0.029 });
    expect(rows[1]).toMatchObject({ address: holder(0), balance: '29' });
    expect(rows.at(-1)).toMatchObject({ address: holder(28), balance: '1' });
  });

  test('that do not exist are not found', async () => {
    for (const path of [`/tokens/${holder(1)}`, '/tokens/x', `/tokens/${holder(1)}/holders`]) {
      expect(await get(path)).toMatchObject({ status: 404, code: 'token_not_found' });
    }
    for (const id of ['999', '-1', 'x', String(2n ** 256n)]) {
      expect(await get(`/nfts/${collection}/${id}`)).toMatchObject({ status: 404, code: 'nft_not_found' });
    }
  });
});

describe('NFTs', () => {
  test('are sorted by mint or listed by owner, and burned ones have no owner', async () => {
    const minted = await walk(`/nfts?token=${collection}`, nftSchema);
    expect(minted.map((row) => row.minted_at_block)).toEqual([
      22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10,
    ]);
    expect(minted[0]).toMatchObject({ token_id: '12', owner: null });
    const owned = await walk(`/addresses/${holder(0)}/nfts`, nftSchema);
    expect(owned[0]!.token_id).toBe(String(2n ** 256n - 1n));
    expect(owned).toHaveLength(12);
    expect(await walk(`/addresses/${toHex(0, 20)}/nfts`, nftSchema)).toEqual([]);
  });

  test('that are hidden have no texts, while their neighbors do', async () => {
    const { pool } = api.database;
    const ours = Buffer.from(collection.slice(2), 'hex');
    await pool.query(`insert into chain.contracts values ('NovaNFT', $1, 0)`, [ours]);
    await pool.query(`insert into app.hidden_nfts values (1, 'offensive', now())`);
    try {
      const bare = { name: null, description: null, image: null, token_uri: null, attributes: [] };
      const one = nftSchema.parse((await get(`/nfts/${collection}/1`)).body);
      expect(one).toMatchObject({ ...bare, metadata_state: 'hidden' });
      const states = (await walk(`/nfts?token=${collection}`, nftSchema)).map(
        ({ token_id: tokenId, metadata_state: metadataState }) => [tokenId, metadataState === 'hidden'],
      );
      expect(states.filter(([, isHidden]) => isHidden)).toEqual([['1', true]]);
    } finally {
      await pool.query(`delete from app.hidden_nfts; delete from chain.contracts where name = 'NovaNFT'`);
    }
  });
});

describe('accounts', () => {
  test('are sorted by coins, points or transactions, and equal ones appear once each', async () => {
    const byBalance = await walk('/accounts', accountSchema);
    expect(byBalance).toHaveLength(29);
    expect(byBalance[0]).toMatchObject({
      address: holder(29),
      balance: '29000000000000000000000000',
      share: 0.029,
    });
    const byEnergy = await walk('/accounts?order=energy', accountSchema);
    expect(byEnergy.map((row) => row.energy_earned)).toEqual([
      ...Array.from({ length: 7 }, () => 3),
      ...Array.from({ length: 7 }, () => 2),
      ...Array.from({ length: 8 }, () => 1),
    ]);
    const byTransactions = await walk('/accounts?order=transactions', accountSchema);
    expect(byTransactions[0]).toMatchObject({ address: holder(0), transaction_count: 30 });
  });

  test('show their rank with its block, their holdings, and the name of a product contract', async () => {
    const detail = async (index: number) =>
      addressDetailSchema.parse((await get(`/addresses/${holder(index)}`)).body);
    expect((await detail(3)).rank).toEqual({ position: 1, of: 22, block: 77 });
    expect(await detail(0)).toMatchObject({ token_count: 2, nft_count: 12, rank: null, token: null });
    expect(await detail(7)).toMatchObject({ name: 'TestUSDT', created_by: null });
    expect(addressDetailSchema.parse((await get(`/addresses/${coin}`)).body).token).toMatchObject({
      symbol: 'USDT',
    });
    const holdings = await walk(`/addresses/${holder(0)}/tokens`, tokenHoldingSchema);
    expect(holdings.map((row) => [row.token.address, row.balance])).toEqual([
      [collection, '12'],
      [coin, '29'],
    ]);
  });
});

test('a chart contains every day, including days without blocks', async () => {
  await api.database.db.insert(blocks).values({
    number: 1,
    hash: toHex(0xb1, 32),
    parentHash: toHex(0xb0, 32),
    timestamp: new Date(NOW - 20 * 86_400_000),
    size: 1,
    gasUsed: 0,
    gasLimit: 1,
    transactionCount: 0,
    miner: holder(1),
    stateRoot: toHex(1, 32),
    transactionsRoot: toHex(1, 32),
    receiptsRoot: toHex(1, 32),
    extraData: '0x',
  });
  const chart = chartSchema.parse((await get('/charts?days=3')).body);
  expect(chart.days.map((day) => [day.day, day.transactions, day.fees])).toEqual([
    ['2026-05-28', 0, '0'],
    ['2026-05-29', 2, '100000000000000000000'],
    ['2026-05-30', 0, '0'],
  ]);
  expect(chart.actions).toEqual([{ day: '2026-05-29', action: 'page_visit', actions: 1, points: 40 }]);
  for (const days of ['0', '367', 'x', '1.5']) {
    expect(await get(`/charts?days=${days}`)).toMatchObject({ status: 400, code: 'invalid_input' });
  }
});

describe('search by name', () => {
  const search = async (text: string) =>
    (await get(`/search?q=${encodeURIComponent(text)}`)).body as {
      kind: string;
      matches?: { address: string; kind: string }[];
    };

  test('finds tokens by prefix of symbol or name, exact matches and most holders first', async () => {
    const { kind, matches } = await search(' usdt ');
    expect(kind).toBe('names');
    expect(matches).toHaveLength(10);
    expect(matches![0]).toMatchObject({ kind: 'token', address: coin, symbol: 'USDT' });
    expect((await search('veh')).matches).toMatchObject([{ address: collection }]);
    expect((await search('testu')).matches).toMatchObject([{ kind: 'contract', name: 'TestUSDT' }]);
  });

  test('treats wildcards as ordinary characters', async () => {
    expect((await search('vehicles 100%_')).matches).toMatchObject([{ address: collection }]);
    for (const text of ['%', '_', 'vehicles 1__', String.raw`veh\%`, 'v%', '\0']) {
      expect(await search(text)).toEqual({ kind: 'none' });
    }
  });

  test('opens links to existing tokens and NFTs', async () => {
    expect(await search(`https://nova.example/explorer/token/${coin}`)).toEqual({
      kind: 'token',
      address: coin,
    });
    expect(await search(`/explorer/token/${collection}/3`)).toEqual({
      kind: 'nft',
      address: collection,
      token_id: '3',
    });
    expect(await search(`/explorer/token/${collection}/999`)).toEqual({
      kind: 'address',
      address: collection,
    });
    expect(await search(`/explorer/token/${holder(1)}`)).toEqual({ kind: 'address', address: holder(1) });
  });
});

describe('invalid filters', () => {
  test.each([
    ['/transactions?status=maybe', 'status must be one of successful, failed.'],
    ['/transactions?kind=x', 'kind must be one of action, transfer, call, creation.'],
    ['/transactions?type=legacy', 'type must be an EIP-2718 type, 0 to 127.'],
    ['/transactions?method=transfer', 'method must be the selector of a function, like 0xa9059cbb.'],
    ['/transactions?from=0x1', 'from must be a 20-byte address.'],
    ['/transactions?min_value=1.5', 'min_value must be a whole number in smallest units.'],
    ['/transactions?min_value=5&max_value=4', 'min_value must not be more than max_value.'],
    [
      '/transactions?since=yesterday',
      'since must be a time like 2026-05-01T12:00:00Z or a day like 2026-05-01.',
    ],
    ['/transactions?since=2026-05-02&until=2026-05-01', 'since must be before until.'],
    ['/actions?action=Page%20visit', 'action must be the key of an action, like energy_collection.'],
    ['/actions?is_revoked=1', 'is_revoked must be true or false.'],
    ['/transfers?standard=erc404', 'standard must be one of erc20, erc721, erc1155.'],
    ['/accounts?order=age', 'order must be one of balance, energy, transactions.'],
    ['/blocks?stauts=failed', 'The input has unknown fields: stauts.'],
  ])('%s gets an error that names the field', async (path, message) => {
    const answer = await get(path);
    expect(answer).toMatchObject({ status: 400, code: 'invalid_input', body: { error: { message } } });
  });
});
