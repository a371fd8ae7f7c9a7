import { startHangingProxy } from '@nova/testing/hanging-proxy';
import { startTestChain, type TestChain } from '@nova/testing/test-chain';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { TEST_KEYS } from '@nova/testing/test-keys';
import { OccupiedAddressError } from '@nova/runtime/parse-env';
import { pino } from 'pino';
import type { Hex } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWorker, type Worker } from './start-worker.ts';
import { enqueueActions, createAction, randomHex } from './testing/enqueue-action.ts';
import { JOBS_MAX, WORKER_CONNECTIONS } from './lib/connections.ts';
import { NodeAwayError } from './lib/chain/rpc-client.ts';
import { createLedgerWallet } from './testing/ledger-wallet.ts';
import type { WorkerOptions } from './worker-options.ts';

const WAIT = { timeout: 20_000, interval: 20 };
const SECONDS_PER_DAY = 86_400;

/** Milliseconds by which the clocks of chain and worker are ahead. */
let aheadMs: number;
const clock = () => Date.now() + aheadMs;
let chain: TestChain;
let database: TestDatabase;
const workers: Worker[] = [];
beforeEach(async () => {
  aheadMs = 0;
  [chain, database] = await Promise.all([startTestChain({ clock }), createTestDatabase()]);
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.close()));
  await chain.close();
  await database.drop();
});

async function start(options: Partial<WorkerOptions> = {}): Promise<Worker> {
  const worker = await startWorker({
    databaseUrl: database.url,
    rpcUrl: chain.rpcUrl,
    wsUrl: chain.wsUrl,
    contracts: chain.contracts,
    attestorKey: TEST_KEYS.attestor,
    logger: pino({ enabled: false }),
    clock,
    ...options,
  });
  workers.push(worker);
  return worker;
}

async function countDone(): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*)::int as n from app.outbox where status = 'done'`,
  );
  return rows[0].n as number;
}

async function readIndexedPoints(account: Hex): Promise<number | undefined> {
  const { rows } = await database.pool.query(
    'select energy_earned::int as points from chain.address_stats where address = $1',
    [Buffer.from(account.slice(2), 'hex')],
  );
  return rows[0]?.points as number | undefined;
}

test('of several workers, one runs each job, and another takes over when it dies', async () => {
  const [a, b] = [await start(), await start()];
  const states = () => [a.status().jobs, b.status().jobs];
  await vi.waitFor(() => {
    expect(states().filter((jobs) => jobs.indexer === 'active')).toHaveLength(1);
    expect(states().filter((jobs) => jobs['outbox actions'] === 'active')).toHaveLength(1);
  }, WAIT);
  const actions = Array.from({ length: 100 }, () => createAction());
  await enqueueActions(database.db, actions);
  await vi.waitFor(async () => expect(await countDone()).toBeGreaterThan(10), WAIT);
  // All sessions of the jobs break in the middle, as if the machine with the lock had failed.
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name like 'nova-worker%'`,
  );
  await vi.waitFor(async () => expect(await countDone()).toBe(100), WAIT);
  await (a.status().jobs.indexer === 'active' ? a : b).close();
  await enqueueActions(database.db, [createAction()]);
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query(
      'select count(*)::int as n, sum(points)::int as sum from chain.actions',
    );
    expect(rows).toEqual([{ n: 101, sum: 101 * 40 }]);
  }, WAIT);
});

test('credits all actions accepted while the node is down for two UTC days', async () => {
  await start();
  await chain.stop();
  const account = randomHex(20);
  const at = () => Math.floor(clock() / 1000);
  for (let day = 0; day < 3; day++) {
    await enqueueActions(database.db, [
      createAction({ account, actionKey: 'daily_visit', occurredAt: at() }),
      createAction({ account, actionKey: 'energy_collection', occurredAt: at() }),
    ]);
    if (day < 2) aheadMs += SECONDS_PER_DAY * 1000;
  }
  await chain.start();
  await vi.waitFor(async () => expect(await readIndexedPoints(account)).toBe(180), WAIT);
  expect(await countDone()).toBe(6);
});

test('a worker that starts before the node waits for it', async () => {
  await chain.stop();
  const worker = await start();
  const action = createAction();
  await enqueueActions(database.db, [action]);
  await vi.waitFor(() => expect(worker.status().alarms).toEqual(['node_away']), WAIT);
  await chain.start();
  await vi.waitFor(async () => expect(await readIndexedPoints(action.account)).toBe(40), WAIT);
});

test('rejects a chain with a different genesis in one sentence', async () => {
  await (await start()).close();
  await database.pool.query('truncate chain.sync_state');
  await database.pool.query(
    `insert into chain.sync_state (genesis_hash, block_number, block_hash) values ($1, 0, $1)`,
    [Buffer.alloc(32, 7)],
  );
  const refusal = start();
  await expect(refusal).rejects.toBeInstanceOf(OccupiedAddressError);
  await expect(refusal).rejects.toThrow(
    `The database belongs to the chain with genesis 0x${'07'.repeat(32)}, and the node at CHAIN_RPC_URL ` +
      `serves the one with genesis ${chain.genesisHash}: point DATABASE_URL and CHAIN_RPC_URL at the same network.`,
  );
});

