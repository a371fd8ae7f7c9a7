import { logs, transactions } from '@nova/db/schema/explorer';
import { tokens } from '@nova/db/schema/token';
import { tokenApprovalSchema } from '@nova/shared/explorer/token-schemas';
import { pageSchema } from '@nova/shared/pagination';
import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import {
  type Address,
  erc20Abi,
  erc721Abi,
  encodeEventTopics,
  type Hex,
  maxUint256,
  numberToHex,
} from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toHex } from '../../../testing/explorer-fixture.ts';

const OWNER = toHex(0xa, 20);
const [ROUTER, MARKET] = [toHex(0xb1, 20), toHex(0xb2, 20)];
const [COIN, COLLECTION, UNINDEXED] = [toHex(0xe20, 20), toHex(0xe721, 20), toHex(0xe1155, 20)];
const NOBODY = toHex(0, 20);

type Log = Pick<typeof logs.$inferInsert, 'address' | 'topics' | 'data'>;
const word = (value: bigint | number): Hex => numberToHex(value, { size: 32 });

let api: TestApi;
let height = 0;

beforeAll(async () => {
  api = await startTestApi();
  await api.database.db.insert(tokens).values([
    { address: COIN, kind: 'erc20', symbol: 'COIN', decimals: 6, firstBlockNumber: 1 },
    { address: COLLECTION, kind: 'erc721', symbol: 'ART', firstBlockNumber: 1 },
  ]);
});
beforeEach(async () => {
  await api.database.pool.query('truncate chain.logs, chain.transactions');
  height = 0;
});
afterAll(() => api.close());

function approve(token: Hex, spender: Address, value: bigint, owner: Address = OWNER): Log {
  const args = { owner, spender };
  const topics = encodeEventTopics({ abi: erc20Abi, eventName: 'Approval', args }) as Hex[];
  return { address: token, topics, data: word(value) };
}

function approveNft(spender: Address, tokenId: bigint, owner: Address = OWNER): Log {
  const args = { owner, spender, tokenId };
  const topics = encodeEventTopics({ abi: erc721Abi, eventName: 'Approval', args }) as Hex[];
  return { address: COLLECTION, topics, data: '0x' };
}

function approveAll(token: Hex, operator: Address, isApproved: boolean, owner: Address = OWNER): Log {
  const args = { owner, operator };
  const topics = encodeEventTopics({ abi: erc721Abi, eventName: 'ApprovalForAll', args }) as Hex[];
  return { address: token, topics, data: word(isApproved ? 1 : 0) };
}

/** Seals each event in a block of its own. */
async function seal(...events: readonly Log[]): Promise<void> {
  const rows = events.map(({ address, topics, data }) => {
    return { address, topics, data, blockNumber: ++height, logIndex: 0, txIndex: 0 };
  });
  await api.database.db.insert(logs).values(rows);
  await api.database.db.insert(transactions).values(
    rows.map(({ blockNumber }) => ({
      blockNumber,
      index: 0,
      hash: toHex(0x70000 + blockNumber, 32),
      from: OWNER,
      to: COIN,
      value: 0n,
      fee: 0n,
      gasPrice: 0n,
      gasUsed: 0,
      gasLimit: 0,
      nonce: blockNumber,
      type: 2,
      isSuccessful: true,
      input: '0x' as const,
      timestamp: new Date(Date.UTC(2026, 4, 1) + blockNumber * 1000),
    })),
  );
}

const path = `/api/v1/addresses/${OWNER}/approvals`;
async function list(query = '') {
  const answer = await callApi(api.url, `${path}${query}`);
  expect(answer).toMatchObject({ status: 200 });
  return pageSchema(tokenApprovalSchema).parse(answer.body);
}
const short = ({ items }: Awaited<ReturnType<typeof list>>) =>
  items.map(({ scope, contract, spender, value, token_id: tokenId }) => [
    scope,
    contract,
    spender,
    value ?? tokenId,
  ]);

