import { composeBridgePurchase } from '@nova/testing/presale/bridge-buyer';
import { callApi } from '@nova/testing/call-api';
import { comparePresale } from '@nova/testing/presale/compare-presale';
import { runSafeCommand } from '@nova/testing/safe-owners';
import { SAFE_OWNER_KEYS } from '@nova/testing/test-keys';
import { startTestMainnet, type TestMainnet } from '@nova/testing/chain/test-mainnet';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import type { ApprovalsPage, PurchaseApproval } from '@nova/shared/presale/approvals';
import type { Receipt } from '@nova/shared/presale/purchase';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const WAIT = { timeout: 45_000 };
const ADMIN = { 'x-admin-token': 'admin token of throwaway stacks' };

let stack: TestStack;
let mainnet: TestMainnet;
let aheadMs = 0;

beforeAll(async () => {
  mainnet = await startTestMainnet();
  const { rpcUrl, usdt, treasury } = mainnet;
  stack = await startTestStack({
    isWhole: true,
    clock: () => Date.now() + aheadMs,
    bridge: { rpcUrl, usdt, treasury, confirmations: 3, pollMs: 50 },
    reconcileEveryMs: 300,
  });
}, 180_000);
afterAll(async () => {
  await stack?.close();
  await mainnet?.close();
});

/** Pays a purchase above the daily limit; the form refuses it, but a wallet can still pay it. */
async function payAll(usdt: string): Promise<{ id: string; buyer: string }> {
  const wallet = privateKeyToAccount(generatePrivateKey());
  await mainnet.fund(wallet.address);
  const txHash = await mainnet.transfer(wallet, BigInt(usdt) * 1_000_000n);
  const now = Date.now() + aheadMs;
  const data = await composeBridgePurchase(wallet, { usdt, requestId: `large-${usdt}`, txHash, now });
  const body = { action: 'purchase_presale', data };
  const answer = await callApi(stack.url, '/functions/v1/wallet-operations', { body });
  await mainnet.mine(4);
  return { id: (answer.body as { purchase: { id: string } }).purchase.id, buyer: wallet.address };
}
const read = async (id: string) =>
  (await callApi(stack.url, `/api/v1/presale/purchases/${id}`)).body as Receipt;
const listWaiting = async (query = '') =>
  (await callApi(stack.url, `/api/v1/admin/presale/approvals${query}`, { headers: ADMIN }))
    .body as ApprovalsPage;
async function untilWaiting(id: string): Promise<void> {
  await expect.poll(async () => (await read(id)).reason, WAIT).toBe('awaiting_approval');
}
const findWaiting = async (id: string): Promise<PurchaseApproval> =>
  (await listWaiting()).items.find((item) => item.purchase_id === id)!;
const approve = ({ reservation_id: id, wallet_address: to, phase, usdt_amount: units }: PurchaseApproval) =>
  ['approve-purchase', id, to, String(phase), units] as const;

test('a paid purchase above the daily limit waits for the Safe and is delivered once three owners have signed', async () => {
  const { id, buyer } = await payAll('7500');
  await untilWaiting(id);
  expect(await read(id)).toMatchObject({ status: 'paid', transaction_hash: null });
  await expect.poll(() => stack.worker.status().alarms, WAIT).toContain('approval_due');
  const waiting = await findWaiting(id);
  expect(waiting).toMatchObject({
    method: 'bridge',
    wallet_address: buyer.toLowerCase(),
    phase: 1,
    usdt_amount: '7500000000',
    call: { to: stack.chain.contracts.Presale!.address },
  });
  expect(Date.parse(waiting.waits_until) - Date.parse(waiting.paid_at)).toBe(172_800_000);

  const words = approve(waiting);
  const alone = await runSafeCommand(stack.chain, words, { SAFE_OWNER_KEYS: SAFE_OWNER_KEYS[0] });
  expect(alone.lines.at(-1)).toBe('  1 of 3 signatures');
  const tooFew = await runSafeCommand(stack.chain, [...words, '--execute'], {
    SAFE_OWNER_KEYS: SAFE_OWNER_KEYS[0],
  });
  expect(tooFew.code).toBe(1);
  expect((await read(id)).status).toBe('paid');
  const first = /--signature (0x[0-9a-f]{130})/.exec(alone.lines.join('\n'))![1]!;
  const done = await runSafeCommand(stack.chain, [...words, '--signature', first, '--execute'], {
    SAFE_OWNER_KEYS: SAFE_OWNER_KEYS.slice(1, 3).join(','),
  });
  expect(done.lines.at(-1)).toMatch(/^ {2}done in block \d+, transaction 0x/);

  await expect.poll(async () => (await read(id)).status, WAIT).toBe('completed');
  expect(await read(id)).toMatchObject({ reason: null, nova_tokens: '750000000000000000000000' });
  expect((await listWaiting()).items).toEqual([]);
  await expect.poll(() => stack.worker.status().alarms, WAIT).not.toContain('approval_due');
});

test('an approval with other terms delivers nothing', async () => {
  const { id } = await payAll('7600');
  await untilWaiting(id);
  const [step, reservation, , phase, units] = approve(await findWaiting(id));
  const elsewhere = `0x${'99'.repeat(20)}`;
  const env = { SAFE_OWNER_KEYS: SAFE_OWNER_KEYS.slice(0, 3).join(',') };
  const words = [step, reservation, elsewhere, phase, units, '--execute'];
  expect((await runSafeCommand(stack.chain, words, env)).code).toBe(0);
  const attempts = async () => {
    const { rows } = await stack.database.pool.query<{ attempts: number; state: string }>(
      `select attempts, reservation_state as state from app.presale_purchases where id = $1`,
      [Buffer.from(id.slice(2), 'hex')],
    );
    return rows[0];
  };
  await expect.poll(attempts, WAIT).toMatchObject({ state: 'none' });
  expect(await read(id)).toMatchObject({ status: 'paid', reason: 'awaiting_approval' });
  expect((await findWaiting(id)).reservation_id).toBe(reservation);
});

test('pending approvals are listed page by page, oldest first', async () => {
  const { id } = await payAll('7700');
  await untilWaiting(id);
  const first = await listWaiting('?limit=1');
  expect(first.items.map((item) => item.usdt_amount)).toEqual(['7600000000']);
  const second = await listWaiting(`?limit=1&cursor=${first.next}`);
  expect(second.items.map((item) => item.usdt_amount)).toEqual(['7700000000']);
});

test('a payment without approval for two days is refunded', async () => {
  const waiting = (await listWaiting()).items;
  expect(waiting).toHaveLength(2);
  aheadMs += 172_800_000;
  for (const { purchase_id: id } of waiting) {
    await expect.poll(async () => (await read(id)).status, WAIT).toBe('refund_due');
    expect(await read(id)).toMatchObject({ reason: 'daily_limit' });
  }
  expect((await listWaiting()).items).toEqual([]);
});

test('ledger, contract and balances agree to the last unit', async () => {
  expect(await comparePresale(stack)).toEqual([]);
});
