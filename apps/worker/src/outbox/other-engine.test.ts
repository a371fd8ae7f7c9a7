import type { OutboxStatus } from '@nova/db/schema/outbox';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { TEST_KEYS } from '@nova/testing/test-keys';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWorker, type Worker } from '../start-worker.ts';
import { enqueueActions, createAction } from '../testing/enqueue-action.ts';
import { createLedgerWallet, type LedgerWallet } from '../testing/ledger-wallet.ts';
import { type Anvil, startAnvil } from '@nova/testing/engines/start-anvil';
import type { WorkerOptions } from '../worker-options.ts';

/**
 * Empty blocks below the actions, which may share blocks, because a reorg must not remove the ledger
 * itself.
 */
const DEEPEST = 5;
const WAIT = { timeout: 20_000, interval: 20 };

let anvil: Anvil;
let wallet: LedgerWallet;
let database: TestDatabase;
const workers: Worker[] = [];
beforeEach(async () => {
  [anvil, database] = await Promise.all([startAnvil(TEST_KEYS), createTestDatabase()]);
  wallet = createLedgerWallet(anvil.rpcUrl, TEST_KEYS.attestor, anvil.ledgerAddress);
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.close()));
  await anvil.close();
  await database.drop();
});

async function start(options: Partial<WorkerOptions> = {}): Promise<Worker> {
  const worker = await startWorker({
    databaseUrl: database.url,
    rpcUrl: anvil.rpcUrl,
    wsUrl: anvil.wsUrl,
    contracts: anvil.contracts,
    attestorKey: TEST_KEYS.attestor,
    logger: pino({ enabled: false }),
    ...options,
  });
  workers.push(worker);
  return worker;
}

async function readOutbox() {
  const { rows } = await database.pool.query<{
    status: OutboxStatus;
    block: number;
    hash: string;
    attempts: number;
  }>(
    `select status, block_number::int as block, '0x' || encode(transaction_hash, 'hex') as hash, attempts
     from app.outbox order by id`,
  );
  return rows;
}

const waitForStatuses = (statuses: OutboxStatus[]) =>
  vi.waitFor(async () => expect((await readOutbox()).map((row) => row.status)).toEqual(statuses), WAIT);
const mine = (blocks: number) => anvil.rpc.request('anvil_mine', [blocks]);
const readPoolSize = async () =>
  Number((await anvil.rpc.request<{ pending: string }>('txpool_status')).pending);

/**
 * Waits until the ledger has recorded the given number of actions. Only four of five were once recorded
 * within 20 s for an unknown reason. If all have reached the engine's pool, the next block is therefore
 * requested after half the time, as other engines produce one anyway; otherwise, the failure includes the
 * state of the outbox.
 */
async function waitForRecorded(count: bigint): Promise<void> {
  const halfTime = Date.now() + WAIT.timeout / 2;
  const areRecorded = async () => {
    if (Date.now() > halfTime && (await readPoolSize()) > 0) await mine(1);
    return (await wallet.read('recordedActions')) === count;
  };
  try {
    await vi.waitUntil(areRecorded, WAIT);
  } catch (cause) {
    const rows = JSON.stringify(await readOutbox());
    throw new Error(`Not ${count} actions; ${await readPoolSize()} in the pool, outbox ${rows}`, { cause });
  }
}

test('several actions may share a block', async () => {
  await anvil.rpc.request('evm_setAutomine', [false]);
  await start();
  const actions = Array.from({ length: 20 }, () => createAction());
  await enqueueActions(database.db, actions);
  await vi.waitFor(async () => expect(await readPoolSize()).toBe(20), WAIT);
  await mine(1);
  await waitForStatuses(actions.map(() => 'done'));
  expect(new Set((await readOutbox()).map((row) => row.block)).size).toBe(1);
  for (const { account } of actions) expect(await wallet.read('earnedOf', [account])).toBe(40n);
});

test('a row is done only once its block has enough confirmations', async () => {
  await start({ confirmations: 3 });
  await enqueueActions(database.db, [createAction()]);
  await waitForRecorded(1n);
  await mine(2);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(await readOutbox()).toMatchObject([{ status: 'signed' }]);
  await mine(1);
  await waitForStatuses(['done']);
});

