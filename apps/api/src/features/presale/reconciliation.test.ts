import { MINUTE_MS } from '@nova/shared/durations';
import { composeSimulatedPurchase } from '@nova/testing/presale/bridge-buyer';
import { callApi } from '@nova/testing/call-api';
import { buyOverBridge } from '@nova/testing/presale/buy-presale';
import { callWithRetry } from '@nova/testing/call-with-retry';
import { comparePresale } from '@nova/testing/presale/compare-presale';
import { PresaleBuyers } from '@nova/testing/presale/presale-buyer';
import { TEST_KEYS } from '@nova/testing/test-keys';
import { startTestMainnet, type TestMainnet } from '@nova/testing/chain/test-mainnet';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import { presaleAbi } from '@nova/abi/presale';
import type { BooksPage, Reconciliation } from '@nova/shared/presale/books';
import type { Purchase, Receipt } from '@nova/shared/presale/purchase';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let mainnet: TestMainnet;
let stack: TestStack;
let buyers: PresaleBuyers;
let aheadMs = 0;

const WAIT = { timeout: 45_000 };
const ADMIN = { 'x-admin-token': 'admin token of throwaway stacks' };
const pauser = privateKeyToAccount(TEST_KEYS.pauser);

beforeAll(async () => {
  mainnet = await startTestMainnet();
  const { rpcUrl, usdt, treasury } = mainnet;
  stack = await startTestStack({
    isWhole: true,
    clock: () => Date.now() + aheadMs,
    bridge: { rpcUrl, usdt, treasury, confirmations: 2, pollMs: 50 },
    reconcileEveryMs: 500,
  });
  buyers = new PresaleBuyers(stack.chain);
}, 180_000);
afterAll(async () => {
  await stack?.close();
  await mainnet?.close();
});

const asAdmin = async <T>(path: string) =>
  (await callApi(stack.url, `/api/v1/admin/presale/${path}`, { headers: ADMIN })).body as T;
const readNewest = async () => (await asAdmin<{ items: Reconciliation[] }>('reconciliations')).items[0];
const readMetric = async (name: string) => {
  const metric = await stack.worker.registry.getSingleMetric(name)!.get();
  return metric.values.map(({ value, labels }) => Object.assign({ value }, labels));
};
const alarms = () => stack.worker.status().alarms;
const read = async (id: string) =>
  (await callApi(stack.url, `/api/v1/presale/purchases/${id}`)).body as Receipt;

let requests = 0;
async function simulate(): Promise<Purchase> {
  const requestId = `reconciled-${++requests}`;
  const data = await composeSimulatedPurchase(privateKeyToAccount(generatePrivateKey()), {
    requestId,
    now: Date.now() + aheadMs,
  });
  const body = { action: 'purchase_presale', data };
  const answer = await callWithRetry(stack.url, '/functions/v1/wallet-operations', { body });
  return (answer.body as { purchase: Purchase }).purchase;
}

test('a comparison without differences is recorded and raises no alarm', async () => {
  const { id } = await simulate();
  await expect.poll(async () => (await read(id)).status, WAIT).toBe('completed');
  const block = (await read(id)).block_number!;
  await expect.poll(async () => (await readNewest())?.block_number, WAIT).toBeGreaterThanOrEqual(block);
  expect(await readNewest()).toMatchObject({ is_clean: true, differences: [] });
  expect(alarms()).not.toContain('books_differ');
  expect(await readMetric('nova_worker_book_differences')).toEqual([{ value: 0 }]);
});

test('a wei missing in the ledger is named and raises an alarm until it is restored', async () => {
  const change = (by: number) =>
    stack.database.pool.query(`update app.presale_ledger set amount = amount + $1 where kind = 'bonus'`, [
      by,
    ]);
  await change(-1);
  await expect.poll(alarms, WAIT).toContain('books_differ');
  expect(await readNewest()).toMatchObject({
    is_clean: false,
    differences: [
      {
        what: 'bonus in the ledger',
        expected: '200000000000000000000',
        found: '199999999999999999999',
      },
      { what: 'purchases with wrong lines in the ledger', expected: '0', found: '1' },
    ],
  });
  expect(await readMetric('nova_worker_book_differences')).toEqual([{ value: 2 }]);
  expect(await readMetric('nova_worker_alarm')).toContainEqual({ name: 'books_differ', value: 1 });
  await change(1);
  await expect.poll(alarms, WAIT).not.toContain('books_differ');
  expect(await readMetric('nova_worker_book_differences')).toEqual([{ value: 0 }]);
});

test('a wrong public total is named and raises an alarm until it is corrected, and its rows are merged', async () => {
  const { pool } = stack.database;
  const add = (completed: number) =>
    pool.query(
      `insert into app.presale_sum_changes (completed, usdt_units, with_bonus, simulated_units, logged)
       values ($1, 0, 0, 0, 0)`,
      [completed],
    );
  await add(1);
  await expect.poll(alarms, WAIT).toContain('books_differ');
  expect((await readNewest())!.differences).toEqual([
    { what: 'completed purchases in the sums', expected: '1', found: '2' },
  ]);
  await add(-1);
  await expect.poll(alarms, WAIT).not.toContain('books_differ');
  const countRows = async () => (await pool.query('select 1 from app.presale_sum_changes')).rowCount;
  await expect.poll(countRows, WAIT).toBe(1);
});

