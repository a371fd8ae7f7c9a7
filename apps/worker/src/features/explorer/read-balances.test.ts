import { sendWork } from '@nova/testing/chain/send-work';
import { startTestChain, type TestChain } from '@nova/testing/test-chain';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { TEST_KEYS, testAddressOf } from '@nova/testing/test-keys';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Hex } from 'viem';
import { RpcClient, RpcError } from '../../lib/chain/rpc-client.ts';
import { runJobRepeatedly } from '../../testing/run-job.ts';
import { settleIndex } from '../../testing/settle-index.ts';
import { queueBalances } from './queue-balances.ts';
import { readBalances } from './read-balances.ts';

const PAID: Hex = `0x${'77'.repeat(20)}`;

let chain: TestChain;
let rpc: RpcClient;
let database: TestDatabase;
let client: Client;
beforeAll(async () => {
  [chain, database] = await Promise.all([startTestChain(), createTestDatabase()]);
  rpc = new RpcClient(chain.rpcUrl);
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await Promise.all([chain.close(), database.drop()]);
});

/** Starts the job. @returns A function that stops it. */
function startJob(): () => Promise<void> {
  const stop = new AbortController();
  const session = { client, signal: stop.signal };
  const running = runJobRepeatedly(session, () => readBalances(session, { rpc }));
  return async () => {
    stop.abort();
    await running.catch(() => undefined);
  };
}

async function readStored(): Promise<{ balance: string; height: number }[]> {
  const { rows } = await database.pool.query<{ balance: string; height: number }>(
    'select balance, block_number::int as height from chain.address_balances',
  );
  return rows;
}

/** Returns what the job stores after it has processed the queue. */
async function readAll(): Promise<{ balance: string; height: number }[]> {
  await queueBalances(client, [PAID]);
  const stop = startJob();
  await settleIndex(database.pool);
  await stop();
  return readStored();
}

async function setIndexedTo(height: number, otherHash?: Hex): Promise<void> {
  const { hash } = await rpc.request<{ hash: Hex }>('eth_getBlockByNumber', [
    `0x${height.toString(16)}`,
    false,
  ]);
  await client.query(
    `insert into chain.sync_state (genesis_hash, block_number, block_hash) values ($2, $1, $2)
     on conflict (id) do update set block_number = excluded.block_number, block_hash = excluded.block_hash`,
    [height, Buffer.from((otherHash ?? hash).slice(2), 'hex')],
  );
}

// A reorg may remove a block before it is indexed, and no event would then invalidate the balances read
// from it.
test('reads a balance at the last indexed block, however far the chain has advanced', async () => {
  const height = Number(await rpc.request('eth_blockNumber'));
  const nonce = Number(await rpc.request('eth_getTransactionCount', [testAddressOf('attestor'), 'latest']));
  const payment = { to: PAID, value: 5n, data: '0x', type: 2 } as const;
  await sendWork(rpc, TEST_KEYS.attestor, [payment, payment], nonce);
  await setIndexedTo(height);
  expect(await readAll()).toEqual([]);
  await setIndexedTo(height + 1);
  expect(await readAll()).toEqual([{ balance: '5', height: height + 1 }]);
  await setIndexedTo(height + 2);
  expect(await readAll()).toEqual([{ balance: '10', height: height + 2 }]);
});

// Found by seed 93 of the simulation: the engine had switched to other blocks and back before they were
// indexed.
test('rejects a balance of a different block at the same height', async () => {
  const height = Number(await rpc.request('eth_blockNumber'));
  await client.query('delete from chain.address_balances');
  await setIndexedTo(height, `0x${'ab'.repeat(32)}`);
  await queueBalances(client, [PAID]);
  const batchSpy = vi.spyOn(rpc, 'batchResults');
  const stop = startJob();
  await vi.waitFor(() => expect(batchSpy.mock.calls.length).toBeGreaterThan(1), { timeout: 20_000 });
  expect(await readStored()).toEqual([]);
  await setIndexedTo(height);
  await settleIndex(database.pool);
  await stop();
  batchSpy.mockRestore();
  expect(await readStored()).toEqual([{ balance: '10', height }]);
});

test('an address whose balance cannot be read is postponed with growing delays, and the others are read', async () => {
  const height = Number(await rpc.request('eth_blockNumber'));
  await setIndexedTo(height);
  await client.query('delete from chain.address_balances');
  const request = rpc.batchResults.bind(rpc);
  const poisoned: Hex = `0x${'66'.repeat(20)}`;
  let batchCount = 0;
  const spy = vi.spyOn(rpc, 'batchResults').mockImplementation(async (calls, options) => {
    const answers = await request(calls, options);
    return calls.map((call, index) => {
      if (call.params[0] !== poisoned) return answers[index] as never;
      batchCount += 1;
      return new RpcError(-32_000, 'missing trie node') as never;
    });
  });
  await queueBalances(client, [poisoned, PAID]);
  const stop = startJob();
  const readPending = async () =>
    (await database.pool.query('select attempts, last_error from chain.pending_balances')).rows;
  await vi.waitFor(
    async () => expect(await readPending()).toEqual([{ attempts: 2, last_error: 'missing trie node' }]),
    { timeout: 20_000, interval: 50 },
  );
  expect(batchCount).toBe(2);
  expect(await readStored()).toEqual([{ balance: '10', height }]);
  await stop();
  spy.mockRestore();
  await client.query('delete from chain.pending_balances');
});
