import { once } from 'node:events';
import { createServer } from 'node:net';
import { startTestChain, type TestChain } from '@nova/testing/test-chain';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { TEST_KEYS } from '@nova/testing/test-keys';
import { type Hex, keccak256 } from 'viem';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { dumpIndex } from './testing/dump-index.ts';
import { enqueueActions, createAction } from './testing/enqueue-action.ts';
import { createLedgerWallet, type LedgerWallet } from './testing/ledger-wallet.ts';
import { type Fate, type RpcProxy, startRpcProxy } from './testing/rpc-proxy.ts';
import { startWorkerProcess, type WorkerProcess } from './testing/worker-process.ts';

const WAIT = { timeout: 30_000, interval: 20 };

let chain: TestChain;
let wallet: LedgerWallet;
beforeAll(async () => {
  chain = await startTestChain();
  wallet = createLedgerWallet(chain.rpcUrl, TEST_KEYS.attestor, chain.ledgerAddress);
});
afterAll(() => chain.close());

let database: TestDatabase;
let proxy: RpcProxy;
const processes: WorkerProcess[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
  proxy = await startRpcProxy(chain.rpcUrl);
});
afterEach(async () => {
  await Promise.all(processes.splice(0).map((worker) => worker.kill()));
  await proxy.close();
  await database.drop();
});

async function start(env: Record<string, string> = {}): Promise<WorkerProcess> {
  const worker = await startWorkerProcess({
    DATABASE_URL: database.url,
    CHAIN_RPC_URL: proxy.url,
    CHAIN_WS_URL: chain.wsUrl,
    NOVA_DATA_DIR: chain.dataDir,
    ATTESTOR_KEY: TEST_KEYS.attestor,
    ...env,
  });
  processes.push(worker);
  return worker;
}

async function readOutbox() {
  const { rows } = await database.pool.query<{ status: string; hash: Hex | null }>(
    `select status, '0x' || encode(transaction_hash, 'hex') as hash from app.outbox order by id`,
  );
  return rows;
}

const waitUntilAllDone = (count: number) =>
  vi.waitFor(async () => {
    const statuses = (await readOutbox()).map((row) => row.status);
    expect(statuses).toEqual(Array.from({ length: count }, () => 'done'));
  }, WAIT);

/** Lets the process run until it broadcasts its first transaction. Resolves to the transaction's hash. */
function stopAtFirstBroadcast(fate: Fate): Promise<string> {
  return new Promise((resolve) => {
    proxy.decide = async (method, params) => {
      if (method !== 'eth_sendRawTransaction') return 'pass';
      const serializedTransaction = params[0] as Hex;
      // Sent without the worker's knowledge, so that the worker never receives the answer.
      if (fate === 'lose_answer') await wallet.client.sendRawTransaction({ serializedTransaction });
      resolve(keccak256(serializedTransaction));
      return new Promise<Fate>(() => {});
    };
  });
}

