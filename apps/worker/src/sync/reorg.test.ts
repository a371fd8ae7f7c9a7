import { encodeActionKey } from '@nova/shared/energy/catalogue';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { TEST_KEYS } from '@nova/testing/test-keys';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Worker } from '../start-worker.ts';
import { dumpIndex } from '../testing/dump-index.ts';
import { createAction, randomHex } from '../testing/enqueue-action.ts';
import { settleIndex } from '../testing/settle-index.ts';
import { readStats, startIndexer } from '../testing/index-fixture.ts';
import { createLedgerWallet, type LedgerWallet } from '../testing/ledger-wallet.ts';
import { type Anvil, startAnvil } from '@nova/testing/engines/start-anvil';
import type { Hex } from 'viem';
import type { WorkerOptions } from '../worker-options.ts';

const WAIT = { timeout: 20_000, interval: 20 };
const OCCURRED_AT = Math.floor(Date.now() / 1000) - 3_600;
const NEW_TYPE = { points: 7, cooldown: 0, dailyCap: 0, lifetimeCap: 0, source: 1, active: true };

let anvil: Anvil;
let attestor: LedgerWallet;
let curator: LedgerWallet;
let database: TestDatabase;
const workers: Worker[] = [];
beforeEach(async () => {
  [anvil, database] = await Promise.all([startAnvil(TEST_KEYS), createTestDatabase()]);
  attestor = createLedgerWallet(anvil.rpcUrl, TEST_KEYS.attestor, anvil.ledgerAddress);
  curator = createLedgerWallet(anvil.rpcUrl, TEST_KEYS.curator, anvil.ledgerAddress);
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.close()));
  await anvil.close();
  await database.drop();
});

async function index(options: Partial<WorkerOptions> = {}): Promise<Worker> {
  const worker = await startIndexer(anvil, database.url, options);
  workers.push(worker);
  return worker;
}

/** Returns the index that a new indexer builds from the current chain. */
async function indexFromScratch(): Promise<Record<string, string[]>> {
  const other = await createTestDatabase();
  const worker = await startIndexer(anvil, other.url);
  try {
    const height = Number(await anvil.rpc.request('eth_blockNumber'));
    await vi.waitFor(() => expect(worker.indexedBlock()).toBe(height), WAIT);
    await settleIndex(other.pool);
    return await dumpIndex(other.pool);
  } finally {
    await worker.close();
    await other.drop();
  }
}

/** Seals one block with these ledger calls, in this order. */
async function sealTogether(calls: (() => Promise<unknown>)[]): Promise<number> {
  await anvil.rpc.request('evm_setAutomine', [false]);
  for (const call of calls) await call();
  await anvil.rpc.request('evm_mine');
  await anvil.rpc.request('evm_setAutomine', [true]);
  return Number(await anvil.rpc.request('eth_blockNumber'));
}

/** Returns headers from a height on with their transaction counts, of current or orphaned blocks. */
async function readBlocks(table: 'blocks' | 'orphaned_blocks', from: number) {
  const contents =
    table === 'blocks'
      ? 'chain.transactions t where t.block_number = b.number'
      : 'chain.orphaned_transactions t where t.block_hash = b.hash';
  const { rows } = await database.pool.query(
    `select number::int, hash, parent_hash, timestamp, miner,
       (select count(*)::int from ${contents}) as transactions
     from chain.${table} b where number >= $1 order by number`,
    [from],
  );
  return rows;
}

