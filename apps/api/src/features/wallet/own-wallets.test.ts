import { createHash } from 'node:crypto';
import { DAY_MS } from '@nova/shared/durations';
import { callApi } from '@nova/testing/call-api';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import type { WelcomeBonusResult } from '@nova/shared/wallet/welcome-bonus';
import { createPublicClient, http } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChainClient } from '../../http/chain/chain-client.ts';
import { createTokenReader } from './wallet-tokens.ts';
import { pino } from 'pino';
import type { AwardWelcome } from '@nova/rewards/welcome-grant';
import { grantWaiting } from '@nova/worker/features/wallet/grant-welcome';

let stack: TestStack;
let aheadMs = 0;

beforeAll(async () => {
  stack = await startTestStack({ clock: () => Date.now() + aheadMs, isWhole: true });
}, 60_000);
afterAll(() => stack.close());

const now = () => new Date(Date.now() + aheadMs);
const WAIT = { timeout: 15_000 };

async function newUser(): Promise<TestUser> {
  const user = new TestUser(stack.url);
  await user.signIn(now());
  return user;
}
const claim = (user: TestUser, address: string = user.address) =>
  callApi(stack.url, '/functions/v1/welcome-bonus', {
    body: { wallet_address: address },
    token: user.accessToken,
  });
const claimed = async (user: TestUser) => (await claim(user)).body as WelcomeBonusResult;
async function readPoints(user: TestUser): Promise<number> {
  const body = { action: 'get_user_points', wallet_address: user.address };
  const answer = await callApi(stack.url, '/functions/v1/energy-points', { body, token: user.accessToken });
  return (answer.body as { energy_points: number }).energy_points;
}
async function countGranted(): Promise<number> {
  const { rows } = await stack.database.pool.query(
    'select count(*)::int as n from app.welcome_bonuses where granted_at is not null',
  );
  return rows[0].n as number;
}

test('a new wallet gets a thousand points and its first gas once, even with concurrent requests', async () => {
  const user = await newUser();
  const answers = await Promise.all(Array.from({ length: 10 }, () => claimed(user)));
  expect(answers.filter((answer) => answer.status === 'granted')).toEqual([
    { new_wallet: true, status: 'granted', points: 1000, gas_sent: true, waits_for: null },
  ]);
  expect(answers.filter((answer) => answer.status === 'received')).toHaveLength(9);
  const reader = createPublicClient({ transport: http(stack.chain.rpcUrl) });
  await expect.poll(() => reader.getBalance({ address: user.address }), WAIT).toBe(10_000_000_000_000_000n);
  // Ten of them are for connecting the wallet.
  await expect.poll(() => readPoints(user), WAIT).toBe(1010);
});

test('another user’s wallet and a missing session get no bonus', async () => {
  const [user, other] = [await newUser(), await newUser()];
  expect(await claim(user, other.address)).toMatchObject({ status: 403, code: 'wallet_mismatch' });
  const body = { wallet_address: user.address };
  expect(await callApi(stack.url, '/functions/v1/welcome-bonus', { body })).toMatchObject({ status: 401 });
});

test('three wallets of a network get the bonus a day; the next one gets gas now and points later, with the reason', async () => {
  aheadMs += 2 * DAY_MS;
  for (let wallet = 0; wallet < 3; wallet += 1) {
    expect(await claimed(await newUser())).toMatchObject({ status: 'granted' });
  }
  const late = await newUser();
  const queued = { status: 'queued', points: 0, gas_sent: true, waits_for: 'network' };
  expect(await claimed(late)).toEqual({ new_wallet: true, ...queued });
  expect(await claimed(late)).toEqual({ new_wallet: false, ...queued });
  expect(await countGranted()).toBe(4);
  const reader = createPublicClient({ transport: http(stack.chain.rpcUrl) });
  const balance = () => reader.getBalance({ address: late.address });
  await expect.poll(balance, WAIT).toBe(10_000_000_000_000_000n);
  aheadMs += DAY_MS;
  await late.signIn(now());
  const granted = { status: 'granted', points: 1000, gas_sent: true, waits_for: null };
  expect(await claimed(late)).toEqual({ new_wallet: false, ...granted });
  expect(await claimed(late)).toMatchObject({ status: 'received' });
  const { rows } = await stack.database.pool.query(
    `select count(*)::int as n from app.outbox where kind = 'send_gas' and payload->>'to' = $1`,
    [late.address],
  );
  expect(rows).toEqual([{ n: 1 }]);
});