test('a worker whose chain turns out to be a different one stops', async () => {
  await chain.stop();
  await database.pool.query(
    `insert into chain.sync_state (genesis_hash, block_number, block_hash) values ($1, 0, $1)`,
    [Buffer.alloc(32, 7)],
  );
  const onFatal = vi.fn<(error: unknown) => void>();
  await start({ onFatal });
  await chain.start();
  await vi.waitFor(() => expect(onFatal).toHaveBeenCalled(), WAIT);
  expect(onFatal.mock.calls[0]![0]).toBeInstanceOf(OccupiedAddressError);
});

test('indexes nothing before the contracts are deployed', async () => {
  let isDeployed = false;
  const worker = await start({
    attestorKey: undefined,
    contracts: () =>
      isDeployed ? Promise.resolve(chain.contracts) : Promise.reject(new NodeAwayError('not yet')),
  });
  await vi.waitFor(() => expect(worker.status().alarms).toEqual(['node_away']), WAIT);
  expect(worker.indexedBlock()).toBe(-1);
  isDeployed = true;
  const wallet = createLedgerWallet(chain.rpcUrl, TEST_KEYS.attestor, chain.ledgerAddress);
  const height = Number(await wallet.client.getBlockNumber());
  await vi.waitFor(() => expect(worker.indexedBlock()).toBe(height), WAIT);
  const { rows } = await database.pool.query('select count(*)::int as n from chain.action_types');
  expect(rows).toEqual([{ n: 24 }]);
});

test('deletes realtime events older than a day', async () => {
  await database.pool.query(
    `insert into app.realtime_events (channel, data, created_at) values
     ('old', '{}', now() - interval '25 hours'), ('young', '{}', now() - interval '23 hours')`,
  );
  await start();
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query(
      `select channel from app.realtime_events where channel in ('old', 'young')`,
    );
    expect(rows).toEqual([{ channel: 'young' }]);
  }, WAIT);
});

test('a fully configured worker uses no more connections than calculated', async () => {
  const { attestor, operator, gas, curator, pauser } = TEST_KEYS;
  const worker = await start({
    attestorKey: attestor,
    operatorKey: operator,
    gasKey: gas,
    curatorKey: curator,
    pauserKey: pauser,
    mail: { smtpUrl: 'smtp://127.0.0.1:9', from: 'Nova <nova@localhost>' },
    compileLimits: { timeoutMs: 10_000, memoryMaxBytes: 512 * 2 ** 20 },
    compilers: { folder: chain.dataDir, npmEnv: {} },
    bridge: {
      rpcUrl: 'http://127.0.0.1:9',
      usdt: randomHex(20),
      treasury: randomHex(20),
      confirmations: 1,
    },
    storage: { kind: 'disk', dir: chain.dataDir },
    userHashPepper: 'pepper of throwaway workers',
    publicOrigin: 'http://127.0.0.1:9',
    terminalUrl: 'http://127.0.0.1:9',
  });
  await vi.waitFor(
    () => expect(new Set(Object.values(worker.status().jobs))).toEqual(new Set(['active'])),
    WAIT,
  );
  const { rows } = await database.pool.query<{ locks: number; all: number }>(
    `select count(*) filter (where application_name <> 'nova-worker')::int as locks, count(*)::int as all
     from pg_stat_activity where datname = current_database() and application_name like 'nova-worker%'`,
  );
  expect(rows[0]!.locks, 'JOBS_MAX in connections.ts is one, plus the jobs with a lock of their own').toBe(
    JOBS_MAX,
  );
  expect(rows[0]!.all).toBeLessThanOrEqual(WORKER_CONNECTIONS);
});

test('while PostgreSQL accepts queries and answers none, metrics say so, and jobs continue afterwards', async () => {
  const target = new URL(database.url);
  const proxy = await startHangingProxy(target);
  const through = Object.assign(new URL(target), { port: String(proxy.port) });
  const worker = await start({ databaseUrl: through.href, queryTimeoutMs: 2_000 });
  await vi.waitFor(() => expect(worker.status().jobs.indexer).toBe('active'), WAIT);
  const readUp = async () => (await worker.registry.getSingleMetric('nova_worker_database_up')!.get()).values;
  expect(await readUp()).toMatchObject([{ value: 1 }]);

  proxy.hang(true);
  expect(await readUp()).toMatchObject([{ value: 0 }]);
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  proxy.hang(false);
  await vi.waitFor(async () => expect(await readUp()).toMatchObject([{ value: 1 }]), WAIT);
  await enqueueActions(database.db, [createAction()]);
  await vi.waitFor(async () => expect(await countDone()).toBe(1), WAIT);

  await Promise.all(workers.splice(0).map((each) => each.close()));
  proxy.close();
});
