import { callApi } from '@nova/testing/call-api';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import { TEST_KEYS } from '@nova/testing/test-keys';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { Notification } from '@nova/shared/notification/schemas';
import { presaleAbi } from '@nova/abi/presale';
import { testUSDTAbi } from '@nova/abi/test-usdt';
import {
  type Hex,
  createPublicClient,
  createWalletClient,
  defineChain,
  http,
  parseEther,
  parseUnits,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack({ isWhole: true });
}, 60_000);
afterAll(() => stack.close());

const WAIT = { timeout: 15_000 };
const chain = () =>
  defineChain({
    id: CHAIN_ID,
    name: 'Nova',
    nativeCurrency: { name: 'Nova', symbol: 'NAC', decimals: 18 },
    rpcUrls: { default: { http: [stack.chain.rpcUrl] } },
  });
const reader = () => createPublicClient({ chain: chain(), transport: http() });
const walletOf = (account: ReturnType<typeof privateKeyToAccount>) =>
  createWalletClient({ account, chain: chain(), transport: http() });

async function newUser(): Promise<TestUser> {
  const user = new TestUser(stack.url);
  await user.signIn();
  return user;
}
async function sendGas(user: TestUser): Promise<void> {
  const hash = await walletOf(privateKeyToAccount(TEST_KEYS.operator)).sendTransaction({
    to: user.address,
    value: parseEther('0.1'),
  });
  await reader().waitForTransactionReceipt({ hash });
}
/** Buys in the presale as a user would: mint test USDT, approve, buy. */
async function buy(user: TestUser, usdt: string): Promise<void> {
  const units = parseUnits(usdt, 6);
  const wallet = walletOf(user.account);
  const { Presale, TestUSDT } = stack.chain.contracts;
  const send = async (hash: Promise<Hex>) =>
    expect((await reader().waitForTransactionReceipt({ hash: await hash })).status).toBe('success');
  const token = { abi: testUSDTAbi, address: TestUSDT!.address } as const;
  await send(wallet.writeContract({ ...token, functionName: 'tap', args: [user.address, units] }));
  await send(wallet.writeContract({ ...token, functionName: 'approve', args: [Presale!.address, units] }));
  await send(
    wallet.writeContract({
      abi: presaleAbi,
      address: Presale!.address,
      functionName: 'buy',
      args: [1n, units, 0n],
    }),
  );
}
async function keysOf(user: TestUser): Promise<string[]> {
  const { rows } = await stack.database.pool.query<{ action_key: string }>(
    `select action_key from app.actions where user_id = $1 order by action_key`,
    [user.userId],
  );
  return rows.map((row) => row.action_key);
}
async function earnedOf(user: TestUser): Promise<number> {
  const body = { action: 'get_user_points', wallet_address: user.address };
  const answer = await callApi(stack.url, '/functions/v1/energy-points', { body, token: user.accessToken });
  return (answer.body as { earned: number }).earned;
}
const notificationsOf = async (user: TestUser) =>
  (await callApi(stack.url, '/api/v1/notifications', { token: user.accessToken })).body as {
    items: Notification[];
    unread: number;
  };
const codeOf = async (user: TestUser) =>
  ((await callApi(stack.url, '/api/v1/referrals', { token: user.accessToken })).body as { code: string })
    .code;

test('a purchase earns points for the buyer without a claim, and the referrer is notified', async () => {
  const [inviter, friend] = [await newUser(), await newUser()];
  const body = {
    action: 'track_referral',
    referral_code: await codeOf(inviter),
    referee_wallet: friend.address,
  };
  await callApi(stack.url, '/functions/v1/referral-system', { body, token: friend.accessToken });
  await sendGas(friend);
  await buy(friend, '5');
  await expect.poll(() => keysOf(friend), WAIT).toContain('presale_purchase');
  expect(await keysOf(inviter)).toContain('referral_purchase');
  await expect.poll(() => earnedOf(friend), WAIT).toBe(60);
  await expect.poll(() => earnedOf(inviter), WAIT).toBe(610);
  expect(await notificationsOf(inviter)).toMatchObject({
    unread: 2,
    items: [
      { kind: 'referral_purchase', data: { wallet: friend.address, points: 500 } },
      { kind: 'referral_joined', data: { wallet: friend.address, points: 100 } },
    ],
  });
});

test('a purchase below 5 USDT earns no points', async () => {
  const user = await newUser();
  await sendGas(user);
  await buy(user, '4.99');
  const other = await newUser();
  await sendGas(other);
  await buy(other, '5');
  // The later event has been processed, so the earlier one has too.
  await expect.poll(() => keysOf(other), WAIT).toContain('presale_purchase');
  expect(await keysOf(user)).toEqual(['wallet_connect']);
});

test('the sixth purchase of a day earns no more points', async () => {
  const user = await newUser();
  await sendGas(user);
  for (let purchase = 0; purchase < 6; purchase += 1) await buy(user, '5');
  await expect.poll(async () => (await keysOf(user)).length, WAIT).toBe(6);
  const { rows } = await stack.database.pool.query<{ n: number }>(
    `select count(*)::int as n from app.purchase_rewards where buyer_user_id = $1`,
    [user.userId],
  );
  await expect.poll(() => rows[0]!.n, WAIT).toBeGreaterThanOrEqual(5);
  expect((await keysOf(user)).filter((key) => key === 'presale_purchase')).toHaveLength(5);
});

test('a refund revokes the points of buyer and referrer once', async () => {
  const [inviter, friend] = [await newUser(), await newUser()];
  const body = {
    action: 'track_referral',
    referral_code: await codeOf(inviter),
    referee_wallet: friend.address,
  };
  await callApi(stack.url, '/functions/v1/referral-system', { body, token: friend.accessToken });
  await sendGas(friend);
  await buy(friend, '10');
  await expect.poll(() => earnedOf(inviter), WAIT).toBe(610);
  const { rows } = await stack.database.pool.query<{ purchase_ref: string }>(
    `select purchase_ref from app.purchase_rewards where buyer_user_id = $1`,
    [friend.userId],
  );
  const path = `/api/v1/admin/purchases/${rows[0]!.purchase_ref}/refund-points`;
  const headers = { 'x-admin-token': 'admin token of throwaway stacks' };
  const refund = () => callApi(stack.url, path, { method: 'POST', headers });
  expect((await refund()).body).toEqual({ is_undone: true });
  expect((await refund()).body).toEqual({ is_undone: false });
  await expect.poll(() => earnedOf(inviter), WAIT).toBe(110);
  await expect.poll(() => earnedOf(friend), WAIT).toBe(10);
  expect((await notificationsOf(inviter)).items[0]).toMatchObject({ kind: 'points_revoked' });
});

test('a browser cannot claim a key that only the chain proves', async () => {
  const user = await newUser();
  expect(await user.act('presale_purchase', 'claimed-by-hand')).toMatchObject({
    success: false,
    reason: 'source',
  });
});

test('the chain refused no accepted action', async () => {
  const { rows } = await stack.database.pool.query(
    `select kind, last_error from app.outbox where status = 'failed'`,
  );
  expect(rows).toEqual([]);
});
