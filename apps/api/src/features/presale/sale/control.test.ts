import { presaleAbi } from '@nova/abi/presale';
import { timelockAbi } from '@nova/abi/timelock';
import { callApi } from '@nova/testing/call-api';
import { enqueue } from '@nova/db/enqueue';
import { auditChanges, auditLog } from '@nova/db/schema/admin';
import { LOCKS } from '@nova/db/locks';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import type { ApprovedWallets } from '@nova/shared/admin/lists';
import type { AdminPurchasesPage, SaleControl } from '@nova/shared/presale/control';
import { END_PHASE } from '@nova/shared/presale/operations';
import { createPublicClient, encodeFunctionData, http } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ADMIN = { 'x-admin-token': 'admin token of throwaway stacks' };
const WAIT = { timeout: 20_000 };
let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack({ isWhole: true });
}, 120_000);
afterAll(() => stack.close());

const call = (path: string, body?: unknown, method?: string) =>
  callApi(stack.url, `/api/v1/admin/${path}`, {
    headers: ADMIN,
    ...(body === undefined ? {} : { body }),
    ...(method === undefined ? {} : { method }),
  });
const readControl = async () => (await call('presale/control')).body as SaleControl;
const readChanges = async (action: string) =>
  (
    await stack.database.pool.query<{ before: unknown; after: unknown }>(
      `select before, after from app.audit_log join app.audit_changes on audit_id = id where action = $1 order by id`,
      [action],
    )
  ).rows;

test('the sale is paused and resumed on the chain, and the log contains both', async () => {
  expect(await call('presale/pause', { is_paused: false })).toMatchObject({
    status: 409,
    code: 'idempotency_conflict',
  });
  // The page polls until no operation is pending, and keeps showing that response.
  const settle = async () => {
    let control = await readControl();
    await expect.poll(async () => (control = await readControl()).under_way, WAIT).toEqual([]);
    return control.is_paused;
  };
  expect(await call('presale/pause', { is_paused: true })).toMatchObject({ status: 202 });
  expect(await settle()).toBe(true);
  expect(await call('presale/pause', { is_paused: false })).toMatchObject({ status: 202 });
  expect(await settle()).toBe(false);
  expect(await readChanges('pause presale')).toEqual([
    { before: { is_paused: false }, after: { is_paused: true } },
  ]);
});

test('the end of a phase is scheduled at the timelock, and only for the named phase', async () => {
  expect(await call('presale/end-phase', { phase: 2 })).toMatchObject({ status: 409, code: 'wrong_phase' });
  const [first, second] = await Promise.all([
    call('presale/end-phase', { phase: 1 }),
    call('presale/end-phase', { phase: 1 }),
  ]);
  expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([202, 409]);
  await expect.poll(async () => (await readControl()).under_way, WAIT).toEqual([]);
  expect((await readControl()).current_phase).toBe(1);
  const reader = createPublicClient({ transport: http(stack.chain.rpcUrl) });
  const [announced] = await reader.getContractEvents({
    address: stack.chain.contracts.Timelock!.address,
    abi: timelockAbi,
    eventName: 'CallScheduled',
    fromBlock: 0n,
  });
  const data = encodeFunctionData({ abi: presaleAbi, functionName: 'endPhase', args: [1n] });
  expect(announced?.args).toMatchObject({ data, delay: 172_800n });
  expect(await readChanges('end presale phase')).toEqual([{ before: { phase: 1 }, after: { phase: 2 } }]);
});

test('a decision is based on the state after the previous operation, however fast that completed', async () => {
  const { pool } = stack.database;
  const holder = await pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select pg_advisory_xact_lock($1)', [LOCKS.controlSale]);
    const late = call('presale/end-phase', { phase: 2 });
    const waiting = () =>
      pool.query(`select 1 from pg_locks where locktype = 'advisory' and objid = $1 and not granted`, [
        LOCKS.controlSale,
      ]);
    await expect.poll(async () => (await waiting()).rowCount, WAIT).toBe(1);
    const operationId = `0x${'e'.repeat(64)}` as const;
    await stack.database.db.transaction(async (tx) => {
      // As in the route: the decision, its change, and the outbox row that executes it.
      const attempt = { actor: 'token', action: 'end presale phase', isAllowed: true, network: 'network' };
      const [log] = await tx.insert(auditLog).values(attempt).returning({ id: auditLog.id });
      await tx.insert(auditChanges).values({ auditId: log!.id, before: { phase: 2 }, after: { phase: 3 } });
      await enqueue(tx, { lane: 'curation', kind: END_PHASE, operationId, payload: { phase: 2 } });
    });
    await expect.poll(async () => (await readControl()).under_way, WAIT).toEqual([]);
    await holder.query('commit');
    expect(await late).toMatchObject({ status: 409, code: 'wrong_phase' });
  } finally {
    holder.release(true);
  }
});

test('wallets are approved all or none, and can be removed again', async () => {
  const one = `0x${'1'.repeat(40)}`;
  const two = `0x${'2'.repeat(40)}`;
  expect(await call('whitelist/wallets', { addresses: [one, 'nonsense'] })).toMatchObject({ status: 400 });
  expect(
    await call('whitelist/wallets', { addresses: [one, two, one.toUpperCase().replace('0X', '0x')] }),
  ).toMatchObject({ status: 200, body: { added: 2, known: 1 } });
  const list = async (query = '') =>
    (await call(`whitelist/wallets?limit=1${query}`)).body as ApprovedWallets;
  const newest = await list();
  const older = await list(`&cursor=${newest.next}`);
  expect([newest.items[0]!.address, older.items[0]!.address].toSorted()).toEqual([one, two]);
  expect(await call(`whitelist/wallets/${one}`, undefined, 'DELETE')).toMatchObject({ status: 204 });
  expect(await call(`whitelist/wallets/${one}`, undefined, 'DELETE')).toMatchObject({ status: 404 });
  expect((await list()).items.map(({ address }) => address)).toEqual([two]);
  const open = async () =>
    (
      await stack.database.pool.query(
        `select 1 from app.outbox where kind = 'set_whitelisted' and status <> 'done'`,
      )
    ).rowCount;
  await expect.poll(open, WAIT).toBe(0);
  expect(await readChanges('remove from whitelist')).toEqual([{ before: { approved: [one] }, after: null }]);
});

test('administrators list purchases filtered by state and payment method', async () => {
  const read = async (query: string) => (await call(`presale/purchases?${query}`)).body as AdminPurchasesPage;
  expect((await read('status=completed&method=card')).items).toEqual([]);
  expect(await call('presale/purchases?status=sold')).toMatchObject({ status: 400 });
});