/** Runs the worker's job that grants waiting welcome bonuses. */
const runWaiting = (award: AwardWelcome) =>
  grantWaiting(
    { db: stack.database.db, clock: () => Number(now()), logger: pino({ enabled: false }) },
    award,
  );

test('a browser’s request id blocks no welcome bonus', async () => {
  aheadMs += 2 * DAY_MS;
  const user = await newUser();
  expect(await user.act('page_visit', `welcome_bonus:${user.address}`)).toMatchObject({ success: true });
  expect(await claimed(user)).toMatchObject({ new_wallet: true, status: 'granted', points: 1000 });
});

test('a bonus that fails or whose network is full blocks no other behind it', async () => {
  aheadMs += 2 * DAY_MS;
  const user = await newUser();
  const store = (text: string, network: string, count: number, secondsAgo: number) =>
    stack.database.pool.query(
      `insert into app.welcome_bonuses (address, user_id, network, wide_network, requested_at, next_attempt_at, granted_at)
       select substr(sha256(($1 || n)::bytea), 1, 20), $2, $3, 'a /48', at, at,
         case when $1 = 'granted' then $6::timestamptz end
       from generate_series(1, $4::int) n, (select $6::timestamptz - $5 * interval '1 second' as at) times`,
      [text, user.userId, network, count, secondsAgo, now()],
    );
  await store('granted', 'full network', 3, 40);
  await store('waiting', 'full network', 300, 30);
  await store('failing', 'other network', 1, 20);
  await store('last', 'another network', 1, 10);
  const failing = `0x${createHash('sha256').update('failing1').digest('hex').slice(0, 40)}`;
  const awarded: string[] = [];
  const award: AwardWelcome = async (_tx, _userId, address) => {
    if (address === failing) throw new Error('this one fails');
    awarded.push(address);
  };
  expect(await runWaiting(award)).toBe(0);
  expect(await runWaiting(award)).toBe(1);
  expect(awarded).toEqual([`0x${createHash('sha256').update('last1').digest('hex').slice(0, 40)}`]);
  const { rows } = await stack.database.pool.query(
    `select attempts, count(*)::int from app.welcome_bonuses
     where user_id = $1 and granted_at is null group by attempts`,
    [user.userId],
  );
  expect(rows).toEqual([{ attempts: 1, count: 301 }]);
  await stack.database.pool.query(
    'delete from app.welcome_bonuses where user_id = $1 and granted_at is null',
    [user.userId],
  );
});

test('waiting bonuses are granted automatically, oldest first and within the limits', async () => {
  aheadMs += 2 * DAY_MS;
  const users = [await newUser(), await newUser(), await newUser(), await newUser(), await newUser()];
  for (const user of users) await claim(user);
  const awarded: string[] = [];
  const grant = () => runWaiting(async (_tx, _userId, address) => awarded.push(address));
  expect(await grant()).toBe(0);
  aheadMs += DAY_MS + 1_000;
  expect(await grant()).toBe(2);
  expect(awarded).toEqual([users[3]!.address, users[4]!.address]);
  expect(await grant()).toBe(0);
});

test('a new account for the same wallet gets no second bonus', async () => {
  aheadMs += 2 * DAY_MS;
  const user = await newUser();
  expect(await claimed(user)).toMatchObject({ status: 'granted' });
  const body = { confirm: 'DELETE' };
  expect(
    (await callApi(stack.url, '/auth/v1/delete-account', { body, token: user.accessToken })).status,
  ).toBe(204);
  await user.signIn(now());
  expect(await claimed(user)).toMatchObject({ new_wallet: false, status: 'received', points: 0 });
});

test('ten wallets of a network get gas on one day; the next one waits for points and gas', async () => {
  aheadMs += 2 * DAY_MS;
  const answers: WelcomeBonusResult[] = [];
  for (let wallet = 0; wallet < 11; wallet += 1) answers.push(await claimed(await newUser()));
  expect(answers.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 3 }, () => 'granted'),
    ...Array.from({ length: 8 }, () => 'queued'),
  ]);
  expect(answers.map(({ gas_sent: isSent }) => isSent)).toEqual([
    ...Array.from({ length: 10 }, () => true),
    false,
  ]);
});

