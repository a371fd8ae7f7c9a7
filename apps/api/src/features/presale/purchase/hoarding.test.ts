import { composeBridgePurchase } from '@nova/testing/presale/bridge-buyer';
import { callApi } from '@nova/testing/call-api';
import { comparePresale } from '@nova/testing/presale/compare-presale';
import { startStripeDouble, type StripeDouble } from '@nova/testing/presale/stripe-double';
import { startTestMainnet, type TestMainnet } from '@nova/testing/chain/test-mainnet';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import type { CardSession } from '@nova/shared/presale/card';
import type { Receipt } from '@nova/shared/presale/purchase';
import type { Quote } from '@nova/shared/presale/quote';
import type { Sale } from '@nova/shared/presale/sale';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toClientNetworks } from '../../../http/limits/client-networks.ts';

const SLOTS = 3;
const WAIT = { timeout: 45_000 };
const FUNCTIONS = '/functions/v1/wallet-operations';

let stack: TestStack;
let stripe: StripeDouble;
let mainnet: TestMainnet;
let aheadMs = 0;
let requests = 0;

beforeAll(async () => {
  stripe = await startStripeDouble(() => Date.now() + aheadMs);
  mainnet = await startTestMainnet();
  const { rpcUrl, usdt, treasury } = mainnet;
  stack = await startTestStack({
    isWhole: true,
    bonusSlots: SLOTS,
    clock: () => Date.now() + aheadMs,
    stripe: stripe.keys,
    bridge: { rpcUrl, usdt, treasury, confirmations: 3, pollMs: 50 },
    rateLimitFactor: 10,
    trustedProxies: ['127.0.0.1'],
  });
}, 180_000);
afterAll(async () => {
  await stack?.close();
  await mainnet?.close();
  await stripe?.close();
});

async function newUser(): Promise<TestUser> {
  const user = new TestUser(stack.url);
  await user.signIn(new Date(Date.now() + aheadMs));
  return user;
}
const open = (user: TestUser, fields: object = {}, from = '192.0.2.1') =>
  callApi(stack.url, '/api/v1/presale/card-sessions', {
    token: user.accessToken,
    headers: { 'x-forwarded-for': from },
    body: {
      usdt_units: '1000000',
      phase: 1,
      accepts_risks: true,
      request_id: `hoarding-${++requests}`,
      ...fields,
    },
  });
const purchaseOf = ({ body }: { body: unknown }) => (body as CardSession).purchase;
const readSale = async () => (await callApi(stack.url, '/api/v1/presale')).body as Sale;
const read = async (id: string) =>
  (await callApi(stack.url, `/api/v1/presale/purchases/${id}`)).body as Receipt;
const quote = async (query: string) =>
  (await callApi(stack.url, `/api/v1/presale/quote?${query}`)).body as Quote;
async function pay(id: string, cents: number): Promise<void> {
  const { body, signature } = await stripe.paid(id, cents);
  const headers = { 'stripe-signature': signature };
  expect((await callApi(stack.url, '/webhooks/stripe', { body, headers })).body).toMatchObject({
    outcome: 'paid',
  });
}

test('unpaid payment pages reserve neither coins nor bonus slots', async () => {
  for (let index = 0; index < 4; index += 1) {
    const hoarder = await newUser();
    const answer = await open(hoarder, { usdt_units: '5000000000' });
    expect(purchaseOf(answer)).toMatchObject({ status: 'quoted' });
  }
  const sale = await readSale();
  expect(sale.phases[0]).toMatchObject({ reserved: '0', sold: '0' });
  expect(sale.bonus.slots_used).toBe(0);
  const buyer = await newUser();
  const { id } = purchaseOf(await open(buyer, { usdt_units: '5000000000' }));
  await pay(id, 500_000);
  await expect.poll(async () => (await read(id)).status, WAIT).toBe('completed');
  expect(await read(id)).toMatchObject({ bonus_tokens: '100000000000000000000000' });
});

test('the first payment takes the bonus slot, and a buyer who accepts no less is refunded', async () => {
  const least = '120000000000000000000';
  const [early, late] = [await newUser(), await newUser()];
  const first = purchaseOf(await open(early, { min_nac_wei: least }));
  const second = purchaseOf(await open(late, { min_nac_wei: least }));
  for (let index = 1; index < SLOTS; index += 1) {
    const { id } = purchaseOf(await open(await newUser()));
    await pay(id, 100);
    await expect.poll(async () => (await read(id)).status, WAIT).toBe('completed');
  }
  await expect.poll(async () => (await readSale()).bonus.slots_remaining, WAIT).toBe(0);
  await pay(second.id, 100);
  await expect.poll(async () => (await read(second.id)).status, WAIT).toBe('refund_due');
  expect((await read(second.id)).reason).toBe('too_few_coins');
  await expect.poll(() => stripe.refunds.has(second.id), WAIT).toBe(true);
  expect((await read(first.id)).status).toBe('quoted');
});