test('actions that a reorg removes are sent again unchanged and count once', async () => {
  await mine(DEEPEST);
  await start({ confirmations: 2 });
  const actions = Array.from({ length: 5 }, () => createAction());
  await enqueueActions(database.db, actions);
  await waitForRecorded(5n);
  const before = await readOutbox();
  await anvil.rpc.request('anvil_reorg', [3, []]);
  await waitForRecorded(5n);
  await mine(2);
  await waitForStatuses(actions.map(() => 'done'));
  expect((await readOutbox()).map((row) => row.hash)).toEqual(before.map((row) => row.hash));
  for (const { account } of actions) expect(await wallet.read('earnedOf', [account])).toBe(40n);
});

test.each([1, 2, 3, 4, 5])('a reorg of %i blocks under load counts every action once', async (depth) => {
  await mine(DEEPEST);
  await start({ confirmations: 3 });
  const actions = Array.from({ length: 8 }, () => createAction());
  await enqueueActions(database.db, actions.slice(0, 5));
  await waitForRecorded(5n);
  await enqueueActions(database.db, actions.slice(5));
  await anvil.rpc.request('anvil_reorg', [depth, []]);
  await waitForRecorded(8n);
  expect((await readOutbox()).filter((row) => row.status === 'failed')).toEqual([]);
  await mine(3);
  await waitForStatuses(actions.map(() => 'done'));
  for (const { account } of actions) expect(await wallet.read('earnedOf', [account])).toBe(40n);
  const nonces = await wallet.client.getTransactionCount({ address: wallet.address });
  expect(nonces).toBe(8);
});

test('an engine that lost its newest blocks gets the same bytes again, and no operation is signed twice', async () => {
  await mine(DEEPEST);
  const old = await anvil.rpc.request('evm_snapshot');
  await start();
  const actions = Array.from({ length: 5 }, () => createAction());
  await enqueueActions(database.db, actions.slice(0, 3));
  await waitForStatuses(['done', 'done', 'done']);
  const signed = (await readOutbox()).map((row) => row.hash);
  await anvil.rpc.request('evm_revert', [old]);
  expect(await wallet.read('recordedActions')).toBe(0n);
  await enqueueActions(database.db, actions.slice(3));
  await waitForRecorded(5n);
  await waitForStatuses(actions.map(() => 'done'));
  expect((await readOutbox()).map((row) => row.hash).slice(0, 3)).toEqual(signed);
  expect(await wallet.client.getTransactionCount({ address: wallet.address })).toBe(5);
});

test('raises an offer that the base fee has overtaken', async () => {
  await anvil.rpc.request('evm_setAutomine', [false]);
  await anvil.rpc.request('anvil_setNextBlockBaseFeePerGas', ['0x3b9aca00']);
  await mine(1);
  await start();
  const action = createAction();
  await enqueueActions(database.db, [action]);
  await vi.waitFor(async () => expect(await readPoolSize()).toBe(1), WAIT);
  await anvil.rpc.request('anvil_setNextBlockBaseFeePerGas', ['0x174876e800']);
  await mine(1);
  await vi.waitFor(async () => expect((await readOutbox())[0]!.attempts).toBeGreaterThan(1), WAIT);
  // The pool replaced the transaction, so there is only one, which the next block includes.
  await mine(1);
  await waitForStatuses(['done']);
  expect(await wallet.read('earnedOf', [action.account])).toBe(40n);
  expect(await wallet.client.getTransactionCount({ address: wallet.address })).toBe(1);
});

test('retries an action that is too early for an engine with a slow clock once its clock has caught up', async () => {
  const aheadMs = 3_000;
  await start({ clock: () => Date.now() + aheadMs });
  const action = createAction({ occurredAt: Math.floor((Date.now() + aheadMs) / 1000) });
  await enqueueActions(database.db, [action]);
  await waitForStatuses(['done']);
  expect((await readOutbox())[0]!.attempts).toBeGreaterThan(1);
  expect(await wallet.read('earnedOf', [action.account])).toBe(40n);
});
