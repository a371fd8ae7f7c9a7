import { callApi } from '@nova/testing/call-api';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import { testUSDTAbi } from '@nova/abi/test-usdt';
import type { DemoAddresses, DemoStarted, DemoState } from '@nova/shared/demo/schemas';
import { createPublicClient, http, type Hex } from 'viem';
import { deployedContracts } from '@nova/db/schema/explorer';
import { createdTokens } from '@nova/db/schema/token';
import { eq, TransactionRollbackError } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiContext } from '../../http/api-context.ts';
import { readDemoOffer } from './demo-funds.ts';

const PATH = '/functions/v1/demo-account-manager';
const WAIT = { timeout: 15_000 };
let stack: TestStack;
let aheadMs = 0;

beforeAll(async () => {
  stack = await startTestStack({ isWhole: true, clock: () => Date.now() + aheadMs });
}, 60_000);
afterAll(() => stack.close());

async function start(user: TestUser, demoType = 'trade') {
  const proof = await user.signMessage(new Date(Date.now() + aheadMs));
  return callApi(stack.url, PATH, { body: { demoType, address: user.address, ...proof } });
}
const stateOf = async (token: string) => ((await callApi(stack.url, PATH, { token })).body as DemoState).demo;

test('lists can mark the wallets of demos and the tokens that they created', async () => {
  const [demo, person] = [new TestUser(stack.url), new TestUser(stack.url)];
  expect((await start(demo)).status).toBe(201);
  const tokens = {
    [demo.address]: `0x${'d1'.repeat(20)}`,
    [person.address]: `0x${'d2'.repeat(20)}`,
  } as const;
  for (const [creator, address] of Object.entries(tokens)) {
    await stack.database.db.insert(createdTokens).values({
      address,
      creator: creator as Hex,
      initialSupply: 1n,
      owner: creator as Hex,
      blockNumber: 1,
      logIndex: 0,
      txIndex: 0,
      timestamp: new Date(),
    });
  }
  const list = (addresses: string) => callApi(stack.url, `/api/v1/demo/addresses?addresses=${addresses}`);
  const requested = [demo.address, person.address, ...Object.values(tokens)].join(',');
  const { items } = (await list(requested)).body as DemoAddresses;
  expect(items.toSorted()).toEqual([demo.address, tokens[demo.address]!].toSorted());
  expect(await list('0x12')).toMatchObject({ status: 400, code: 'invalid_input' });
});

test('a demo is a new marked account with points, gas and test coins that cannot convert points', async () => {
  const user = new TestUser(stack.url);
  const answer = await start(user);
  expect(answer.status).toBe(201);
  const demo = answer.body as DemoStarted;
  expect(demo).toMatchObject({ address: user.address, demoType: 'trade', has_value: true });
  const token = demo.session.access_token;
  const reader = createPublicClient({ transport: http(stack.chain.rpcUrl) });
  await expect
    .poll(() => reader.getBalance({ address: user.address }), WAIT)
    .toBe(1_000_000_000_000_000_000n);
  const usdt = () =>
    reader.readContract({
      abi: testUSDTAbi,
      address: stack.chain.contracts.TestUSDT!.address,
      functionName: 'balanceOf',
      args: [user.address],
    });
  await expect.poll(usdt, WAIT).toBe(1_000_000_000n);
  const points = async () =>
    (
      (
        await callApi(stack.url, '/functions/v1/energy-points', {
          body: { action: 'get_user_points', wallet_address: user.address },
          token,
        })
      ).body as { energy_points: number }
    ).energy_points;
  await expect.poll(points, WAIT).toBe(1_000);
  expect(await stateOf(token)).toMatchObject({ demoType: 'trade', is_active: true });
  const conversion = await callApi(stack.url, `/api/v1/energy/conversion?wallet_address=${user.address}`, {
    token,
  });
  expect(conversion.body).toMatchObject({ convertible: 0 });
  const rank = await callApi(stack.url, `/api/v1/energy/rank?wallet_address=${user.address}`);
  expect(rank.body).toMatchObject({ rank: null });
});

