import type { Notification } from '@nova/shared/notification/schemas';
import type { CardSession } from '@nova/shared/presale/card';
import { callApi } from '@nova/testing/call-api';
import { startStripeDouble, type StripeDouble } from '@nova/testing/presale/stripe-double';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import { afterAll, beforeAll, expect, test } from 'vitest';

const WAIT = { timeout: 30_000 };
let stack: TestStack;
let stripe: StripeDouble;
let requests = 0;

beforeAll(async () => {
  stripe = await startStripeDouble(Date.now);
  stack = await startTestStack({ isWhole: true, stripe: stripe.keys });
}, 300_000);
afterAll(async () => {
  await stack.close();
  await stripe.close();
});

async function newUser(): Promise<TestUser> {
  const user = new TestUser(stack.url);
  await user.signIn();
  return user;
}
/** Creates a user who signed up without a wallet. */
async function newUserWithoutWallet(): Promise<TestUser> {
  const user = await newUser();
  await stack.database.pool.query('delete from app.wallets where user_id = $1', [user.userId]);
  return user;
}
/** Adds a new wallet to the account of a session, as its owner would. */
async function addWallet(user: TestUser): Promise<TestUser> {
  const wallet = new TestUser(stack.url);
  const { message, signature } = await wallet.signMessage(new Date());
  const data = { address: wallet.address, signature, chainId: 96969, message };
  const body = { action: 'connect_wallet', data };
  const path = '/functions/v1/wallet-operations';
  expect(await callApi(stack.url, path, { body, token: user.accessToken })).toMatchObject({ status: 200 });
  return wallet;
}
async function openSession(user: TestUser, usdtUnits: string): Promise<CardSession['purchase']> {
  const request_id = `request-${(requests += 1)}`;
  const body = { usdt_units: usdtUnits, phase: 1, accepts_risks: true, request_id };
  const path = '/api/v1/presale/card-sessions';
  let answer: unknown;
  // Just after the start the server may not know the state of the sale; retries are safe because of the
  // request id.
  await expect
    .poll(async () => {
      const { body: responseBody } = await callApi(stack.url, path, { body, token: user.accessToken });
      answer = responseBody;
      return responseBody;
    }, WAIT)
    .toHaveProperty('purchase');
  return (answer as CardSession).purchase;
}
const send = async (event: { body: string; signature: string }) => {
  const headers = { 'stripe-signature': event.signature };
  await callApi(stack.url, '/webhooks/stripe', { body: event.body, headers });
};
async function pay(user: TestUser, cents: number): Promise<CardSession['purchase']> {
  const purchase = await openSession(user, String(cents * 10_000));
  await send(await stripe.paid(purchase.id, cents));
  return purchase;
}
/** Reads points from the chain by address, because an account's own address has no session. */
async function earnedOf(address: string): Promise<number> {
  const { rows } = await stack.database.pool.query<{ earned: string }>(
    `select energy_earned as earned from chain.address_stats where address = $1`,
    [Buffer.from(address.slice(2), 'hex')],
  );
  return Number(rows[0]?.earned ?? 0);
}
const notificationsOf = async (user: TestUser) => {
  const answer = await callApi(stack.url, '/api/v1/notifications', { token: user.accessToken });
  return (answer.body as { items: Notification[] }).items;
};

test('a card purchase without a wallet earns points for the account’s own address', async () => {
  const user = await newUserWithoutWallet();
  const { wallet_address: address } = await pay(user, 1_000);
  expect(address).not.toBe(user.address);
  await expect.poll(() => earnedOf(address), WAIT).toBe(50);
});

test('a purchase below 5 USDT notifies such an account why it earned no points', async () => {
  const user = await newUserWithoutWallet();
  await pay(user, 499);
  await expect
    .poll(() => notificationsOf(user), WAIT)
    .toMatchObject([
      { kind: 'points_refused', data: { action_key: 'presale_purchase', reason: 'below_minimum' } },
    ]);
});

test('a refund revokes the points of an account’s own address', async () => {
  const user = await newUserWithoutWallet();
  const { id, wallet_address: address } = await pay(user, 1_000);
  await expect.poll(() => earnedOf(address), WAIT).toBe(50);
  await send(await stripe.refunded(id, 1_000));
  await expect.poll(() => earnedOf(address), WAIT).toBe(0);
});

test('a refund revokes the points even after the account was deleted', async () => {
  const user = await newUserWithoutWallet();
  const { id, wallet_address: address } = await pay(user, 1_000);
  await expect.poll(() => earnedOf(address), WAIT).toBe(50);
  const body = { confirm: 'DELETE' };
  const left = await callApi(stack.url, '/auth/v1/delete-account', { body, token: user.accessToken });
  expect(left.status).toBe(204);
  await send(await stripe.refunded(id, 1_000));
  await expect.poll(() => earnedOf(address), WAIT).toBe(0);
});

test('the referrer of the account’s wallet is rewarded for purchases into the account’s own address', async () => {
  const inviter = await newUser();
  const friend = await newUserWithoutWallet();
  // Opened while the account had no wallet, so the coins go to the account's own address.
  const purchase = await openSession(friend, '10000000');
  const wallet = await addWallet(friend);
  await wallet.signIn();
  const programme = await callApi(stack.url, '/api/v1/referrals', { token: inviter.accessToken });
  const { code } = programme.body as { code: string };
  const body = { action: 'track_referral', referral_code: code, referee_wallet: wallet.address };
  const path = '/functions/v1/referral-system';
  expect(await callApi(stack.url, path, { body, token: wallet.accessToken })).toMatchObject({
    body: { success: true, points_earned: 100 },
  });
  await send(await stripe.paid(purchase.id, 1_000));
  await expect.poll(() => earnedOf(purchase.wallet_address), WAIT).toBe(50);
  // 10 for connecting the wallet, 100 for the friend, 500 for the friend's purchase.
  await expect.poll(() => earnedOf(inviter.address), WAIT).toBe(610);
});

test('the chain refused no action that was accepted', async () => {
  const { rows } = await stack.database.pool.query(
    `select kind, last_error from app.outbox where status = 'failed'`,
  );
  expect(rows).toEqual([]);
});
