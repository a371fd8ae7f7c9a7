import { nftBalances, nfts } from '@nova/db/schema/nft';
import { tokenBalances, tokens } from '@nova/db/schema/token';
import { addressDetailSchema } from '@nova/shared/explorer/address-schemas';
import { nftSchema, tokenHolderSchema } from '@nova/shared/explorer/token-schemas';
import { pageSchema } from '@nova/shared/pagination';
import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { toHex } from '../../../testing/explorer-fixture.ts';

const collection = toHex(0xe721, 20);
const multiToken = toHex(0xe1155, 20);
const holder = (index: number) => toHex(0x1000 + index, 20);

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
  const { db } = api.database;
  const place = { mintedAt: new Date(0), lastBlockNumber: 9, lastLogIndex: 0, lastTransferAt: new Date(0) };
  const minted = { ...place, transferCount: 1, mintedLogIndex: 0 };
  await db.insert(tokens).values([
    { address: collection, kind: 'erc721', firstBlockNumber: 1 },
    { address: multiToken, kind: 'erc1155', symbol: 'WORK', firstBlockNumber: 1 },
  ]);
  await db.insert(nfts).values([
    ...Array.from({ length: 2 }, (_, index) => ({
      ...minted,
      contract: collection,
      tokenId: BigInt(index + 1),
      owner: holder(0),
      isBurnt: false,
      mintedBlockNumber: index + 1,
    })),
    // Ten items of one batch; nothing is left of the last.
    ...Array.from({ length: 10 }, (_, index) => ({
      ...minted,
      contract: multiToken,
      tokenId: BigInt(index),
      kind: 'erc1155' as const,
      isBurnt: index === 9,
      supply: index === 9 ? 0n : 30n,
      holderCount: index === 9 ? 0 : 12,
      mintedBlockNumber: 5,
      mintedBatchIndex: index,
    })),
  ]);
  await db.insert(nftBalances).values([
    ...Array.from({ length: 9 }, (_, index) => ({
      contract: multiToken,
      tokenId: BigInt(index),
      holder: holder(0),
      balance: BigInt(index + 1),
      transferCount: 1,
    })),
    { contract: multiToken, tokenId: 9n, holder: holder(0), balance: 0n, transferCount: 2 },
    // A contract that emits the events of both standards can give the same ID an owner and units.
    { contract: collection, tokenId: 2n, holder: holder(0), balance: 4n, transferCount: 1 },
    ...Array.from({ length: 11 }, (_, index) => ({
      contract: multiToken,
      tokenId: 8n,
      holder: holder(1 + index),
      balance: index < 2 ? 5n : 1n,
      transferCount: 1,
    })),
  ]);
  await db.insert(tokenBalances).values([
    { token: collection, holder: holder(0), balance: 2n, transferCount: 2 },
    { token: multiToken, holder: holder(0), balance: 45n, transferCount: 11 },
  ]);
});
afterAll(() => api.close());

const get = async (path: string) => callApi(api.url, `/api/v1${path}`);

/** Reads all rows of a list in both directions. */
async function walk<T extends z.ZodType>(path: string, item: T): Promise<z.output<T>[]> {
  const read = async (cursor: string | null) => {
    const sign = path.includes('?') ? '&' : '?';
    const answer = await get(`${path}${sign}limit=3${cursor === null ? '' : `&cursor=${cursor}`}`);
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

test('the items of one batch are listed in its order, and those without units are burned', async () => {
  const rows = await walk(`/nfts?token=${multiToken}`, nftSchema);
  expect(rows.map((row) => row.token_id)).toEqual(['9', '8', '7', '6', '5', '4', '3', '2', '1', '0']);
  expect(rows[0]).toMatchObject({ owner: null, supply: '0', holder_count: 0, balance: null });
  expect(rows[1]).toMatchObject({ owner: null, supply: '30', holder_count: 12 });
  expect(rows[1]!.token).toMatchObject({ standard: 'erc1155', symbol: 'WORK' });
});

test('an address holds NFTs and items in one list, each once, with the units of the latter', async () => {
  const rows = await walk(`/addresses/${holder(0)}/nfts`, nftSchema);
  expect(
    rows.map(({ token, token_id: tokenId, balance }) => `${token.standard} ${tokenId}: ${balance}`),
  ).toEqual([
    ...[8, 7, 6, 5, 4, 3, 2, 1, 0].map((id) => `erc1155 ${id}: ${id + 1}`),
    'erc721 2: 5',
    'erc721 1: 1',
  ]);
  expect(rows.at(-1)).toMatchObject({ owner: holder(0), supply: '1', holder_count: 1 });
  const ofOne = await walk(`/addresses/${holder(1)}/nfts?token=${multiToken}`, nftSchema);
  expect(ofOne.map(({ token_id: tokenId, balance }) => [tokenId, balance])).toEqual([['8', '5']]);
  const { nft_count: nftCount, token_count: tokenCount } = addressDetailSchema.parse(
    (await get(`/addresses/${holder(0)}`)).body,
  );
  // Two tokens of the collection, nine items, and one ID that is both.
  expect({ nftCount, tokenCount }).toEqual({ nftCount: 12, tokenCount: 2 });
});

test('an item lists its holders by balance with their shares, an NFT its owner', async () => {
  const rows = await walk(`/nfts/${multiToken}/8/holders`, tokenHolderSchema);
  expect(rows).toHaveLength(12);
  expect(rows[0]).toEqual({ address: holder(0), balance: '9', share: 0.3 });
  expect(rows.slice(1, 3).map((row) => row.address)).toEqual([holder(2), holder(1)]);
  expect(await walk(`/nfts/${collection}/1/holders`, tokenHolderSchema)).toEqual([
    { address: holder(0), balance: '1', share: 1 },
  ]);
  expect(await walk(`/nfts/${multiToken}/9/holders`, tokenHolderSchema)).toEqual([]);
  expect(await get(`/nfts/${multiToken}/10/holders`)).toMatchObject({ status: 404, code: 'nft_not_found' });
  const file = await fetch(`${api.url}/api/v1/nfts/${multiToken}/8/holders.csv`);
  expect((await file.text()).trim().split(/\r?\n/)).toHaveLength(13);
});
