import { blockAnswerSchema, blockDetailSchema, transactionAnswerSchema } from '@nova/shared/explorer/schemas';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { callApi } from '@nova/testing/call-api';
import { type Anvil, startAnvil } from '@nova/testing/engines/start-anvil';
import { TEST_KEYS, testAddressOf } from '@nova/testing/test-keys';
import { startTestStackOn, type TestStack } from '@nova/testing/test-stack';
import { type Hex, keccak256 } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const WAIT = { timeout: 20_000, interval: 20 };
const SENDER = testAddressOf('deployer').toLowerCase();
const TO = `0x${'ab'.repeat(20)}` as const;

let stack: TestStack<Anvil>;
/** Height and hash of an orphaned block with two transfers, of which the chain kept only the first. */
let height: number;
let orphan: Hex;
let includedHash: Hex;
let dropped: Hex;

const get = (path: string) => callApi(stack.url, path);
const rpc = <Result>(method: string, params: unknown[] = []) =>
  stack.chain.rpc.request<Result>(method, params);

async function signTransfer(nonce: number): Promise<Hex> {
  return privateKeyToAccount(TEST_KEYS.deployer).signTransaction({
    chainId: CHAIN_ID,
    type: 'eip1559',
    to: TO,
    value: 7n,
    nonce,
    gas: 21_000n,
    maxFeePerGas: 20_000_000_000n,
    maxPriorityFeePerGas: 1_000_000_000n,
  });
}

/** Waits until the index contains anvil's block at a height, and returns it. */
const waitForBlock = (number: number) =>
  vi.waitFor(async () => {
    const theirs = await rpc<{ hash: string }>('eth_getBlockByNumber', [`0x${number.toString(16)}`, false]);
    const block = blockDetailSchema.parse((await get(`/api/v1/blocks/${number}`)).body);
    expect(block.hash).toBe(theirs.hash);
    return block;
  }, WAIT);

beforeAll(async () => {
  stack = await startTestStackOn(await startAnvil(TEST_KEYS));
  const nonce = Number(await rpc('eth_getTransactionCount', [SENDER, 'latest']));
  const raw = [await signTransfer(nonce), await signTransfer(nonce + 1)] as const;
  [includedHash, dropped] = [keccak256(raw[0]), keccak256(raw[1])];
  await rpc('evm_setAutomine', [false]);
  for (const bytes of raw) await rpc('eth_sendRawTransaction', [bytes]);
  await rpc('evm_mine');
  height = Number(await rpc('eth_blockNumber'));
  orphan = (await waitForBlock(height)).hash;
  await rpc('anvil_reorg', [1, [[raw[0], 0]]]);
  await waitForBlock(height);
});
afterAll(() => stack.close());

test('an orphaned block is found by its hash, labeled, with its replacement and its transactions’ new blocks', async () => {
  const now = await waitForBlock(height);
  expect(now.hash).not.toBe(orphan);
  const answer = await get(`/api/v1/blocks/${orphan}`);
  expect(blockAnswerSchema.parse(answer.body)).toEqual({
    status: 'orphaned',
    number: height,
    hash: orphan,
    parent_hash: now.parent_hash,
    timestamp: expect.any(String),
    miner: now.miner,
    orphaned_at: expect.any(String),
    replaced_by: now.hash,
    transactions: [
      { hash: includedHash, from: SENDER, to: TO, value: '7', block_number: height },
      { hash: dropped, from: SENDER, to: TO, value: '7', block_number: null },
    ],
  });
});

test('a transaction in no block is dropped, and one in the new chain is not', async () => {
  const answer = transactionAnswerSchema.parse((await get(`/api/v1/transactions/${dropped}`)).body);
  expect(answer).toEqual({
    status: 'dropped',
    hash: dropped,
    from: SENDER,
    to: TO,
    value: '7',
    nonce: expect.any(Number),
    block_number: height,
    block_hash: orphan,
    timestamp: expect.any(String),
    dropped_at: expect.any(String),
  });
  const now = await waitForBlock(height);
  expect((await get(`/api/v1/transactions/${includedHash}`)).body).toMatchObject({
    status: 'successful',
    block_number: height,
    block_hash: now.hash,
  });
});

test('orphaned blocks are in no list and no total', async () => {
  const hashes = async (path: string) =>
    ((await get(path)).body as { items: { hash: string }[] }).items.map((item) => item.hash);
  const now = await waitForBlock(height);
  const blocks = await hashes('/api/v1/blocks?limit=100');
  expect(blocks).toContain(now.hash);
  expect(blocks).not.toContain(orphan);
  expect(await hashes('/api/v1/transactions?limit=100')).not.toContain(dropped);
  expect(await hashes(`/api/v1/addresses/${TO}/transactions`)).toEqual([includedHash]);
  expect((await get(`/api/v1/addresses/${TO}`)).body).toMatchObject({ transaction_count: 1 });
});

test('a search for orphaned hashes finds them', async () => {
  expect((await get(`/api/v1/search?q=${orphan}`)).body).toEqual({ kind: 'orphaned_block', hash: orphan });
  expect((await get(`/api/v1/search?q=${dropped}`)).body).toEqual({ kind: 'transaction', hash: dropped });
});

test('a block that returns to the chain is an ordinary block again', async () => {
  const now = await waitForBlock(height);
  await stack.database.pool.query(
    `insert into chain.orphaned_blocks (hash, number, parent_hash, timestamp, miner)
     select hash, number, parent_hash, timestamp, miner from chain.blocks where number = $1`,
    [height],
  );
  expect((await get(`/api/v1/blocks/${now.hash}`)).body).toMatchObject({ status: 'sealed', hash: now.hash });
  expect((await get(`/api/v1/search?q=${now.hash}`)).body).toEqual({ kind: 'block', number: height });
});
