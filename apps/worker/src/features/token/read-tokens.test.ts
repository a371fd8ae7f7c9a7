import { startTestChain, type TestChain } from '@nova/testing/test-chain';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { TEST_KEYS } from '@nova/testing/test-keys';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Worker } from '../../start-worker.ts';
import { makeAction } from '../../testing/enqueue-action.ts';
import { startIndexer } from '../../testing/index-fixture.ts';
import { createLedgerWallet } from '../../testing/ledger-wallet.ts';
import { type RpcProxy, startRpcProxy } from '../../testing/rpc-proxy.ts';
import { settleIndex } from '../../testing/settle-index.ts';

const DECIMALS = '0x313ce567';

let chain: TestChain;
let proxy: RpcProxy;
let database: TestDatabase;
let worker: Worker | undefined;
beforeAll(async () => {
  [chain, database] = await Promise.all([startTestChain(), createTestDatabase()]);
  proxy = await startRpcProxy(chain.rpcUrl);
});
afterAll(async () => {
  await worker?.close();
  await proxy.close();
  await chain.close();
  await database.drop();
});

test('a question that a node could not put at that moment is put again', async () => {
  let refusals = 0;
  proxy.replace = (method, [call]) => {
    const isDecimals = method === 'eth_call' && (call as { data: string }).data === DECIMALS;
    if (!isDecimals || ++refusals > 1) return undefined;
    return {
      error: { code: -32_602, message: 'BlockOutOfRangeError: block height is 6 but requested was 7' },
    };
  };
  const attestor = createLedgerWallet(chain.rpcUrl, TEST_KEYS.attestor, chain.ledgerAddress);
  await attestor.call('record', attestor.record(makeAction({ actionKey: 'daily_visit' })));
  worker = await startIndexer({ ...chain, rpcUrl: proxy.url }, database.url);
  const readToken = async () =>
    (await database.pool.query('select name, symbol, decimals, metadata_state from chain.tokens')).rows;
  await vi.waitFor(async () => expect(await readToken()).toHaveLength(1), { timeout: 20_000, interval: 20 });
  await settleIndex(database.pool);
  expect(refusals).toBe(2);
  expect(await readToken()).toEqual([
    { name: 'Energy Points', symbol: 'EP', decimals: 0, metadata_state: 'read' },
  ]);
});