describe('killed without warning', () => {
  test('between storing and sending a transaction, it sends the same transaction later, once', async () => {
    const nonce = await wallet.client.getTransactionCount({ address: wallet.address });
    const action = createAction();
    await enqueueActions(database.db, [action]);
    const handedOver = stopAtFirstBroadcast('lose_request');
    const first = await start();
    const hash = await handedOver;
    await first.kill();
    expect(await readOutbox()).toEqual([{ status: 'signed', hash }]);
    expect(await wallet.client.getTransactionCount({ address: wallet.address })).toBe(nonce);

    proxy.decide = () => 'pass';
    await start();
    await waitUntilAllDone(1);
    expect(await readOutbox()).toEqual([{ status: 'done', hash }]);
    expect(await wallet.client.getTransactionCount({ address: wallet.address })).toBe(nonce + 1);
    expect(await wallet.read('earnedOf', [action.account])).toBe(40n);
  });

  test('after the chain includes the action but before the row is updated, it only updates the row', async () => {
    const nonce = await wallet.client.getTransactionCount({ address: wallet.address });
    const action = createAction();
    await enqueueActions(database.db, [action]);
    const onChain = stopAtFirstBroadcast('lose_answer');
    const first = await start();
    const hash = await onChain;
    await first.kill();
    expect((await readOutbox())[0]!.status).toBe('signed');

    let sends = 0;
    proxy.decide = (method) => {
      if (method === 'eth_sendRawTransaction') sends++;
      return 'pass';
    };
    await start();
    await waitUntilAllDone(1);
    expect(await readOutbox()).toEqual([{ status: 'done', hash }]);
    expect(sends).toBe(0);
    expect(await wallet.client.getTransactionCount({ address: wallet.address })).toBe(nonce + 1);
    expect(await wallet.read('earnedOf', [action.account])).toBe(40n);
  });

  test('repeatedly under load, every action counts once and the index is complete', async () => {
    const actions = Array.from({ length: 300 }, () => createAction());
    await enqueueActions(database.db, actions);
    for (const done of [40, 120, 200]) {
      const worker = await start();
      await vi.waitFor(async () => {
        const { rows } = await database.pool.query(
          `select count(*)::int as n from app.outbox where status = 'done'`,
        );
        expect(rows[0].n).toBeGreaterThan(done);
      }, WAIT);
      await worker.kill();
    }
    await start();
    await waitUntilAllDone(300);
    await vi.waitFor(async () => {
      const { rows } = await database.pool.query(
        'select count(*)::int as n, count(distinct account)::int as accounts from chain.actions where action_id = any($1)',
        [actions.map((action) => Buffer.from(action.actionId.slice(2), 'hex'))],
      );
      expect(rows).toEqual([{ n: 300, accounts: 300 }]);
    }, WAIT);
    const { rows } = await database.pool.query(
      'select distinct energy_earned::int as earned from chain.address_stats where address = any($1)',
      [actions.map((action) => Buffer.from(action.account.slice(2), 'hex'))],
    );
    expect(rows).toEqual([{ earned: 40 }]);
  });

  test('while writing a batch, it writes the complete batch later', async () => {
    const holder = await database.pool.connect();
    // Counters are written after blocks, transactions, logs and actions, so the batch stops halfway.
    await holder.query('begin; lock table chain.counters in exclusive mode');
    const first = await start();
    await vi.waitFor(async () => {
      const { rows } = await database.pool.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'insert into chain.counters%'`,
      );
      expect(rows).toHaveLength(1);
    }, WAIT);
    await first.kill();
    await holder.query('rollback');
    holder.release();
    await start();
    const height = Number(await wallet.client.getBlockNumber());
    await vi.waitFor(async () => {
      const { rows } = await database.pool.query('select block_number::int as n from chain.sync_state');
      expect(rows).toEqual([{ n: height }]);
    }, WAIT);
    const { counters, blocks } = await dumpIndex(database.pool);
    expect(blocks).toHaveLength(height + 1);
    expect(counters).toContain(`(blocks,${height + 1})`);
  });
});

describe('as a process', () => {
  test('exits cleanly on SIGTERM', async () => {
    const worker = await start();
    process.kill(worker.pid, 'SIGTERM');
    expect(await worker.exited).toBe(0);
  });

  test('reports configuration errors immediately and exits permanently', async () => {
    const worker = await start({ DATABASE_URL: 'mysql://x', ATTESTOR_KEY: '0x1234secret' });
    expect(await worker.exited).toBe(78);
    expect(worker.output()).toMatch(/DATABASE_URL.*ATTESTOR_KEY/s);
    expect(worker.output()).not.toMatch(/1234secret/);
  });

  test('logs no keys', async () => {
    const worker = await start({ LOG_LEVEL: 'trace' });
    await enqueueActions(database.db, [createAction()]);
    await waitUntilAllDone(1);
    expect(worker.output()).toMatch(/job is ours/);
    expect(worker.output()).not.toContain(TEST_KEYS.attestor.slice(2));
  });

  test('serves health and metrics to operators when a port is configured', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    server.close();
    await start({ WORKER_HEALTH_PORT: String(port) });
    await enqueueActions(database.db, [createAction()]);
    await waitUntilAllDone(1);
    const height = Number(await wallet.client.getBlockNumber());
    await vi.waitFor(async () => {
      const health = await fetch(`http://127.0.0.1:${port}/healthz`);
      expect([health.status, await health.json()]).toEqual([
        200,
        expect.objectContaining({ isHealthy: true, indexedBlock: height, alarms: [] }),
      ]);
    }, WAIT);
    const stats = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(stats).toContain(`nova_worker_indexed_block ${height}`);
    expect(stats).toContain('nova_worker_outbox_done_total{lane="actions"} 1');
    expect(stats).toContain('nova_worker_job_active{job="indexer"} 1');
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  });
});
