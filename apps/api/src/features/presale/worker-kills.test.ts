import { startApi, type RunningApi } from '@nova/api/start-api';
import { composeSimulatedPurchase } from '@nova/testing/presale/bridge-buyer';
import { callApi } from '@nova/testing/call-api';
import { comparePresaleOf } from '@nova/testing/presale/compare-presale';
import { startTestChain, type TestChain } from '@nova/testing/test-chain';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { TEST_KEYS } from '@nova/testing/test-keys';
import { startWorkerProcess, type WorkerProcess } from '@nova/worker/testing/worker-process';
import { presaleAbi } from '@nova/abi/presale';
import { pino } from 'pino';
import { createPublicClient, http } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** The long tests use larger numbers. */
const isSoak = process.env['NOVA_SOAK'] === '1';
const PURCHASES = isSoak ? 200 : 30;
const KILL_EVERY = isSoak ? 20 : 10;

const USER_HASH_PEPPER = 'pepper of throwaway stacks, not of people';

let chain: TestChain;
let database: TestDatabase;
let api: RunningApi;
let worker: WorkerProcess;

const startWorker = () =>
  startWorkerProcess({
    PATH: process.env['PATH'] ?? '',
    DATABASE_URL: database.url,
    CHAIN_RPC_URL: chain.rpcUrl,
    CHAIN_WS_URL: chain.wsUrl,
    NOVA_DATA_DIR: chain.dataDir,
    ATTESTOR_KEY: TEST_KEYS.attestor,
    OPERATOR_KEY: TEST_KEYS.operator,
    USER_HASH_PEPPER,
    LOG_LEVEL: 'error',
  });

beforeAll(async () => {
  chain = await startTestChain({ isWhole: true });
  database = await createTestDatabase();
  worker = await startWorker();
  api = await startApi({
    databaseUrl: database.url,
    rpcUrl: chain.rpcUrl,
    wsUrl: chain.wsUrl,
    host: '127.0.0.1',
    port: 0,
    sessionSecret: 'session secret of throwaway stacks only',
    userHashPepper: USER_HASH_PEPPER,
    adminToken: 'admin token of throwaway stacks',
    rateLimitFactor: 0,
    logger: pino({ enabled: false }),
  });
}, 120_000);
afterAll(async () => {
  await worker.kill();
  await api.close();
  await chain.close();
  await database.drop();
});

async function buy(index: number): Promise<void> {
  const buyer = privateKeyToAccount(generatePrivateKey());
  const data = await composeSimulatedPurchase(buyer, { usdt: '1', requestId: `kill-${index}-x` });
  const body = { action: 'purchase_presale', data };
  for (;;) {
    const { status } = await callApi(api.url, '/functions/v1/wallet-operations', { body });
    if (status === 200) return;
    expect(status).toBe(503);
  }
}

test(
  `kill -9 of the worker during ${PURCHASES} paid purchases delivers each exactly once`,
  { timeout: isSoak ? 600_000 : 180_000 },
  async () => {
    for (let index = 0; index < PURCHASES; index += 1) {
      await buy(index);
      if (index % KILL_EVERY !== KILL_EVERY - 1) continue;
      await worker.kill();
      worker = await startWorker();
    }
    const countCompleted = async () => {
      const { rows } = await database.pool.query(
        `select count(*)::int as n from app.presale_purchases where status = 'completed'`,
      );
      return rows[0].n as number;
    };
    await expect.poll(countCompleted, { timeout: 120_000, interval: 200 }).toBe(PURCHASES);
    const reader = createPublicClient({ transport: http(chain.rpcUrl) });
    const delivered = await reader.getContractEvents({
      abi: presaleAbi,
      address: chain.contracts.Presale!.address,
      eventName: 'Fulfilled',
      fromBlock: 0n,
    });
    expect(delivered).toHaveLength(PURCHASES);
    expect(new Set(delivered.map(({ args }) => args.purchaseId)).size).toBe(PURCHASES);
    expect(await comparePresaleOf(database.db, chain.rpcUrl, chain.contracts)).toEqual([]);
  },
);