test('a demo gets neither the bonus nor its gas, on request or by the job', async () => {
  aheadMs += 2 * DAY_MS;
  const user = await newUser();
  await stack.database.pool.query(
    `insert into app.demo_sessions (user_id, address, demo_type, network, expires_at)
     values ($1, $2, 'trade', 'nobody', $3)`,
    [user.userId, Buffer.from(user.address.slice(2), 'hex'), new Date(Number(now()) + DAY_MS)],
  );
  const none = { new_wallet: false, status: 'none', points: 0, gas_sent: false, waits_for: null };
  expect(await claimed(user)).toEqual(none);
  await stack.database.pool.query(
    `insert into app.welcome_bonuses (address, user_id, network) values ($1, $2, 'of its own')`,
    [Buffer.from(user.address.slice(2), 'hex'), user.userId],
  );
  const awarded: string[] = [];
  const services = { db: stack.database.db, clock: () => Number(now()), logger: pino({ enabled: false }) };
  await grantWaiting(services, async (_tx, _userId, address) => awarded.push(address));
  expect(awarded).not.toContain(user.address);
});

test('the only login method cannot be unlinked', async () => {
  const user = await newUser();
  const path = `/auth/v1/wallets/${user.address}`;
  expect(await callApi(stack.url, path, { method: 'DELETE', token: user.accessToken })).toMatchObject({
    status: 409,
    code: 'last_way_in',
  });
  const { body } = await callApi(stack.url, '/auth/v1/user', { token: user.accessToken });
  expect(body).toMatchObject({ user: { wallets: [{ address: user.address, is_primary: true }] } });
});

test('one of two wallets is chosen as primary, and the other replaces it when it is unlinked', async () => {
  const user = await newUser();
  const second = `0x${'5e'.repeat(20)}`;
  await stack.database.pool.query(
    `insert into app.wallets (user_id, address, chain_id) values ($1, $2, 96969)`,
    [user.userId, second],
  );
  const call = (path: string, method: string) =>
    callApi(stack.url, `/auth/v1/wallets/${path}`, { method, token: user.accessToken });
  expect((await call(`${second}/primary`, 'POST')).status).toBe(204);
  const readWallets = async () =>
    (await callApi(stack.url, '/auth/v1/user', { token: user.accessToken })).body;
  expect(await readWallets()).toMatchObject({
    user: {
      wallets: [
        { address: second, is_primary: true },
        { address: user.address, is_primary: false },
      ],
    },
  });
  expect((await call(second, 'DELETE')).status).toBe(204);
  expect(await readWallets()).toMatchObject({
    user: { wallets: [{ address: user.address, is_primary: true }] },
  });
  expect(await call(`${second}/primary`, 'POST')).toMatchObject({ status: 404, code: 'not_found' });
});

test('a claim through the wallet function is the same reward with the same limits', async () => {
  const user = await newUser();
  const claimRewards = (actionType: string, address: string = user.address) =>
    callApi(stack.url, '/functions/v1/wallet-operations', {
      body: { action: 'claim_rewards', data: { address, actionType, metadata: null } },
      token: user.accessToken,
    });
  expect((await claimRewards('daily_visit')).body).toEqual({
    energyPoints: 20,
    novaTokens: 0.2,
    fallback: false,
    source: 'server',
  });
  expect((await claimRewards('daily_visit')).body).toEqual({
    energyPoints: 0,
    novaTokens: 0,
    fallback: false,
    source: 'server',
  });
  expect((await claimRewards('presale_purchase')).body).toMatchObject({ energyPoints: 0, fallback: false });
  expect(await claimRewards('free_lunch')).toMatchObject({ status: 400, code: 'unknown_action_key' });
  expect(await claimRewards('daily_visit', `0x${'00'.repeat(20)}`)).toMatchObject({
    code: 'wallet_mismatch',
  });
});

test('an account reads only its own wallets and balances', async () => {
  const [user, other] = [await newUser(), await newUser()];
  const read = async (path: string, token?: string) =>
    callApi(stack.url, `/rest/v1/${path}`, token === undefined ? {} : { token });
  expect(await read(`wallets?user_id=eq.${user.userId}`, user.accessToken)).toMatchObject({
    status: 200,
    body: [
      {
        user_id: user.userId,
        address: user.address,
        chain_id: 96969,
        wallet_type: 'injected',
        is_primary: true,
      },
    ],
  });
  const balances = async () => {
    const { body } = await read(`user_balances?user_id=eq.${user.userId}`, user.accessToken);
    return body as { user_id: string; nova_coins: string; energy_points: number }[];
  };
  await expect.poll(balances, WAIT).toEqual([{ user_id: user.userId, nova_coins: '0', energy_points: 10 }]);
  for (const table of ['wallets', 'user_balances']) {
    expect((await read(`${table}?user_id=eq.${other.userId}`, user.accessToken)).body).toEqual([]);
    expect(await read(table)).toMatchObject({ status: 401 });
    expect(
      (await callApi(stack.url, `/rest/v1/${table}`, { body: {}, token: user.accessToken })).status,
    ).toBe(405);
  }
});