test('the offered balances equal the granted ones for each kind of demo', async () => {
  expect((await callApi(stack.url, '/api/v1/demo/offer')).body).toEqual({
    has_value: true,
    kinds: [
      { demo_type: 'explore', points: 1_000, gas_wei: '50000000000000000', usdt_units: '100000000' },
      { demo_type: 'trade', points: 1_000, gas_wei: '1000000000000000000', usdt_units: '1000000000' },
      { demo_type: 'create', points: 1_000, gas_wei: '200000000000000000', usdt_units: '100000000' },
    ],
  });
});

test('production offers no demo, and a chain without test USDT promises none', async () => {
  const { db } = stack.database;
  const inProduction = await readDemoOffer({ db, config: { isProduction: true } as ApiContext['config'] });
  expect(inProduction.has_value).toBe(false);
  for (const kind of inProduction.kinds)
    expect(kind).toMatchObject({ points: 0, gas_wei: '0', usdt_units: '0' });
  const units: string[] = [];
  const withoutUsdt = db.transaction(async (tx) => {
    await tx.delete(deployedContracts).where(eq(deployedContracts.name, 'TestUSDT'));
    const config = { isProduction: false } as ApiContext['config'];
    const { kinds } = await readDemoOffer({ db: tx, config });
    units.push(...kinds.map((kind) => kind.usdt_units));
    tx.rollback();
  });
  await expect(withoutUsdt).rejects.toBeInstanceOf(TransactionRollbackError);
  expect(units).toEqual(['0', '0', '0']);
});

test('a demo account is never an administrator, whatever its row contains, and earns no referral', async () => {
  const user = new TestUser(stack.url);
  const demo = (await start(user)).body as DemoStarted;
  const token = demo.session.access_token;
  await stack.database.pool.query(`update app.users set role = 'admin' where id = $1`, [demo.user_id]);
  expect((await callApi(stack.url, '/api/v1/admin/me', { token })).status).toBe(403);
  const inviter = new TestUser(stack.url);
  await inviter.signIn();
  const own = await callApi(stack.url, '/api/v1/referrals', { token: inviter.accessToken });
  const tracked = await callApi(stack.url, '/functions/v1/referral-system', {
    body: {
      action: 'track_referral',
      referral_code: (own.body as { code: string }).code,
      referee_wallet: user.address,
    },
    token,
  });
  expect(tracked.body).toEqual({ success: false, points_earned: 0, error: 'demo' });
});

test('a wallet with an account or a wrong signature cannot start a demo', async () => {
  const known = new TestUser(stack.url);
  await known.signIn();
  expect(await start(known)).toMatchObject({ status: 409, code: 'demo_wallet_used' });
  const [user, thief] = [new TestUser(stack.url), new TestUser(stack.url)];
  const proof = await thief.signMessage(new Date());
  const body = { demoType: 'explore', address: user.address, ...proof };
  expect(await callApi(stack.url, PATH, { body })).toMatchObject({ status: 401 });
});

test('a demo ends on request together with its session', async () => {
  const user = new TestUser(stack.url);
  const demo = (await start(user, 'explore')).body as DemoStarted;
  const token = demo.session.access_token;
  expect((await callApi(stack.url, PATH, { method: 'DELETE', token })).status).toBe(204);
  expect(await stateOf(token)).toMatchObject({ is_active: false });
  const refresh = await callApi(stack.url, '/auth/v1/refresh', {
    body: { refresh_token: demo.session.refresh_token },
  });
  expect(refresh.status).toBe(401);
  expect(await callApi(stack.url, PATH, { method: 'DELETE', token })).toMatchObject({ code: 'unauthorized' });
  const other = new TestUser(stack.url);
  await other.signIn();
  expect(await stateOf(other.accessToken)).toBeNull();
  const addressOf = (account: string) => callApi(stack.url, `/api/v1/addresses/${account}`);
  expect((await addressOf(user.address)).body).toMatchObject({ is_demo: true, rank: null });
  expect((await addressOf(other.address)).body).toMatchObject({ is_demo: false });
  expect(await callApi(stack.url, PATH, { method: 'DELETE', token: other.accessToken })).toMatchObject({
    status: 404,
  });
});

test('a network can start thirty demos a day', async () => {
  await stack.database.pool.query(`update app.demo_sessions set created_at = created_at - interval '2 days'`);
  for (let demo = 0; demo < 30; demo += 1) expect((await start(new TestUser(stack.url))).status).toBe(201);
  expect(await start(new TestUser(stack.url))).toMatchObject({ status: 429, code: 'demo_limit' });
});
