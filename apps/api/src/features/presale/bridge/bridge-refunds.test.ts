import { HOUR_MS } from '@nova/shared/durations';
import { callApi } from '@nova/testing/call-api';
import { composeBridgePurchase } from '@nova/testing/presale/bridge-buyer';
import { comparePresale } from '@nova/testing/presale/compare-presale';
import { PresaleBuyers } from '@nova/testing/presale/presale-buyer';
import { startTestMainnet, type TestMainnet } from '@nova/testing/chain/test-mainnet';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import type { BooksPage } from '@nova/shared/presale/books';
import type { Purchase, Receipt } from '@nova/shared/presale/purchase';
import { generatePrivateKey, privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let mainnet: TestMainnet;
let stack: TestStack;
let buyers: PresaleBuyers;
let aheadMs = 0;
/** Purchases to be refunded, and their payers. */
const due: { id: string; payer: PrivateKeyAccount }[] = [];

const WAIT = { timeout: 45_000 };
const ADMIN = { 'x-admin-token': 'admin token of throwaway stacks' };
const UNITS = 10_000_000n;

beforeAll(async () => {
  mainnet = await startTestMainnet();
  const { rpcUrl, usdt, treasury } = mainnet;
  stack = await startTestStack({
    isWhole: true,
    clock: () => Date.now() + aheadMs,
    bridge: { rpcUrl, usdt, treasury, confirmations: 2, pollMs: 50 },
    reconcileEveryMs: 1_000,
  });
  buyers = new PresaleBuyers(stack.chain);
  // Six purchases, the last two by the same buyer; their phase ends before a block contains the payment.
  const payers = Array.from({ length: 5 }, () => privateKeyToAccount(generatePrivateKey()));
  for (const { address } of payers) await mainnet.fund(address);
  await mainnet.fund(mainnet.treasury);
  for (const [index, payer] of [...payers, payers.at(-1)!].entries()) {
    const txHash = await mainnet.transfer(payer, UNITS);
    // The server's clock is an hour ahead of Ethereum's here, so a refund can be older than its purchase.
    aheadMs = index === 3 ? HOUR_MS : 0;
    due.push({ payer, id: await register(payer, txHash) });
  }
  aheadMs = 0;
  await buyers.endPhase(1);
  await mainnet.mine(3);
  await vi.waitFor(async () => {
    for (const { id } of due)
      if ((await read(id)).status !== 'refund_due') throw new Error('A payment has not been looked up yet');
  }, WAIT);
}, 180_000);
afterAll(async () => {
  await stack?.close();
  await mainnet?.close();
});

let requests = 0;
async function register(payer: PrivateKeyAccount, txHash: string): Promise<string> {
  const data = await composeBridgePurchase(payer, {
    requestId: `to-refund-${++requests}`,
    txHash,
    now: Date.now() + aheadMs,
  });
  const body = { action: 'purchase_presale', data };
  const answer = await callApi(stack.url, '/functions/v1/wallet-operations', { body });
  expect(answer.status).toBe(200);
  return (answer.body as { purchase: Purchase }).purchase.id;
}
const read = async (id: string) =>
  (await callApi(stack.url, `/api/v1/presale/purchases/${id}`)).body as Receipt;
async function untilStatus(id: string, status: string): Promise<void> {
  await expect.poll(async () => (await read(id)).status, WAIT).toBe(status);
}
const name = (id: string, hash: string, headers: Record<string, string> = ADMIN) =>
  callApi(stack.url, `/api/v1/admin/presale/purchases/${id}/refund`, {
    body: { transaction_hash: hash },
    headers,
  });
const readBooks = async (query = '') =>
  (await callApi(stack.url, `/api/v1/admin/presale/books${query}`, { headers: ADMIN })).body as BooksPage;
const refundOf = async (id: string) =>
  (await readBooks()).refund_due.find((purchase) => purchase.id === id)?.refund ?? null;

test('a due refund is in the ledger and raises an alarm', async () => {
  const { refund_due, balances } = await readBooks();
  expect(refund_due.map(({ id, reason, refund }) => ({ id, reason, refund }))).toEqual(
    due.map(({ id }) => ({ id, reason: 'wrong_phase', refund: null })),
  );
  expect(balances).toEqual([
    { account: 'bridge', asset: 'USDT', amount: '60000000' },
    { account: 'owed', asset: 'USDT', amount: '-60000000' },
  ]);
  await expect.poll(() => stack.worker.status().alarms, WAIT).toContain('refund_due');
});

test('only administrators register a refund, and every attempt is logged', async () => {
  const hash = `0x${'ab'.repeat(32)}`;
  expect(await name(due[0]!.id, hash, {})).toMatchObject({ status: 401, code: 'unauthorized' });
  const wrong = { 'x-admin-token': 'admin token of throwaway stack' };
  expect(await name(due[0]!.id, hash, wrong)).toMatchObject({ status: 401 });
  const { rows } = await stack.database.pool.query(
    `select actor, is_allowed, details from app.audit_log where action = 'refund presale purchase'`,
  );
  const details = { purchase: due[0]!.id, transaction_hash: hash };
  expect(rows).toEqual([
    { actor: 'nobody', is_allowed: false, details },
    { actor: 'nobody', is_allowed: false, details },
  ]);
  expect(await refundOf(due[0]!.id)).toBeNull();
});

test('a refund is completed once its transfer is verified, and the ledger names it', async () => {
  const { id, payer } = due[0]!;
  const hash = await mainnet.payBack(payer.address, UNITS);
  const answer = await name(id, hash.toUpperCase().replace('0X', '0x'));
  expect(answer.status).toBe(202);
  expect(answer.body).toMatchObject({ transaction_hash: hash, status: 'pending', reason: null });
  await mainnet.mine(1);
  await expect.poll(async () => (await refundOf(id))?.status, WAIT).toBe('confirming');
  expect((await read(id)).status).toBe('refund_due');
  await mainnet.mine(2);
  await untilStatus(id, 'refunded');
  const receipt = await read(id);
  expect(receipt.refunded_at).not.toBeNull();
  expect(
    receipt.ledger.map(({ kind, amount, debit, credit, evidence }) => [
      kind,
      amount,
      debit,
      credit,
      evidence.split(':').slice(0, 2),
    ]),
  ).toEqual([
    ['payment', '10000000', 'bridge', 'owed', ['1', receipt.payment_hash]],
    ['refund', '10000000', 'owed', 'bridge', ['1', hash]],
  ]);
  expect((await readBooks()).refund_due.map((purchase) => purchase.id)).not.toContain(id);
  // A repeated request returns the same response and changes nothing.
  expect((await name(id, hash)).body).toMatchObject({ status: 'verified' });
  expect((await readBooks(`?purchase=${id}`)).items).toHaveLength(2);
});

const WRONG: readonly [string, (payer: PrivateKeyAccount) => Promise<string>][] = [
  ['wrong_recipient', () => mainnet.payBack(due[2]!.payer.address, UNITS)],
  ['wrong_amount', (payer) => mainnet.payBack(payer.address, UNITS - 1n)],
  ['wrong_token', (payer) => mainnet.payBack(payer.address, UNITS, { token: mainnet.otherToken })],
  ['wrong_sender', (payer) => mainnet.transfer(due[2]!.payer, UNITS, { to: payer.address })],
];
test('a transfer that does not match the refund is refused with its reason and can be replaced', async () => {
  const { id, payer } = due[1]!;
  for (const [reason, pay] of WRONG) {
    expect((await name(id, await pay(payer))).status).toBe(202);
    await mainnet.mine(3);
    await expect.poll(() => refundOf(id), WAIT).toMatchObject({ status: 'rejected', reason });
    expect((await read(id)).status).toBe('refund_due');
  }
  const hash = await mainnet.payBack(payer.address, UNITS);
  expect((await name(id, hash)).status).toBe(202);
  await mainnet.mine(1);
  await expect.poll(async () => (await refundOf(id))?.status, WAIT).toBe('confirming');
  expect(await name(id, `0x${'cd'.repeat(32)}`)).toMatchObject({ status: 409, code: 'refund_under_way' });
  await mainnet.mine(2);
  await untilStatus(id, 'refunded');
});

test('a transfer from before the registration of the payment is not its refund', async () => {
  const { id, payer } = due[3]!;
  await name(id, await mainnet.payBack(payer.address, UNITS));
  await mainnet.mine(3);
  await expect
    .poll(() => refundOf(id), WAIT)
    .toMatchObject({ status: 'rejected', reason: 'payment_too_old' });
  await mainnet.mine(2, 2 * 3_600);
  await name(id, await mainnet.payBack(payer.address, UNITS));
  await mainnet.mine(3);
  await untilStatus(id, 'refunded');
});

test('a transfer refunds only one purchase', async () => {
  const [first, second] = [due[4]!, due[5]!];
  const hash = await mainnet.payBack(first.payer.address, UNITS);
  await Promise.all([name(first.id, hash), name(second.id, hash)]);
  await mainnet.mine(3);
  const statuses = async () => [(await read(first.id)).status, (await read(second.id)).status].sort();
  await expect.poll(statuses, WAIT).toEqual(['refund_due', 'refunded']);
  const left = (await read(first.id)).status === 'refund_due' ? first : second;
  await expect
    .poll(() => refundOf(left.id), WAIT)
    .toMatchObject({ status: 'rejected', reason: 'payment_used' });
  const other = await mainnet.payBack(left.payer.address, UNITS);
  await name(left.id, other);
  await mainnet.mine(3);
  await untilStatus(left.id, 'refunded');
});

test('a refund dropped by a reorg can be registered again under another hash', async () => {
  const { id, payer } = due[2]!;
  await mainnet.mine(1);
  await name(id, await mainnet.payBack(payer.address, UNITS));
  await mainnet.mine(1);
  await expect.poll(async () => (await refundOf(id))?.status, WAIT).toBe('confirming');
  await mainnet.reorg(1);
  await expect.poll(async () => (await refundOf(id))?.status, WAIT).toBe('pending');
  expect((await read(id)).status).toBe('refund_due');
  // The wallet resends it with a higher fee.
  const hash = await mainnet.payBack(payer.address, UNITS, { tip: 3_000_000_000n });
  expect((await name(id, hash)).body).toMatchObject({ transaction_hash: hash, status: 'pending' });
  await mainnet.mine(3);
  await untilStatus(id, 'refunded');
});

test('a purchase without a due refund, or an unknown one, cannot be refunded', async () => {
  const hash = `0x${'ef'.repeat(32)}`;
  expect(await name(`0x${'12'.repeat(32)}`, hash)).toMatchObject({ status: 404, code: 'not_found' });
  expect(await name(due[0]!.id, hash)).toMatchObject({ status: 409, code: 'refund_not_due' });
  const address = stack.chain.contracts.TestUSDT!.address.toLowerCase();
  const user = new TestUser(stack.url);
  await user.signIn();
  await stack.database.pool.query('update app.wallets set address = $1 where user_id = $2', [
    address,
    user.userId,
  ]);
  const data = { address, usdtAmount: '1', phaseId: 2, signature: '0xmock' };
  const body = { action: 'purchase_presale', data: { ...data, simulated: true } };
  const options = { body, token: user.accessToken };
  const answer = await callApi(stack.url, '/functions/v1/wallet-operations', options);
  const { id } = (answer.body as { purchase: Purchase }).purchase;
  // The recipient is a contract that accepts no coins. No money was received, so none has to be refunded.
  await untilStatus(id, 'refunded');
  expect(await read(id)).toMatchObject({ is_simulated: true, reason: 'receiver_refuses' });
  expect(await name(id, hash)).toMatchObject({ status: 409, code: 'refund_not_due' });
});

test('once all refunds are paid the alarm ends and the ledger agrees to the last unit', async () => {
  await expect.poll(async () => (await readBooks()).refund_due, WAIT).toEqual([]);
  await expect.poll(() => stack.worker.status().alarms, WAIT).not.toContain('refund_due');
  const { balances } = await readBooks();
  expect(balances.filter(({ asset }) => asset === 'USDT').every(({ amount }) => amount === '0')).toBe(true);
  expect(await comparePresale(stack)).toEqual([]);
});