test('a paused sale sells nothing new, paid purchases wait, and after ten minutes they raise an alarm', async () => {
  await buyers.send(pauser, buyers.presale, presaleAbi, 'pause', []);
  const quote = async () =>
    (await callApi(stack.url, '/api/v1/presale/quote?usdt_units=10000000')).body as {
      refusal: string | null;
    };
  await expect.poll(async () => (await quote()).refusal, WAIT).toBe('sale_paused');
  const simulated = await composeSimulatedPurchase(privateKeyToAccount(generatePrivateKey()), {
    requestId: 'simulated-while-paused',
    now: Date.now() + aheadMs,
  });
  const body = { action: 'purchase_presale', data: simulated };
  expect(await callApi(stack.url, '/functions/v1/wallet-operations', { body })).toMatchObject({
    status: 409,
    code: 'sale_paused',
  });
  const user = new TestUser(stack.url);
  await user.signIn(new Date(Date.now() + aheadMs));
  const card = { usdt_units: '10000000', phase: 1, accepts_risks: true, request_id: 'while-paused' };
  expect(
    await callApi(stack.url, '/api/v1/presale/card-sessions', { body: card, token: user.accessToken }),
  ).toMatchObject({ status: 409, code: 'sale_paused' });

  // A buyer who pays on Ethereum in the meantime has paid.
  const payer = privateKeyToAccount(generatePrivateKey());
  await mainnet.fund(payer.address);
  const txHash = await mainnet.transfer(payer, 1_000_000n);
  const id = await buyOverBridge(stack.url, payer, { requestId: 'paid-while-paused', txHash });
  await mainnet.mine(3);
  await expect
    .poll(async () => read(id), WAIT)
    .toMatchObject({ status: 'paid', reason: 'sale_paused', ledger: [{ kind: 'payment' }] });
  expect(alarms()).not.toContain('books_differ');

  aheadMs += 11 * MINUTE_MS;
  await expect.poll(alarms, WAIT).toContain('books_differ');
  expect((await readNewest())!.differences).toEqual([
    { what: 'purchases paid but undelivered for ten minutes', expected: '0', found: '1' },
  ]);
  await buyers.send(pauser, buyers.presale, presaleAbi, 'unpause', []);
  aheadMs += 2 * MINUTE_MS;
  await expect.poll(async () => (await read(id)).status, WAIT).toBe('completed');
  await expect.poll(alarms, WAIT).not.toContain('books_differ');
});

test('administrators read the ledger page by page, and every access is logged', async () => {
  for (const path of ['books', 'reconciliations']) {
    expect((await callApi(stack.url, `/api/v1/admin/presale/${path}`)).status).toBe(401);
    const headers = { 'x-admin-token': 'admin token of throwaway stack' };
    expect((await callApi(stack.url, `/api/v1/admin/presale/${path}`, { headers })).status).toBe(401);
    const user = new TestUser(stack.url);
    await user.signIn(new Date(Date.now() + aheadMs));
    const token = user.accessToken;
    expect((await callApi(stack.url, `/api/v1/admin/presale/${path}`, { token })).status).toBe(403);
  }
  const first = await asAdmin<BooksPage>('books?limit=3');
  const second = await asAdmin<BooksPage>(`books?limit=3&cursor=${first.next}`);
  const ids = [...first.items, ...second.items].map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  expect(new Set(ids).size).toBe(6);
  expect(first.balances).toEqual([
    { account: 'buyers', asset: 'NAC', amount: '1320000000000000000000' },
    { account: 'presale', asset: 'NAC', amount: '-1100000000000000000000' },
    { account: 'reserve', asset: 'NAC', amount: '-220000000000000000000' },
    { account: 'bridge', asset: 'USDT', amount: '1000000' },
    { account: 'owed', asset: 'USDT', amount: '0' },
    { account: 'sales', asset: 'USDT', amount: '-11000000' },
    { account: 'simulated', asset: 'USDT', amount: '10000000' },
  ]);
  const { rows } = await stack.database.pool.query(
    `select actor, is_allowed, count(*)::int as n from app.audit_log where action = 'read presale books'
     group by 1, 2 order by 1`,
  );
  expect(rows).toEqual([
    { actor: 'nobody', is_allowed: false, n: 2 },
    { actor: 'token', is_allowed: true, n: 2 },
    { actor: 'user', is_allowed: false, n: 1 },
  ]);
});

test('ledger, contract and balances agree to the last unit', async () => {
  expect(await comparePresale(stack)).toEqual([]);
});

test('closing balances are computed up to the last entry and equal the sum of all entries', async () => {
  const read = async (text: string) => (await stack.database.pool.query<Record<string, unknown>>(text)).rows;
  const isClosed = `select (select max(ledger_id) from app.presale_closing)
    = (select max(id) from app.presale_ledger) as closed`;
  await expect.poll(() => read(isClosed), WAIT).toEqual([{ closed: true }]);
  const { balances } = await asAdmin<BooksPage>('books');
  expect(balances).toEqual(
    await read(`select account, asset, sum(amount)::text as amount from (
      select debit as account, asset, amount from app.presale_ledger
      union all select credit, asset, -amount from app.presale_ledger
    ) lines group by account, asset order by asset, account`),
  );
});
