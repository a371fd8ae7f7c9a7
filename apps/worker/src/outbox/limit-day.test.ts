import { DAY_MS } from '@nova/shared/durations';
import { startTestChain, type TestChain } from '@nova/testing/test-chain';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { TEST_KEYS } from '@nova/testing/test-keys';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startWorker, type Worker } from '../start-worker.ts';
import { enqueueWelcomeGas, randomHex } from '../testing/enqueue-action.ts';
import type { WorkerOptions } from '../worker-options.ts';

const WAIT = { timeout: 20_000, interval: 50 };

let aheadMs = 0;
const clock = () => Date.now() + aheadMs;
let chain: TestChain;
let database: TestDatabase;
let worker: Worker;
beforeAll(async () => {
  chain = await startTestChain({ isWhole: true, clock });
}, 180_000);
afterAll(() => chain.close());
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await worker.close();
  await database.drop();
});

async function start(limits: NonNullable<WorkerOptions['limits']>['gas']): Promise<void> {
  worker = await startWorker({
    databaseUrl: database.urlOf('worker'),
    rpcUrl: chain.rpcUrl,
    wsUrl: chain.wsUrl,
    contracts: chain.contracts,
    gasKey: TEST_KEYS.gas,
    isProduction: true,
    logger: pino({ enabled: false }),
    clock,
    limits: { gas: limits ?? {} },
  });
}
const readStatuses = async () =>
  (await database.pool.query<{ status: string }>('select status from app.outbox order by id')).rows.map(
    ({ status }) => status,
  );
const promise = async (count: number) => {
  for (let each = 0; each < count; each++) await enqueueWelcomeGas(database.db, randomHex(20));
};

test('a key signs a limited number of transactions in 24 hours, whatever is deleted from the outbox; the rest wait', async () => {
  await start({ transactionsPerDay: 3 });
  await promise(4);
  await vi.waitFor(
    async () => expect(await readStatuses()).toEqual(['done', 'done', 'done', 'queued']),
    WAIT,
  );
  expect(worker.status().alarms).toEqual(['operation_waits']);
  await database.pool.query(`delete from app.outbox where status = 'done'`);
  await promise(1);
  await new Promise((resolve) => setTimeout(resolve, 6_000));
  expect(await readStatuses()).toEqual(['queued', 'queued']);
  aheadMs += DAY_MS + 60_000;
  await vi.waitFor(async () => expect(await readStatuses()).toEqual(['done', 'done']), WAIT);
  await vi.waitFor(() => expect(worker.status().alarms).toEqual([]), WAIT);
});

test('a key transfers a limited amount in 24 hours, and never more than its limit at once', async () => {
  aheadMs += 2 * DAY_MS;
  await start({ weiPerDay: 25_000_000_000_000_000n });
  await promise(3);
  await vi.waitFor(async () => expect(await readStatuses()).toEqual(['done', 'done', 'queued']), WAIT);
  await worker.close();
  await start({ weiPerTransaction: 9_999_999_999_999_999n });
  await vi.waitFor(async () => expect(await readStatuses()).toEqual(['done', 'done', 'failed']), WAIT);
  const { rows } = await database.pool.query('select last_error from app.outbox order by id desc limit 1');
  expect(rows).toEqual([{ last_error: 'not signed: its value is above the limit' }]);
});