test('a table read returns the requested columns and refuses an unknown one', async () => {
  const user = await newUser();
  const read = (path: string) => callApi(stack.url, `/rest/v1/${path}`, { token: user.accessToken });
  expect((await read('wallets?select=address,is_primary')).body).toEqual([
    { address: user.address, is_primary: true },
  ]);
  expect((await read('user_balances?select=user_id')).body).toEqual([{ user_id: user.userId }]);
  expect((await read('native_tokens?select=symbol,decimals')).body).toEqual([
    { symbol: 'NAC', decimals: 18 },
  ]);
  expect((await read('presale_phases?select=id&limit=1')).body).toEqual([{ id: 1 }]);
  const purchases = `presale_purchases?wallet_address=eq.${user.address}`;
  expect((await read(`${purchases}&select=nova_tokens`)).body).toEqual([]);
  // Also without any row: an invalid name must always be an error.
  for (const path of [
    'wallets?select=password',
    'user_balances?select=password',
    `user_balances?user_id=eq.${crypto.randomUUID()}&select=password`,
    'native_tokens?select=password',
    'native_tokens?symbol=eq.EP&select=password',
    'presale_phases?select=id,password',
    `${purchases}&select=password`,
  ]) {
    const answer = await read(path);
    expect(answer).toMatchObject({ status: 400, code: 'invalid_input' });
    expect(JSON.stringify(answer.body)).toContain('There is no column');
  }
});

test('the native coin is public, and a wallet’s account is visible only to itself', async () => {
  const [user, other] = [await newUser(), await newUser()];
  const coin = {
    decimals: 18,
    symbol: 'NAC',
    is_native_coin: true,
    token_address: expect.stringMatching(/^0x/),
  };
  const { body: coins } = await callApi(
    stack.url,
    '/rest/v1/native_tokens?symbol=eq.NAC&is_native_coin=eq.true',
  );
  expect(coins).toEqual([coin]);
  for (const query of ['is_native_coin=eq.false', 'symbol=eq.NAC&is_native_coin=is.false', 'symbol=eq.EP'])
    expect((await callApi(stack.url, `/rest/v1/native_tokens?${query}`)).body).toEqual([]);
  const request = (address: string) =>
    callApi(stack.url, '/rest/v1/rpc/get_or_create_user_by_wallet', {
      body: { p_wallet_address: address.toUpperCase().replace('0X', '0x') },
      token: user.accessToken,
    });
  expect(await request(user.address)).toMatchObject({ status: 200, body: user.userId });
  expect(await request(other.address)).toMatchObject({ status: 403, code: 'wallet_mismatch' });
});

test('wallets get the points token and the presale’s token with its own name', async () => {
  const { contracts, rpcUrl } = stack.chain;
  const energy = {
    kind: 'energy',
    symbol: 'EP',
    address: contracts.ActionLedger.address.toLowerCase(),
    decimals: 0,
    is_test: false,
  };
  const usdt = {
    kind: 'payment',
    symbol: 'USDT',
    address: contracts.TestUSDT!.address.toLowerCase(),
    decimals: 6,
    is_test: true,
  };
  expect((await callApi(stack.url, '/api/v1/wallet/tokens')).body).toEqual({ items: [energy, usdt] });
  const address = contracts.WrappedNAC!.address;
  const configured = createTokenReader(
    { db: stack.database.db, chain: createChainClient(rpcUrl) },
    async () => ({ address, isTest: false }),
  );
  const wrapped = { kind: 'payment', symbol: 'WNAC', decimals: 18, is_test: false };
  expect(await configured()).toEqual({ items: [energy, { ...wrapped, address: address.toLowerCase() }] });
  const chainIsAway = createTokenReader(
    { db: stack.database.db, chain: createChainClient('http://127.0.0.1:9') },
    async () => ({ address, isTest: false }),
  );
  await expect(chainIsAway()).rejects.toMatchObject({ code: 'unavailable' });
});
