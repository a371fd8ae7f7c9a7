import { communityRewardsAbi } from '@nova/abi/community-rewards';
import { callApi } from '@nova/testing/call-api';
import { PresaleBuyers } from '@nova/testing/presale/presale-buyer';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { Conversion, ConversionList, Permit } from '@nova/shared/energy/conversion-schemas';
import { createPublicClient, createWalletClient, defineChain, http, parseEther } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';

let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack({ isWhole: true });
}, 180_000);
afterAll(() => stack.close());

const WAIT = { timeout: 15_000 };
const bytes = (address: string) => Buffer.from(address.slice(2), 'hex');

async function newUser(): Promise<TestUser> {
  const user = new TestUser(stack.url);
  await user.signIn();
  return user;
}
const standingOf = async (user: TestUser, wallet = user.address) =>
  (
    await callApi(stack.url, `/api/v1/energy/conversion?wallet_address=${wallet}`, {
      token: user.accessToken,
    })
  ).body as Conversion;
const request = (user: TestUser, points: number, wallet = user.address) =>
  callApi(stack.url, '/api/v1/energy/conversion/permits', {
    body: { wallet_address: wallet, points },
    token: user.accessToken,
  });
const missingOf = async (user: TestUser) =>
  (await standingOf(user)).conditions.filter((each) => !each.is_met).map((each) => each.name);
const confirmEmail = (user: TestUser) =>
  stack.database.pool.query(`update app.users set email = $2, email_verified = true where id = $1`, [
    user.userId,
    `${user.userId}@example.org`,
  ]);
/** Inserts past active days as the indexer would have counted them. */
const beActive = (wallet: string, days: number) =>
  stack.database.pool.query(
    `insert into chain.address_days (address, day, actions, points)
     select $1, current_date - day, 2, 50 from generate_series(1, $2::int) day on conflict do nothing`,
    [bytes(wallet), days],
  );
/** Inserts the user's share of the pot of earlier days, in points. */
const grantShare = (user: TestUser, points: number) =>
  stack.database.pool.query(`insert into app.pot_shares (user_id, accrued_milli) values ($1, $2)`, [
    user.userId,
    points * 1_000,
  ]);
async function welcome(user: TestUser): Promise<void> {
  // Backdated because the daily limit per network is not under test.
  await stack.database.pool.query(
    `update app.welcome_bonuses set granted_at = granted_at - interval '2 days'`,
  );
  await callApi(stack.url, '/functions/v1/welcome-bonus', {
    body: { wallet_address: user.address },
    token: user.accessToken,
  });
  await expect.poll(async () => (await standingOf(user)).spendable, WAIT).toBe(1_010);
}
/** Creates a user who meets all conditions: seven active days, six in the past and today. */
async function newConverter(): Promise<TestUser> {
  const user = await newUser();
  await welcome(user);
  await confirmEmail(user);
  await beActive(user.address, 6);
  await grantShare(user, 700);
  return user;
}

const chain = () =>
  defineChain({
    id: CHAIN_ID,
    name: 'Nova',
    nativeCurrency: { name: 'Nova', symbol: 'NAC', decimals: 18 },
    rpcUrls: { default: { http: [stack.chain.rpcUrl] } },
  });
const reader = () => createPublicClient({ chain: chain(), transport: http() });

async function convert(user: TestUser, permit: Permit, points = permit.points) {
  const wallet = createWalletClient({ account: user.account, chain: chain(), transport: http() });
  const hash = await wallet.writeContract({
    abi: communityRewardsAbi,
    address: stack.chain.contracts.CommunityRewards!.address,
    functionName: 'convert',
    args: [BigInt(points), BigInt(permit.deadline), permit.signature!],
  });
  return reader().waitForTransactionReceipt({ hash });
}

test('a new wallet sees the missing conditions and gets no permit', async () => {
  const user = await newUser();
  await expect.poll(() => missingOf(user), WAIT).toEqual(['person', 'active_days', 'allowance', 'points']);
  const { conditions, convertible, left_today: left } = await standingOf(user);
  expect(conditions.map((each) => each.name)).toEqual([
    'person',
    'active_days',
    'no_demo',
    'not_suspended',
    'allowance',
    'points',
    'own_room',
    'all_room',
    'open',
  ]);
  expect(convertible).toBe(0);
  expect(left).toBe(500);
  const refused = await request(user, 100);
  expect(refused).toMatchObject({ status: 409, code: 'conversion_refused' });
  expect(refused.body).toMatchObject({ error: { details: { condition: 'person' } } });
});

test('welcome points convert only after a confirmed email and seven active days', async () => {
  const user = await newUser();
  await welcome(user);
  expect(await missingOf(user)).toEqual(['person', 'active_days', 'allowance']);
  await confirmEmail(user);
  await grantShare(user, 700);
  await beActive(user.address, 5);
  expect(await missingOf(user)).toEqual(['active_days']);
  expect(await request(user, 100)).toMatchObject({ status: 409 });
  await beActive(user.address, 6);
  expect(await missingOf(user)).toEqual([]);
  expect(await standingOf(user)).toMatchObject({ spendable: 1_010, convertible: 500, left_today: 500 });
});

