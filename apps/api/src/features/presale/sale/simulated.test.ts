import { composeSimulatedPurchase } from '@nova/testing/presale/bridge-buyer';
import { callApi } from '@nova/testing/call-api';
import { callWithRetry } from '@nova/testing/call-with-retry';
import { comparePresale } from '@nova/testing/presale/compare-presale';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import type { CardSession } from '@nova/shared/presale/card';
import type { PurchasePage, Receipt } from '@nova/shared/presale/purchase';
import type { Sale } from '@nova/shared/presale/sale';
import type { PresaleStatus } from '@nova/shared/presale/status';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const WAIT = { timeout: 45_000 };
const WALLET_OPERATIONS = '/functions/v1/wallet-operations';

let stack: TestStack;
let requests = 0;

beforeAll(async () => {
  stack = await startTestStack({ isWhole: true });
}, 180_000);
afterAll(() => stack?.close());

const send = (data: object, token?: string) =>
  callApi(stack.url, WALLET_OPERATIONS, {
    body: { action: 'purchase_presale', data },
    ...(token === undefined ? {} : { token }),
  });
async function newUser(): Promise<TestUser> {
  const user = new TestUser(stack.url);
  await user.signIn();
  return user;
}
const newWallet = () => privateKeyToAccount(generatePrivateKey());
const nextRequest = () => `simulated-${++requests}`;
const read = async (id: string) =>
  (await callApi(stack.url, `/api/v1/presale/purchases/${id}`)).body as Receipt;
async function untilCompleted(id: string): Promise<void> {
  await expect.poll(async () => (await read(id)).status, WAIT).toBe('completed');
}
const purchaseOf = ({ body }: { body: unknown }) => (body as CardSession).purchase;
const countPurchases = async () => {
  const { rows } = await stack.database.pool.query('select count(*)::int as n from app.presale_purchases');
  return rows[0].n as number;
};

test('a purchase without a payment needs the wallet’s signature or a session that owns the wallet', async () => {
  const [owner, stranger] = [await newUser(), await newUser()];
  const data = { address: owner.address, usdtAmount: '10', phaseId: 1, simulated: true };
  const good = await composeSimulatedPurchase(newWallet(), { requestId: nextRequest() });
  const foreign = await newWallet().signMessage({ message: good.signedMessage });
  const before = await countPurchases();
  expect((await send(data)).code).toBe('purchase_signature_invalid');
  expect((await send(data, owner.accessToken)).code).toBe('purchase_signature_invalid');
  expect((await send({ ...data, simulated: undefined })).code).toBe('purchase_signature_invalid');
  for (const signature of ['garbage', '', '0x', `0x${'12'.repeat(65)}`, '0xMOCK12', foreign]) {
    const answer = await send({ ...good, signature });
    expect([400, 401]).toContain(answer.status);
  }
  const mock = { ...data, signature: '0xmock1234' };
  expect(await send(mock)).toMatchObject({ status: 401, code: 'unauthorized' });
  expect(await send(mock, stranger.accessToken)).toMatchObject({ status: 403, code: 'wallet_mismatch' });
  expect(await countPurchases()).toBe(before);

  const { id } = purchaseOf(await send(mock, owner.accessToken));
  await untilCompleted(id);
  await untilCompleted(purchaseOf(await send(good)).id);
});

test('a signed simulation counts once and only for exactly its content', async () => {
  const good = await composeSimulatedPurchase(newWallet(), { requestId: nextRequest() });
  const differs = async (changed: object) => {
    const { code, body } = await send({ ...good, ...changed });
    const { error } = body as { error: { details?: { field?: string } } };
    return [code, error.details?.field];
  };
  expect(await differs({ usdtAmount: '11' })).toEqual(['message_invalid', 'usdtAmount']);
  expect(await differs({ phaseId: 2 })).toEqual(['message_invalid', 'phaseId']);
  expect(await differs({ clientRequestId: nextRequest() })).toEqual(['message_invalid', 'clientRequestId']);
  expect(await differs({ address: newWallet().address.toLowerCase() })).toEqual([
    'message_invalid',
    'address',
  ]);
  const old = await composeSimulatedPurchase(newWallet(), {
    requestId: nextRequest(),
    now: Date.now() - 16 * 60_000,
  });
  expect((await send(old)).code).toBe('message_too_old');
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(good)));
  expect(new Set(answers.map((answer) => purchaseOf(answer).id)).size).toBe(1);
});

test('purchases without a payment are marked in every response', async () => {
  const user = await newUser();
  const token = user.accessToken;
  const card = { usdt_units: '10000000', phase: 1, accepts_risks: true, request_id: 'marked-by-card' };
  const answer = await callWithRetry(stack.url, '/api/v1/presale/card-sessions', { body: card, token });
  const { purchase, url } = answer.body as CardSession;
  await callApi(stack.url, `${new URL(url).pathname}/pay`, { method: 'POST' });
  await untilCompleted(purchase.id);
  const data = { address: user.address, usdtAmount: '7', phaseId: 1, signature: '0xmock', simulated: true };
  const { id } = purchaseOf(await send({ ...data, clientRequestId: nextRequest() }, token));
  await untilCompleted(id);

  const history = await callApi(stack.url, '/api/v1/presale/purchases', { token });
  const { items, totals } = history.body as PurchasePage;
  expect(items.map((item) => item.is_simulated)).toEqual([true, true]);
  expect(totals).toMatchObject({ total_usd: '17000000', simulated_usd: '17000000' });
  const path = `/rest/v1/presale_purchases?wallet_address=eq.${user.address}`;
  expect((await callApi(stack.url, path, { token })).body).toMatchObject([
    { is_simulated: true },
    { is_simulated: true },
  ]);
  const status = async () =>
    (await callApi(stack.url, '/functions/v1/presale-phases', { method: 'POST' })).body as PresaleStatus;
  const listed = async () => (await status()).ledger.details.some((detail) => detail.id === id);
  await expect.poll(listed, WAIT).toBe(true);
  const { totalUsd, details } = (await status()).ledger;
  expect(details.every((detail) => detail.is_simulated)).toBe(true);
  const sale = (await callApi(stack.url, '/api/v1/presale')).body as Sale;
  expect(sale.simulated_usdt_units).toBe(totalUsd);
});

test('ledger, contract and balances agree to the last unit', async () => {
  expect(await comparePresale(stack)).toEqual([]);
});