describe('approvals of an address', () => {
  test('are amounts, single NFTs and whole collections, newest first', async () => {
    await seal(approve(COIN, ROUTER, 5n), approveNft(MARKET, 7n), approveAll(UNINDEXED, MARKET, true));
    const page = await list();
    expect(short(page)).toEqual([
      ['collection', UNINDEXED, MARKET, null],
      ['nft', COLLECTION, MARKET, '7'],
      ['amount', COIN, ROUTER, '5'],
    ]);
    expect(page.items.map(({ token }) => token?.symbol ?? null)).toEqual([null, 'ART', 'COIN']);
    expect(page.items[2]).toMatchObject({
      block_number: 1,
      transaction_hash: toHex(0x70001, 32),
      timestamp: '2026-05-01T00:00:01.000Z',
    });
  });

  test('that a later one replaced appear once, with the new amount', async () => {
    await seal(approve(COIN, ROUTER, 5n), approve(COIN, MARKET, 6n), approve(COIN, ROUTER, maxUint256));
    expect(short(await list())).toEqual([
      ['amount', COIN, ROUTER, String(maxUint256)],
      ['amount', COIN, MARKET, '6'],
    ]);
  });

  test('that were revoked are gone: an amount of 0, no spender for an NFT, false for a collection', async () => {
    await seal(approve(COIN, ROUTER, 5n), approveNft(MARKET, 7n), approveAll(COLLECTION, MARKET, true));
    await seal(approve(COIN, ROUTER, 0n), approveNft(NOBODY, 7n), approveAll(COLLECTION, MARKET, false));
    expect(short(await list())).toEqual([]);
  });

  test('of an NFT end with the approval of another spender, those of other NFTs and owners stay', async () => {
    await seal(approveNft(MARKET, 7n), approveNft(MARKET, 8n), approveNft(ROUTER, 7n));
    await seal(approve(COIN, ROUTER, 9n, MARKET), approve(COIN, OWNER, 9n, MARKET));
    expect(short(await list())).toEqual([
      ['nft', COLLECTION, ROUTER, '7'],
      ['nft', COLLECTION, MARKET, '8'],
    ]);
  });

  test('ignore events that only look like approvals', async () => {
    const event = approve(COIN, ROUTER, 5n);
    await seal(
      { ...event, data: '0x' },
      { ...event, data: `${event.data}00` },
      { ...event, topics: event.topics.slice(0, 2) },
      { ...event, topics: [toHex(1, 32), ...event.topics.slice(1)] },
      { ...approveAll(COLLECTION, MARKET, true), topics: [...event.topics, word(1)], data: word(1) },
    );
    expect(short(await list())).toEqual([]);
  });

  test('are filtered by contract, spender and time', async () => {
    await seal(approve(COIN, ROUTER, 5n), approve(COIN, MARKET, 6n), approveAll(COLLECTION, MARKET, true));
    expect(short(await list(`?contract=${COLLECTION}`))).toHaveLength(1);
    expect(short(await list(`?spender=${MARKET}`))).toHaveLength(2);
    expect(short(await list(`?spender=${MARKET}&contract=${COIN}`))).toEqual([['amount', COIN, MARKET, '6']]);
    const answer = await callApi(api.url, `${path}?spender=me`);
    expect(answer.body).toMatchObject({ error: { message: 'spender must be a 20-byte address.' } });
  });

  test('are paged in both directions and exported with whole units', async () => {
    const spenders = Array.from({ length: 9 }, (_, index) => toHex(0xc0 + index, 20));
    await seal(...spenders.map((spender, index) => approve(COIN, spender, BigInt(index + 1) * 500_000n)));
    await seal(approve(COIN, spenders[4]!, 0n));
    const pages = [await list('?limit=3')];
    for (let { next } = pages[0]!; next !== null; next = pages.at(-1)!.next) {
      pages.push(await list(`?limit=3&cursor=${next}`));
    }
    const there = pages.flatMap(({ items }) => items.map(({ value }) => Number(value) / 500_000));
    expect(there).toEqual([9, 8, 7, 6, 4, 3, 2, 1]);
    const last = await list('?limit=3&cursor=last');
    expect(last.items.map(({ value }) => Number(value) / 500_000)).toEqual([3, 2, 1]);
    const file = await (await fetch(`${api.url}${path}.csv`)).text();
    const [head, first] = file.trim().split('\r\n');
    expect(head).toBe(
      'transaction,block,time,contract,symbol,name,scope,spender,amount,smallest_units,token_id',
    );
    expect(first).toContain(`${COIN},COIN,,amount,${spenders[8]},4.5,4500000,`);
  });

  test('of an unused address are an empty list, and a text that is no address is not found', async () => {
    expect(short(await list())).toEqual([]);
    expect(await callApi(api.url, '/api/v1/addresses/x/approvals')).toMatchObject({
      status: 404,
      code: 'address_not_found',
    });
  });
});