test('a permit pays 1 NAC for 100 points, once, in a block that the list names', async () => {
  const user = await newConverter();
  const permit = (await request(user, 300)).body as Permit;
  expect(permit).toMatchObject({ status: 'signed', points: 300, account: user.address, refusal: null });
  const before = await reader().getBalance({ address: user.address });
  const receipt = await convert(user, permit);
  expect(receipt.status).toBe('success');
  const after = await reader().getBalance({ address: user.address });
  expect(after - before + receipt.gasUsed * receipt.effectiveGasPrice).toBe(parseEther('3'));
  await expect.poll(async () => (await standingOf(user)).spendable, WAIT).toBe(710);
  expect(await standingOf(user)).toMatchObject({ left_today: 200, convertible: 200 });
  const list = await callApi(stack.url, `/api/v1/energy/conversions?wallet_address=${user.address}`, {
    token: user.accessToken,
  });
  expect((list.body as ConversionList).items).toMatchObject([
    { points: 300, nac_wei: '3000000000000000000', block_number: Number(receipt.blockNumber) },
  ]);
  await expect(convert(user, permit)).rejects.toThrow(/InvalidPermit/);
});

test('the share of the pot limits points not covered by purchases and can be used only once', async () => {
  const user = await newUser();
  await welcome(user);
  await confirmEmail(user);
  await beActive(user.address, 6);
  await grantShare(user, 250);
  expect(await standingOf(user)).toMatchObject({ covered: 0, pot_share: 250, convertible: 200 });
  expect((await request(user, 300)).body).toMatchObject({ error: { details: { condition: 'allowance' } } });
  const permit = (await request(user, 200)).body as Permit;
  await convert(user, permit);
  await expect.poll(async () => (await standingOf(user)).pot_share, WAIT).toBe(50);
  expect((await request(user, 100)).body).toMatchObject({ error: { details: { condition: 'allowance' } } });
});

test('five bought coins cover the conversion into one without the pot', async () => {
  const user = await newUser();
  await welcome(user);
  await beActive(user.address, 6);
  const buyers = new PresaleBuyers(stack.chain);
  await buyers.sendGas(user.address);
  await buyers.prepare(user.account, 5_000_000n);
  await buyers.buy(user.account, 1, 5_000_000n);
  // 500 coins cover 100, which equal 10,000 points.
  await expect.poll(async () => (await standingOf(user)).covered, WAIT).toBe(10_000);
  await expect.poll(() => missingOf(user), WAIT).toEqual([]);
  await convert(user, (await request(user, 500)).body as Permit);
  await expect.poll(async () => (await standingOf(user)).covered, WAIT).toBe(9_500);
});

test('a day with only a login is not an active day', async () => {
  const user = await newUser();
  await welcome(user);
  await stack.database.pool.query(
    `insert into chain.address_days (address, day, actions, points)
     select $1, current_date - day, 1, 10 from generate_series(1, 30) day`,
    [bytes(user.address)],
  );
  expect((await standingOf(user)).conditions[1]).toEqual({
    name: 'active_days',
    is_met: false,
    have: 1,
    need: 7,
  });
});

test('a permit is valid only for its points and its wallet', async () => {
  const [user, thief] = [await newConverter(), await newConverter()];
  const permit = (await request(user, 100)).body as Permit;
  await expect(convert(user, permit, 500)).rejects.toThrow(/InvalidPermit/);
  await expect(convert(thief, permit)).rejects.toThrow(/InvalidPermit/);
});

test('an amount that is not a multiple of a hundred, exceeds the balance or exceeds the daily limit is refused', async () => {
  const user = await newConverter();
  expect(await request(user, 150)).toMatchObject({ status: 400, code: 'invalid_input' });
  expect(await request(user, 50)).toMatchObject({ status: 400 });
  expect((await request(user, 1_100)).body).toMatchObject({ error: { details: { condition: 'points' } } });
  expect((await request(user, 600)).body).toMatchObject({ error: { details: { condition: 'own_room' } } });
  const stranger = await newUser();
  expect(await request(stranger, 100, user.address)).toMatchObject({ status: 403, code: 'wallet_mismatch' });
});

test('a user with two wallets has one daily limit, even for concurrent requests', async () => {
  const [user, second] = [await newConverter(), await newConverter()];
  await stack.database.pool.query(
    `update app.wallets set user_id = $1, is_primary = false where address = $2`,
    [user.userId, second.address],
  );
  const answers = await Promise.all([request(user, 400), request(user, 400, second.address)]);
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  const { rows } = await stack.database.pool.query<{ n: number }>(
    `select coalesce(sum(points), 0)::int as n from app.conversion_permits where user_id = $1 and status = 'signed'`,
    [user.userId],
  );
  expect(rows[0]!.n).toBe(400);
});

test('the worker’s key does not sign a request that exists only in the table', async () => {
  const user = await newUser();
  await welcome(user);
  const { rows } = await stack.database.pool.query<{ id: string }>(
    `insert into app.conversion_permits (user_id, account, points, nonce, deadline)
     values ($1, $2, 500, 0, extract(epoch from now())::bigint + 600) returning id`,
    [user.userId, bytes(user.address)],
  );
  await stack.database.pool.query(`select pg_notify('nova_permits', '')`);
  const path = `/api/v1/energy/conversion/permits/${rows[0]!.id}`;
  await expect
    .poll(async () => (await callApi(stack.url, path, { token: user.accessToken })).body, WAIT)
    .toMatchObject({ status: 'refused', refusal: 'person', signature: null });
  const stranger = await newUser();
  expect(await callApi(stack.url, path, { token: stranger.accessToken })).toMatchObject({ status: 404 });
});

test('a demo account never converts points', async () => {
  const user = await newConverter();
  await stack.database.pool.query(
    `insert into app.demo_sessions (user_id, address, demo_type, network, expires_at)
     values ($1, $2, 'explore', 'n', now() + interval '1 day')`,
    [user.userId, bytes(user.address)],
  );
  expect(await missingOf(user)).toEqual(['no_demo']);
  expect((await request(user, 100)).body).toMatchObject({ error: { details: { condition: 'no_demo' } } });
});
