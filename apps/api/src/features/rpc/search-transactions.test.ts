import { callApi } from '@nova/testing/call-api';
import { ALICE, startTokenChain, type TokenChain } from '@nova/testing/token-chain';
import { testAddressOf } from '@nova/testing/test-keys';
import type { Hex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

let chain: TokenChain;
beforeAll(async () => {
  chain = await startTokenChain();
}, 120_000);
afterAll(() => chain.close());

const SENDER = testAddressOf('deployer');
const SIZE = 4;

const fields = z.looseObject({ blockNumber: z.string(), blockTimestamp: z.string().optional() });
const pageSchema = z.object({
  txs: z.array(fields.extend({ hash: z.string() })),
  receipts: z.array(fields.extend({ transactionHash: z.string(), timestamp: z.int() })),
  firstPage: z.boolean(),
  lastPage: z.boolean(),
});

async function call(method: string, params: unknown[]): Promise<Record<string, unknown>> {
  const { body } = await callApi(chain.stack.url, '/rpc', {
    body: { jsonrpc: '2.0', id: 7, method, params },
  });
  return body as Record<string, unknown>;
}
const readPage = async (method: string, ...params: unknown[]) =>
  pageSchema.parse((await call(method, params))['result']);

/** Every transaction of the address, newest first, as the explorer lists them. */
async function listHashes(address: Hex): Promise<string[]> {
  const { body } = await callApi(chain.stack.url, `/api/v1/addresses/${address}/transactions?limit=100`);
  return (body as { items: { hash: string }[] }).items.map(({ hash }) => hash);
}

test.each(['ots_searchTransactionsBefore', 'ots_searchTransactionsAfter'])(
  '%s walks through all transactions of an address, each once, in pages that are newest first',
  async (method) => {
    const isBefore = method.endsWith('Before');
    const expected = await listHashes(SENDER);
    expect(expected.length).toBeGreaterThan(2 * SIZE);
    const pages: string[][] = [];
    for (let block = 0, isDone = false; !isDone;) {
      const page = await readPage(method, SENDER, block, SIZE);
      expect(page.receipts.map(({ transactionHash }) => transactionHash)).toEqual(
        page.txs.map(({ hash }) => hash),
      );
      expect(page.receipts.map(({ timestamp }) => timestamp)).toEqual(
        page.txs.map(({ blockTimestamp }) => Number(blockTimestamp)),
      );
      expect(isBefore ? page.firstPage : page.lastPage).toBe(block === 0);
      isDone = isBefore ? page.lastPage : page.firstPage;
      const hashes = page.txs.map(({ hash }) => hash);
      if (isBefore) pages.push(hashes);
      else pages.unshift(hashes);
      block = Number((isBefore ? page.txs.at(-1) : page.txs[0])!.blockNumber);
    }
    expect(pages.flat()).toEqual(expected);
  },
);

test('an address without transactions has one empty page', async () => {
  const nobody = `0x${'ab'.repeat(20)}`;
  const empty = { txs: [], receipts: [], firstPage: true, lastPage: true };
  expect(await readPage('ots_searchTransactionsBefore', nobody, 0, SIZE)).toEqual(empty);
  expect(await readPage('ots_searchTransactionsAfter', nobody, 0, SIZE)).toEqual(empty);
});

test('an address in capital letters is the same address, and a page has at most 25 transactions', async () => {
  const capital = `0x${ALICE.slice(2).toUpperCase()}`;
  const [lower, upper] = await Promise.all([
    readPage('ots_searchTransactionsBefore', ALICE, 0, SIZE),
    readPage('ots_searchTransactionsBefore', capital, 0, SIZE),
  ]);
  expect(upper).toEqual(lower);
  expect(lower.txs.length).toBeGreaterThan(0);
  expect(await call('ots_searchTransactionsBefore', [ALICE, 0, 26])).toMatchObject({
    id: 7,
    error: { code: -32602 },
  });
});
