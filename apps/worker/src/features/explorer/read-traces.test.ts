import { programCode } from '@nova/testing/engines/evm-code';
import { sendWork } from '@nova/testing/chain/send-work';
import { startTestChain, type TestChain } from '@nova/testing/test-chain';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { TEST_KEYS, testAddressOf } from '@nova/testing/test-keys';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Hex } from 'viem';
import { RpcClient } from '../../lib/chain/rpc-client.ts';
import type { Worker } from '../../start-worker.ts';
import { startIndexer } from '../../testing/index-fixture.ts';
import { type Fate, type RpcProxy, startRpcProxy } from '../../testing/rpc-proxy.ts';
import { settleIndex } from '../../testing/settle-index.ts';

const WAIT = { timeout: 20_000, interval: 20 };
const PAID: Hex = `0x${'77'.repeat(20)}`;

let chain: TestChain;
let rpc: RpcClient;
let proxy: RpcProxy;
let database: TestDatabase;
let worker: Worker | undefined;
beforeAll(async () => {
  chain = await startTestChain();
  rpc = new RpcClient(chain.rpcUrl);
  proxy = await startRpcProxy(chain.rpcUrl);
});
afterAll(async () => {
  await proxy.close();
  await chain.close();
});
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  proxy.decide = () => 'pass';
  await worker?.close();
  await database.drop();
});

async function index(fateOfTraces: () => Fate | Promise<Fate>): Promise<void> {
  proxy.decide = (method) => (method.startsWith('debug_') ? fateOfTraces() : 'pass');
  worker = await startIndexer({ ...chain, rpcUrl: proxy.url }, database.url);
}

/** Sends a creation that makes an internal payment. @returns The height of its block. */
async function payFromInside(): Promise<number> {
  const nonce = Number(await rpc.request('eth_getTransactionCount', [testAddressOf('attestor'), 'latest']));
  const data = programCode([{ kind: 'call', to: PAID, value: 5n }], 'stay');
  await sendWork(rpc, TEST_KEYS.attestor, [{ to: null, value: 5n, data, type: 2 }], nonce);
  return Number(await rpc.request('eth_blockNumber'));
}

async function readRows<Row>(text: string): Promise<Row[]> {
  return (await database.pool.query(text)).rows as Row[];
}

test('indexes blocks while a trace hangs, and the trace once it arrives', async () => {
  let release: (fate: Fate) => void = () => {};
  const held = new Promise<Fate>((resolve) => {
    release = resolve;
  });
  await index(() => held);
  await payFromInside();
  const height = await payFromInside();
  await vi.waitFor(() => expect(worker!.indexedBlock()).toBe(height), WAIT);
  expect(await readRows('select 1 from chain.internal_transactions')).toEqual([]);
  release('pass');
  await settleIndex(database.pool);
  const calls = await readRows<{ to: Buffer; value: string }>(
    `select "to", value from chain.internal_transactions where block_number = ${height}`,
  );
  expect(calls).toEqual([{ to: Buffer.from(PAID.slice(2), 'hex'), value: '5' }]);
  const balances = await readRows<{ balance: string }>(
    `select balance from chain.address_balances where address = '\\x${PAID.slice(2)}'`,
  );
  expect(balances).toEqual([{ balance: '10' }]);
});

test('an engine without a tracer marks each transaction as untraceable, except those that need no trace', async () => {
  await index(() => 'know_no_method');
  const height = await payFromInside();
  await vi.waitFor(async () => {
    const rows = await readRows<{ block_number: string; state: string }>(
      `select block_number::int, state from chain.pending_traces where block_number = ${height}`,
    );
    expect(rows).toEqual([{ block_number: height, state: 'unavailable' }]);
  }, WAIT);
  const ledgerCalls = await readRows(
    `select 1 from chain.pending_traces join chain.transactions using (block_number, tx_index)
     where "to" = '\\x${chain.ledgerAddress.slice(2)}'`,
  );
  expect(ledgerCalls).toEqual([]);
});

test('retries a failed trace', async () => {
  let failures = 0;
  await index(() => (++failures > 2 ? 'pass' : 'refuse'));
  const height = await payFromInside();
  await vi.waitFor(() => expect(worker!.indexedBlock()).toBe(height), WAIT);
  await settleIndex(database.pool);
  const calls = await readRows(`select 1 from chain.internal_transactions where block_number = ${height}`);
  expect(calls).toHaveLength(1);
  expect(failures).toBeGreaterThan(2);
});

test('a transaction that the node cannot trace or the database cannot store blocks no other', async () => {
  const [first, second, third] = [await payFromInside(), await payFromInside(), await payFromInside()];
  const hashOf = async (height: number) =>
    (await rpc.request<{ transactions: Hex[] }>('eth_getBlockByNumber', [`0x${height.toString(16)}`, false]))
      .transactions[0]!;
  const poisoned = await hashOf(first);
  proxy.decide = (method, [hash]) =>
    method === 'debug_traceTransaction' && hash === poisoned ? 'lose_request' : 'pass';
  await database.pool.query(`
    create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'poisoned row'; end $$;
    create trigger refuse before insert on chain.internal_transactions
      for each row when (new.block_number = ${second}) execute function refuse()`);
  worker = await startIndexer({ ...chain, rpcUrl: proxy.url }, database.url);
  await vi.waitFor(async () => {
    const calls = await readRows(`select 1 from chain.internal_transactions where block_number = ${third}`);
    expect(calls).toHaveLength(1);
    const waiting = await readRows<{ height: number; last_error: string }>(
      `select block_number::int as height, last_error from chain.pending_traces
       where attempts > 0 order by block_number`,
    );
    expect(waiting).toEqual([
      { height: first, last_error: expect.stringContaining('does not respond') },
      { height: second, last_error: expect.stringContaining('poisoned row') },
    ]);
  }, WAIT);
});
