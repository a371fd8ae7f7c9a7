import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { startTestMainnet, type TestMainnet } from '@nova/testing/chain/test-mainnet';
import { startAnvil as startBareAnvil } from '@nova/contracts/test/start-anvil';

import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Hex } from 'viem';
import { RpcClient } from '../../../lib/chain/rpc-client.ts';
import { startWorker, type Worker } from '../../../start-worker.ts';

let mainnet: TestMainnet;
let database: TestDatabase;

beforeAll(async () => {
  mainnet = await startTestMainnet();
  database = await createTestDatabase();
}, 60_000);
afterAll(async () => {
  await database.drop();
  await mainnet.close();
});

const WAIT = { timeout: 45_000 };
/** URL of a port without a listener. */
const NOWHERE = 'http://127.0.0.1:9';

/** Starts a worker that only watches Ethereum. */
function startBridge(overrides: { rpcUrl?: string; usdt?: Hex }): Promise<Worker> {
  const { rpcUrl, usdt, treasury } = mainnet;
  return startWorker({
    databaseUrl: database.url,
    rpcUrl: NOWHERE,
    wsUrl: NOWHERE.replace('http', 'ws'),
    contracts: () => Promise.reject(new Error('there is no chain')),
    bridge: { rpcUrl, usdt, treasury, confirmations: 3, pollMs: 50, ...overrides },
    logger: pino({ enabled: false }),
  });
}

/** Deploys a token on Ethereum whose code returns the given number as its decimals. */
async function createToken(decimals: number): Promise<Hex> {
  const address = `0x${'de'.repeat(19)}${decimals.toString(16).padStart(2, '0')}` as const;
  const code = `0x60${decimals.toString(16).padStart(2, '0')}60005260206000f3`;
  await new RpcClient(mainnet.rpcUrl).request('anvil_setCode', [address, code]);
  return address;
}

test('a token with unexpected decimals stops the bridge, and one with 6 does not', async () => {
  const wrong = await startBridge({ usdt: await createToken(18) });
  await expect.poll(() => wrong.status().jobs['bridge'], WAIT).toBe('halted');
  expect(wrong.status().isHealthy).toBe(false);
  await wrong.close();
  const right = await startBridge({ usdt: await createToken(6) });
  await expect.poll(() => right.status().jobs['bridge'], WAIT).toBe('active');
  await right.close();
});

test('an address without a token stops the bridge', async () => {
  const worker = await startBridge({ usdt: `0x${'ab'.repeat(20)}` });
  await expect.poll(() => worker.status().jobs['bridge'], WAIT).toBe('halted');
  await worker.close();
});

test('a node of another chain stops the bridge', async () => {
  const other = await startBareAnvil(['--chain-id', '137']);
  const worker = await startBridge({ rpcUrl: other.rpcUrl });
  await expect.poll(() => worker.status().jobs['bridge'], WAIT).toBe('halted');
  await worker.close();
  await other.stop();
});

test('an unavailable node raises an alarm without stopping the bridge', async () => {
  const worker = await startBridge({ rpcUrl: NOWHERE });
  await expect.poll(() => worker.status().alarms, WAIT).toContain('bridge_failing');
  expect(worker.status().jobs['bridge']).toBe('active');
  await worker.close();
});