/** Returns a generator of integers below a bound, deterministic for a seed. */
function createRandom(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

const record = (values: Parameters<typeof createAction>[0]) => () =>
  attestor.call('record', attestor.record(createAction({ occurredAt: OCCURRED_AT, ...values })));

const waitForHead = (worker: Worker, height: number) =>
  vi.waitFor(() => expect(worker.indexedBlock()).toBe(height), WAIT);

test('distinguishes several transactions in a block', async () => {
  const worker = await index();
  const [a, b] = [randomHex(20), randomHex(20)];
  const height = await sealTogether([
    record({ account: a, actionKey: 'page_visit' }),
    record({ account: b, actionKey: 'daily_visit' }),
    record({ account: a, actionKey: 'button_click' }),
  ]);
  await waitForHead(worker, height);
  expect(await readStats(database.pool, a)).toEqual({ transactions: 2, actions: 2, earned: 7, spendable: 7 });
  expect(await readStats(database.pool, b)).toEqual({
    transactions: 1,
    actions: 1,
    earned: 20,
    spendable: 20,
  });
  const { rows } = await database.pool.query(
    'select tx_index, log_index, action_key from chain.actions where block_number = $1 order by log_index',
    [height],
  );
  expect(rows).toEqual([
    { tx_index: 0, log_index: 0, action_key: 'page_visit' },
    { tx_index: 1, log_index: 2, action_key: 'daily_visit' },
    { tx_index: 2, log_index: 4, action_key: 'button_click' },
  ]);
});

test('a reorg leaves exactly the index of the new chain', async () => {
  const worker = await index();
  const [survivingAccount, lost] = [randomHex(20), randomHex(20)];
  const old = createAction({
    account: survivingAccount,
    actionKey: 'welcome_bonus',
    occurredAt: OCCURRED_AT,
  });
  await sealTogether([
    () => attestor.call('record', attestor.record(old)),
    () => curator.call('setActionType', [encodeActionKey('page_visit'), { ...NEW_TYPE, points: 6 }]),
  ]);
  await sealTogether([record({ account: survivingAccount, actionKey: 'daily_visit' })]);
  // The reorg reverts everything from here on.
  await anvil.rpc.request('evm_increaseTime', [100]);
  await sealTogether([
    record({ account: survivingAccount, actionKey: 'button_click' }),
    record({ account: lost, actionKey: 'daily_visit' }),
    () => attestor.call('revoke', [old.actionId]),
  ]);
  const height = await sealTogether([
    () => curator.call('setActionType', [encodeActionKey('page_visit'), NEW_TYPE]),
    record({ account: lost, actionKey: 'page_visit' }),
  ]);
  await waitForHead(worker, height);
  expect(await readStats(database.pool, lost)).toEqual({
    transactions: 2,
    actions: 2,
    earned: 27,
    spendable: 27,
  });
  expect(await readStats(database.pool, survivingAccount)).toEqual({
    transactions: 4,
    actions: 3,
    earned: 22,
    spendable: 22,
  });

  const orphanedBlocks = await readBlocks('blocks', height - 1);
  await anvil.rpc.request('anvil_reorg', [2, []]);
  const newHash = await anvil.rpc.request<{ hash: string }>('eth_getBlockByNumber', ['latest', false]);
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query(
      `select '0x' || encode(block_hash, 'hex') as hash from chain.sync_state`,
    );
    expect(rows).toEqual([{ hash: newHash.hash }]);
  }, WAIT);
  expect(await readStats(database.pool, lost)).toBeUndefined();
  expect(await readStats(database.pool, survivingAccount)).toEqual({
    transactions: 2,
    actions: 2,
    earned: 1020,
    spendable: 1020,
  });
  await settleIndex(database.pool);
  expect(await dumpIndex(database.pool)).toEqual(await indexFromScratch());
  // Removed blocks remain available by hash.
  expect(await readBlocks('orphaned_blocks', 0)).toEqual(orphanedBlocks);
  expect(orphanedBlocks).toMatchObject([
    { number: height - 1, transactions: 3 },
    { number: height, transactions: 2 },
  ]);
});

test('the index matches the chain after any history of actions, refunds and reorgs', async () => {
  const worker = await index();
  const random = createRandom(20_261);
  const accounts = Array.from({ length: 4 }, () => randomHex(20));
  const recorded: Hex[] = [];
  const calls = [
    () => {
      const account = accounts[random(accounts.length)]!;
      const actionKey = (['welcome_bonus', 'nft_trade', 'referral'] as const)[random(3)]!;
      const action = createAction({ account, actionKey, occurredAt: OCCURRED_AT });
      recorded.push(action.actionId);
      return attestor.call('record', attestor.record(action));
    },
    () => attestor.call('revoke', [recorded[random(recorded.length)] ?? randomHex(32)]),
    () =>
      curator.call('setActionType', [encodeActionKey('referral'), { ...NEW_TYPE, points: 1 + random(9) }]),
  ];
  for (let round = 0; round < 12; round++) {
    let height = 0;
    for (let blocks = 1 + random(3); blocks > 0; blocks--) {
      const chosen = Array.from({ length: random(5) }, () => calls[Math.max(0, random(6) - 3)]!);
      height = await sealTogether(chosen);
    }
    await waitForHead(worker, height);
    if (random(2) === 0) await anvil.rpc.request('anvil_reorg', [1 + random(4), []]);
  }
  await waitForHead(worker, await sealTogether([record({})]));
  await settleIndex(database.pool);
  expect(await dumpIndex(database.pool)).toEqual(await indexFromScratch());
});

