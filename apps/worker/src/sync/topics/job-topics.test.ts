import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { TEST_KEYS } from '@nova/testing/test-keys';
import { startTestChain, type TestChain } from '@nova/testing/test-chain';
import type { Hex } from 'viem';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Worker } from '../../start-worker.ts';
import { createAction, enqueueActions } from '../../testing/enqueue-action.ts';
import { startIndexer } from '../../testing/index-fixture.ts';
import { createLedgerWallet, type LedgerWallet } from '../../testing/ledger-wallet.ts';

const WAIT = { timeout: 20_000, interval: 20 };
const ACTIONS = 20;
/** Longer than the test, so that only signals wake the jobs. */
const NEVER_MS = 3_600_000;
/** Jobs that follow blocks but find nothing in one that contains an action. */
const UNCONCERNED = [
  'pre-sale events',
  'pre-sale purchases',
  'links of accounts',
  'rewards of chain events',
  'recoveries',
  'nft metadata',
  'nft rarities',
  'nft listings',
  'nft sales',
  'token names',
  'traces',
  'partners',
];

let database: TestDatabase;
let chain: TestChain;
let worker: Worker;
let wallet: LedgerWallet;
beforeAll(async () => {
  database = await createTestDatabase();
  chain = await startTestChain();
  wallet = createLedgerWallet(chain.rpcUrl, TEST_KEYS.deployer, chain.ledgerAddress);
  worker = await startIndexer(chain, database.url, {
    attestorKey: TEST_KEYS.attestor,
    publicOrigin: 'https://nova.example',
    userHashPepper: 'pepper of throwaway databases',
    pollEveryMs: NEVER_MS,
  });
  // The first action creates the token of the points, whose name is read.
  await record(1);
  await untilQuiet();
}, 60_000);
afterAll(async () => {
  await worker.close();
  await chain.close();
  await database.drop();
});

async function record(count: number): Promise<void> {
  const before = await countActions();
  const actions = Array.from({ length: count }, () => createAction());
  await enqueueActions(database.db, actions);
  await vi.waitFor(async () => expect(await countActions()).toBe(before + count), WAIT);
}

async function countActions(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>('select count(*)::int from chain.actions');
  return rows[0]!.count;
}

/** Returns how often each job has run. */
async function countRuns(): Promise<Map<string, number>> {
  const metric = await worker.registry.getSingleMetric('nova_worker_job_looks_total')!.get();
  const runs = new Map<string, number>();
  for (const { labels, value } of metric.values) {
    const job = String(labels['job']);
    runs.set(job, (runs.get(job) ?? 0) + value);
  }
  return runs;
}

/** Waits until no job runs any more. */
async function untilQuiet(): Promise<void> {
  for (let before = -1; ;) {
    const total = [...(await countRuns()).values()].reduce((sum, runs) => sum + runs, 0);
    if (total === before) return;
    before = total;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

/** Returns how often each job ran while `work` and its consequences were processed. */
async function countRunsDuring(work: () => Promise<unknown>): Promise<(job: string) => number> {
  const before = await countRuns();
  await work();
  await untilQuiet();
  const after = await countRuns();
  return (job) => (after.get(job) ?? 0) - (before.get(job) ?? 0);
}

test('blocks of actions wake only the jobs that they concern', async () => {
  const runs = await countRunsDuring(() => record(ACTIONS));
  expect(UNCONCERNED.filter((job) => runs(job) > 0)).toEqual([]);
  expect(runs('watchlist')).toBeGreaterThan(0);
  expect(runs('balances')).toBeGreaterThan(0);
});

test('a new contract is traced, and its creator’s balance read', async () => {
  const runs = await countRunsDuring(() => seal({ data: '0x00', gas: 100_000n }));
  expect(runs('traces')).toBeGreaterThan(0);
  expect(runs('balances')).toBeGreaterThan(0);
  expect(runs('nft metadata')).toBe(0);
});

test('a transfer of coins wakes the watchlist', async () => {
  const to: Hex = `0x${'b0'.repeat(20)}`;
  const runs = await countRunsDuring(() => seal({ to, value: 1n, gas: 21_000n }));
  expect(runs('watchlist')).toBeGreaterThan(0);
  expect(runs('traces')).toBe(0);
});

async function seal(transaction: {
  readonly to?: Hex;
  readonly data?: Hex;
  readonly value?: bigint;
  readonly gas: bigint;
}): Promise<void> {
  const fees = { maxFeePerGas: 20_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n };
  const hash = await wallet.client.sendTransaction({ ...transaction, ...fees });
  const { blockNumber } = await wallet.client.waitForTransactionReceipt({ hash });
  await vi.waitFor(() => expect(worker.indexedBlock()).toBe(Number(blockNumber)), WAIT);
}
