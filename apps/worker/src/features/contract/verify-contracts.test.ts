import { startTestChain, type TestChain } from '@nova/testing/test-chain';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { RpcClient, RpcError } from '../../lib/chain/rpc-client.ts';
import { runJob } from '../../testing/run-job.ts';
import { createVerificationWork } from './verify-contracts.ts';

const POISONED = `0x${'66'.repeat(20)}`;

let chain: TestChain;
let database: TestDatabase;
let client: Client;
let stop: AbortController;

beforeAll(async () => {
  chain = await startTestChain();
});
afterAll(() => chain.close());
beforeEach(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  stop = new AbortController();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

/** Runs the job until `isDone` resolves to true. */
async function run(
  isDone: () => Promise<boolean>,
  timeoutMs = 60_000,
  rpc = new RpcClient(chain.rpcUrl),
): Promise<void> {
  const session = { client, signal: stop.signal };
  const job = runJob(session, () =>
    createVerificationWork(session, {
      rpc,
      logger: pino({ enabled: false }),
      limits: { timeoutMs, memoryMaxBytes: 512 * 2 ** 20 },
      compilers: { folder: '', npmEnv: {} },
      loadContracts: () => Promise.resolve(chain.contracts),
    }),
  );
  await expect.poll(isDone, { timeout: 100_000 }).toBe(true);
  stop.abort();
  await job.catch((error: unknown) => {
    if ((error as Error).name !== 'AbortError') throw error;
  });
}

interface Row {
  readonly id: string;
  readonly source?: string;
  readonly status?: string;
  readonly attempts?: number;
}

async function insert({ id, source = 'contract A {}', status = 'queued', attempts = 0 }: Row): Promise<void> {
  const input = { language: 'Solidity', sources: { 'a.sol': { content: source } }, settings: {} };
  await database.pool.query(
    `insert into app.contract_verifications (id, address, compiler, input, network, status, attempts)
     values ($1, decode($2, 'hex'), '0.8.30', $3, 'a network', $4, $5)`,
    [id, chain.ledgerAddress.slice(2), JSON.stringify(input), status, attempts],
  );
}

async function readRows(): Promise<Record<string, unknown>[]> {
  const { rows } = await database.pool.query(
    `select id, status, failure, attempts, input, finished_at is not null as "isFinished"
     from app.contract_verifications order by created_at`,
  );
  return rows as Record<string, unknown>[];
}
const isAllFinished = async () => (await readRows()).every((row) => row['isFinished']);

test('resumes an interrupted request once, and then fails it with a message', async () => {
  await insert({ id: 'twice', status: 'running', attempts: 2 });
  await insert({ id: 'once', status: 'running', attempts: 1 });
  await run(isAllFinished);
  expect(await readRows()).toMatchObject([
    { id: 'twice', status: 'failed', failure: 'interrupted', input: '' },
    { id: 'once', status: 'failed', failure: 'code_differs', attempts: 2, input: '' },
  ]);
});

const doubling = Array.from({ length: 60 }, (_, n) => `uint constant c${n + 1} = c${n} * c${n} + c${n};`);
const ENDLESS = `contract A { uint constant c0 = 3; ${doubling.join(' ')}
  function f() public pure returns (uint) { return c60; } }`;

test('sources that never finish compiling do not block later requests forever', async () => {
  await insert({ id: 'endless', source: ENDLESS });
  await insert({ id: 'behind it' });
  // On a busy machine, loading the compiler alone can take 15 seconds.
  await run(isAllFinished, 25_000);
  expect(await readRows()).toMatchObject([
    { id: 'endless', status: 'failed', failure: 'compile_timeout' },
    { id: 'behind it', status: 'failed', failure: 'code_differs' },
  ]);
}, 120_000);

test('a shutdown during a compilation requeues the request as if it had not started', async () => {
  await insert({ id: 'endless', source: ENDLESS });
  await run(async () => (await readRows())[0]!['status'] === 'running');
  expect(await readRows()).toMatchObject([{ status: 'queued', attempts: 0, isFinished: false }]);
});

test('a request without an answer from the chain is postponed with growing delays, and the next one proceeds', async () => {
  const rpc = new RpcClient(chain.rpcUrl);
  const request = rpc.request.bind(rpc);
  vi.spyOn(rpc, 'request').mockImplementation((method, params, options) =>
    params?.[0] === POISONED
      ? Promise.reject(new RpcError(-32_000, 'missing trie node'))
      : request(method, params, options),
  );
  await insert({ id: 'poisoned' });
  await database.pool.query('update app.contract_verifications set address = $1', [
    Buffer.from(POISONED.slice(2), 'hex'),
  ]);
  await insert({ id: 'behind it' });
  await run(async () => (await readRows())[1]!['isFinished'] === true, 60_000, rpc);
  expect(await readRows()).toMatchObject([
    { id: 'poisoned', status: 'queued', attempts: 0 },
    { id: 'behind it', status: 'failed', failure: 'code_differs' },
  ]);
  const { rows } = await database.pool.query(
    `select interruptions > 0 as was_tried from app.contract_verifications where id = 'poisoned'`,
  );
  expect(rows).toEqual([{ was_tried: true }]);
});

test('a request that cannot finish after many attempts fails with a message', async () => {
  const rpc = new RpcClient(chain.rpcUrl);
  vi.spyOn(rpc, 'request').mockRejectedValue(new RpcError(-32_000, 'missing trie node'));
  await insert({ id: 'poisoned' });
  await database.pool.query('update app.contract_verifications set interruptions = 5');
  await run(isAllFinished, 60_000, rpc);
  expect(await readRows()).toMatchObject([{ status: 'failed', failure: 'interrupted', input: '' }]);
});