test('an account can have three unpaid payment pages and a network twenty, then they must wait', async () => {
  const user = await newUser();
  const from = '198.51.100.7';
  for (let index = 0; index < 3; index += 1) expect((await open(user, {}, from)).status).toBe(200);
  const refused = await open(user, {}, '203.0.113.9');
  expect(refused).toMatchObject({ status: 429, code: 'too_many_open_payments' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(30 * 60);
  for (let index = 3; index < 20; index += 1) {
    expect((await open(await newUser(), {}, `198.51.100.${index}`)).status).toBe(200);
  }
  const stranger = await newUser();
  expect((await open(stranger, {}, '198.51.100.99')).code).toBe('too_many_open_payments');
  expect((await open(stranger, {}, '203.0.113.9')).status).toBe(200);
  aheadMs += 36 * 60_000;
  const again = await newUser();
  expect((await open(again, {}, from)).status).toBe(200);
});

test('a wallet can register three unconfirmed payments from Ethereum, then it must wait', async () => {
  const wallet = privateKeyToAccount(generatePrivateKey());
  const register = async (byte: string) => {
    const requestId = `hoarding-bridge-${byte}`;
    const now = Date.now() + aheadMs;
    const txHash = `0x${byte.repeat(32)}`;
    const data = await composeBridgePurchase(wallet, { requestId, txHash, now });
    return callApi(stack.url, FUNCTIONS, { body: { action: 'purchase_presale', data } });
  };
  for (const byte of ['a1', 'a2', 'a3']) expect((await register(byte)).status).toBe(200);
  expect(await register('a4')).toMatchObject({ status: 429, code: 'too_many_open_payments' });
  // A repeated request does not count again.
  expect((await register('a3')).status).toBe(200);
});

test('a payment from Ethereum above the daily limit is refused before it is made', async () => {
  const { refusal, max_usdt_units: most } = await quote('method=bridge&usdt_units=30000000000');
  expect(refusal).toBe('daily_limit');
  expect(BigInt(most)).toBeLessThan(1_200_000_000n);
  expect((await quote(`method=bridge&usdt_units=${most}`)).refusal).toBeNull();
  const user = await newUser();
  const data = { address: user.address, usdtAmount: '30000', phaseId: 1, signature: '0xmock' };
  const body = { action: 'purchase_presale', data: { ...data, simulated: true } };
  const answer = await callApi(stack.url, FUNCTIONS, { body, token: user.accessToken });
  expect(answer).toMatchObject({ status: 409, code: 'daily_limit' });
  expect(answer.body).toMatchObject({
    error: { message: expect.stringContaining('You can currently pay at most 1') },
  });
});

async function payOverBridge(usdt: number, funds: number): Promise<string> {
  const wallet = privateKeyToAccount(generatePrivateKey());
  for (let index = 0; index < funds; index += 1) await mainnet.fund(wallet.address);
  const txHash = await mainnet.transfer(wallet, BigInt(usdt) * 1_000_000n);
  const data = await composeBridgePurchase(wallet, {
    usdt: usdt.toString(),
    requestId: `far-too-much-${usdt}`,
    txHash,
    now: Date.now() + aheadMs,
  });
  const answer = await callApi(stack.url, FUNCTIONS, { body: { action: 'purchase_presale', data } });
  await mainnet.mine(4);
  return purchaseOf(answer).id;
}

test('a payment from Ethereum above a fifth of the phase that is made anyway is refunded immediately', async () => {
  const id = await payOverBridge(30_000, 3);
  await expect.poll(async () => (await read(id)).status, WAIT).toBe('refund_due');
  expect(await read(id)).toMatchObject({ reason: 'reservation_limit', transaction_hash: null });
});

test('ledger, contract and balances agree to the last unit', async () => {
  expect(await comparePresale(stack)).toEqual([]);
});

test('an IPv6 /48 can have eight times as many unpaid payment pages as a network, then it must wait', async () => {
  const addressIn = (place: number) => `2001:db8:7:${(place * 256).toString(16)}::1`;
  await stack.database.pool.query(
    `insert into app.presale_purchases
       (id, method, status, wallet_address, buyer_key, phase, usdt_amount, nova_tokens, bonus_tokens, network,
        wide_network, created_at, expires_at)
     select decode(lpad(to_hex(place), 64, 'e'), 'hex'), 'card', 'quoted', $1, decode(lpad('', 64, 'e'), 'hex'), 1,
       1000000, 1, 0, 'network ' || place, $2, to_timestamp($3), to_timestamp($3 + 1800)
     from generate_series(1, 159) place`,
    [
      `0x${'ee'.repeat(20)}`,
      toClientNetworks('pepper of throwaway stacks, not of people', addressIn(0)).wideNetwork,
      (Date.now() + aheadMs) / 1000,
    ],
  );
  expect((await open(await newUser(), {}, addressIn(200))).status).toBe(200);
  expect(await open(await newUser(), {}, addressIn(201))).toMatchObject({
    status: 429,
    code: 'too_many_open_payments',
  });
  expect((await open(await newUser(), {}, '2001:db8:8::1')).status).toBe(200);
});
