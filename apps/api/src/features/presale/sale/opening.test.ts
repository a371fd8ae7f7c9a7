import { callApi } from '@nova/testing/call-api';
import { buyOverBridge } from '@nova/testing/presale/buy-presale';
import { callWithRetry } from '@nova/testing/call-with-retry';
import { comparePresale } from '@nova/testing/presale/compare-presale';
import { mineContinuously } from '@nova/testing/chain/mine-continuously';
import { PresaleBuyers } from '@nova/testing/presale/presale-buyer';
import { startTestMainnet, type TestMainnet } from '@nova/testing/chain/test-mainnet';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import type { Quote } from '@nova/shared/presale/quote';
import type { Receipt } from '@nova/shared/presale/purchase';
import type { Sale } from '@nova/shared/presale/sale';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** The year 2096. */
const PUBLIC_OPENS_AT = 4_000_000_000;
const WAIT = { timeout: 45_000 };

let mainnet: TestMainnet;
let stack: TestStack;
let buyers: PresaleBuyers;
let listed: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  mainnet = await startTestMainnet();
  const { rpcUrl, usdt, treasury } = mainnet;
  stack = await startTestStack({
    isWhole: true,
    publicOpensAt: PUBLIC_OPENS_AT,
    bridge: { rpcUrl, usdt, treasury, confirmations: 2, pollMs: 50 },
  });
  buyers = new PresaleBuyers(stack.chain);
  [listed, stranger] = [new TestUser(stack.url), new TestUser(stack.url)];
  await listed.signIn();
  await stranger.signIn();
  const body = { action: 'add_to_whitelist', data: { address: listed.address } };
  const headers = { 'x-admin-token': 'admin token of throwaway stacks' };
  const { status } = await callApi(stack.url, '/functions/v1/wallet-operations', { body, headers });
  if (status !== 200) throw new Error(`The address was not listed: ${status}`);
}, 180_000);
afterAll(async () => {
  await stack?.close();
  await mainnet?.close();
});

const quote = async (address: string) =>
  (await callApi(stack.url, `/api/v1/presale/quote?usdt_units=1000000&address=${address}`)).body as Quote;
const read = async (id: string) =>
  (await callApi(stack.url, `/api/v1/presale/purchases/${id}`)).body as Receipt;

test('before the public opening a quote is refused for strangers but not for the whitelist', async () => {
  const sale = (await callApi(stack.url, '/api/v1/presale')).body as Sale;
  expect(sale).toMatchObject({ whitelist_opens_at: null, public_opens_at: '2096-10-02T07:06:40.000Z' });
  expect((await quote(stranger.address)).refusal).toBe('not_open_yet');
  expect((await quote(listed.address)).refusal).toBeNull();
});

test('no coins are reserved for a stranger, by card or simulated', async () => {
  const body = { usdt_units: '1000000', phase: 1, accepts_risks: true, request_id: 'too-early-1' };
  const card = (user: TestUser) =>
    callApi(stack.url, '/api/v1/presale/card-sessions', { body, token: user.accessToken });
  expect(await card(stranger)).toMatchObject({ status: 409, code: 'not_open_yet' });
  const data = { address: stranger.address, usdtAmount: '1', phaseId: 1, signature: '0xmock' };
  expect(
    await callApi(stack.url, '/functions/v1/wallet-operations', {
      body: { action: 'purchase_presale', data: { ...data, simulated: true } },
      token: stranger.accessToken,
    }),
  ).toMatchObject({ status: 409, code: 'not_open_yet' });
  const { accessToken: token } = listed;
  const held = await callWithRetry(stack.url, '/api/v1/presale/card-sessions', { body, token });
  expect(held.body).toMatchObject({ purchase: { status: 'quoted', wallet_address: listed.address } });
});

test('a payment from Ethereum is refunded for a stranger and delivered for the whitelist', async () => {
  const other = new TestUser(stack.url);
  const body = { action: 'add_to_whitelist', data: { address: other.address } };
  const headers = { 'x-admin-token': 'admin token of throwaway stacks' };
  await callApi(stack.url, '/functions/v1/wallet-operations', { body, headers });
  const ids: string[] = [];
  for (const [index, { account }] of [stranger, other].entries()) {
    await mainnet.fund(account.address);
    const txHash = await mainnet.transfer(account, 1_000_000n);
    ids.push(await buyOverBridge(stack.url, account, { requestId: `early-bridge-${index}`, txHash }));
  }
  const stopMining = mineContinuously(mainnet);
  await expect.poll(async () => (await read(ids[0]!)).status, WAIT).toBe('refund_due');
  await expect.poll(async () => (await read(ids[1]!)).status, WAIT).toBe('completed');
  await stopMining();
  const early = await read(ids[0]!);
  expect(early).toMatchObject({ reason: 'not_open_yet', transaction_hash: null, expires_at: null });
  expect(early.ledger.map(({ kind, debit, credit }) => [kind, debit, credit])).toEqual([
    ['payment', 'bridge', 'owed'],
  ]);
  expect(await buyers.reader.getBalance({ address: stranger.account.address })).toBe(0n);
});

test('ledger, contract and balances agree to the last unit', async () => {
  expect(await comparePresale(stack)).toEqual([]);
});