test.each([1, 2, 3, 4, 5])(
  'a reorg of %i blocks under load is reverted down to the last counter',
  async (depth) => {
    const worker = await index();
    const accounts = Array.from({ length: 3 }, () => randomHex(20));
    const burst = (size: number) =>
      sealTogether(
        Array.from({ length: size }, (_, i) =>
          record({ account: accounts[i % 3]!, actionKey: 'welcome_bonus', occurredAt: OCCURRED_AT }),
        ),
      );
    const height = await burst(4);
    await waitForHead(worker, height);
    const before = await dumpIndex(database.pool);
    for (let block = 0; block < depth; block++) await burst(5);
    await waitForHead(worker, height + depth);
    expect(await dumpIndex(database.pool)).not.toEqual(before);
    await anvil.rpc.request('anvil_reorg', [depth, []]);
    // The replacing blocks are empty, so the remaining counters are those from before.
    const counters = async () =>
      (await dumpIndex(database.pool))['counters']!.filter((row) => !row.includes('blocks'));
    await vi.waitFor(
      async () =>
        expect(await counters()).toEqual(before['counters']!.filter((row) => !row.includes('blocks'))),
      WAIT,
    );
    await waitForHead(worker, await burst(2));
    await settleIndex(database.pool);
    expect(await dumpIndex(database.pool)).toEqual(await indexFromScratch());
  },
);

test('reverts a reorg that is only noticed after a restart', async () => {
  const first = await index();
  const account = randomHex(20);
  const height = await sealTogether([record({ account })]);
  await waitForHead(first, height);
  await first.close();
  await anvil.rpc.request('anvil_reorg', [1, []]);
  const after = await sealTogether([record({ account: randomHex(20) })]);
  const second = await index();
  await waitForHead(second, after);
  expect(await readStats(database.pool, account)).toBeUndefined();
  await settleIndex(database.pool);
  expect(await dumpIndex(database.pool)).toEqual(await indexFromScratch());
});

test('a node with a shorter chain proves nothing', async () => {
  const worker = await index();
  const snapshot = await anvil.rpc.request('evm_snapshot');
  const account = randomHex(20);
  const height = await sealTogether([record({ account })]);
  await waitForHead(worker, height);
  await anvil.rpc.request('evm_revert', [snapshot]);
  await vi.waitFor(() => expect(worker.status().alarms).toContain('node_behind'), WAIT);
  expect(worker.indexedBlock()).toBe(height);
  expect(await readStats(database.pool, account)).toMatchObject({ actions: 1 });
  // Different blocks at their heights prove a reorg.
  const other = randomHex(20);
  await sealTogether([record({ account: other })]);
  await vi.waitFor(
    async () => expect(await readStats(database.pool, other)).toMatchObject({ actions: 1 }),
    WAIT,
  );
  expect(await readStats(database.pool, account)).toBeUndefined();
  expect(worker.status().alarms).toEqual([]);
});

test('a reorg beyond the finality window halts the indexer without changes', async () => {
  const worker = await index({ finalityWindow: 2 });
  let height = 0;
  for (let i = 0; i < 4; i++) height = await sealTogether([record({})]);
  await waitForHead(worker, height);
  await settleIndex(database.pool);
  const before = await dumpIndex(database.pool);
  await anvil.rpc.request('anvil_reorg', [4, []]);
  await anvil.rpc.request('evm_mine');
  await vi.waitFor(() => expect(worker.status().jobs.indexer).toBe('halted'), WAIT);
  expect(worker.status()).toMatchObject({ isHealthy: false, alarms: ['reorg_too_deep'] });
  expect(await dumpIndex(database.pool)).toEqual(before);
});
