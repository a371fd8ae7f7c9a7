import { DAY_MS } from '@nova/shared/durations';
import { callApi } from '@nova/testing/call-api';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import {
  actionTypesSchema,
  dailySummarySchema,
  energyProgressSchema,
  rewardResultSchema,
  userActionsSchema,
  userPointsSchema,
  type RewardResult,
} from '@nova/shared/energy/schemas';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSessionTokens } from '../../testing/session-tokens.ts';

const PATH = '/functions/v1/energy-points';
/** Every test uses its own day, because the chain's time only increases. */
let now = Date.parse('2026-03-04T12:00:00.000Z');
let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack({ clock: () => now });
  await until(
    async () => (await callApi(stack.url, PATH, { body: { action: 'get_action_types' } })).status === 200,
  );
});
afterAll(() => stack.close());

function nextNoon(): void {
  now = (Math.floor(now / DAY_MS) + 1) * DAY_MS + DAY_MS / 2;
}

async function signIn(): Promise<TestUser> {
  nextNoon();
  const user = new TestUser(stack.url);
  await user.signIn(new Date(now));
  // The login is rewarded after the response, and the tests count only later actions.
  await until(async () => (await countActions(user)) === 1);
  return user;
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 20_000;
  while (!(await isDone())) {
    if (performance.now() > end) throw new Error('It did not happen within 20 s.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function countActions(user: TestUser): Promise<number> {
  return countRows(sql`select count(*)::int as n from app.actions where user_id = ${user.userId}`);
}

async function countRows(query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await stack.database.db.execute<{ n: number }>(query);
  return rows[0]!.n;
}

/** Creates session tokens by the test's clock, which skips more than their 15 minutes. */
const tokenOf = createSessionTokens(
  () => stack.database.db,
  () => now,
);

const call = async (user: TestUser, fields: object) =>
  callApi(stack.url, PATH, {
    body: { wallet_address: user.address, ...fields },
    token: await tokenOf(user.userId),
  });
const reward = (user: TestUser, key: string, fields: object = {}) =>
  call(user, { action: 'reward_action', action_key: key, ...fields });

test('a reward is answered with the block that seals it, and the chain credits it', async () => {
  const user = await signIn();
  const answer = await reward(user, 'energy_collection');
  expect(answer.status).toBe(200);
  const result = rewardResultSchema.parse(answer.body);
  expect(result).toMatchObject({
    success: true,
    points_awarded: 40,
    status: 'sealed',
    reason: null,
    next_at: null,
  });
  const block = await callApi(stack.url, `/api/v1/blocks/${result.block_number}`);
  expect(block.body).toMatchObject({
    hash: result.block_hash,
    transactions: [{ hash: result.transaction_hash, status: 'successful' }],
    action: {
      action_id: result.action_id,
      action_key: 'energy_collection',
      account: user.address,
      points: 40,
      occurred_at: new Date(now).toISOString(),
      is_revoked: false,
    },
  });
  const points = await call(user, { action: 'get_user_points' });
  // 40 for the action and 10 for connecting the wallet.
  expect(userPointsSchema.parse(points.body)).toEqual({ energy_points: 50, total_actions: 2, earned: 50 });
});

test('fields may be next to the action or inside data', async () => {
  const user = await signIn();
  const inside = { wallet_address: user.address, user_id: user.userId, action_key: 'page_visit' };
  const answer = await callApi(stack.url, PATH, {
    body: { action: 'reward_action', data: inside },
    token: await tokenOf(user.userId),
  });
  expect(answer.body).toMatchObject({ success: true, points_awarded: 5 });
});

test('the user hash on the chain is a pseudonym: not the id, and constant per user', async () => {
  const user = await signIn();
  await reward(user, 'page_visit');
  const { rows } = await stack.database.db.execute<{ hash: string }>(
    sql`select distinct encode(user_hash, 'hex') as hash from chain.actions where encode(account, 'hex') = ${user.address.slice(2)}`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]!.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(rows[0]!.hash).not.toContain(user.userId.replaceAll('-', ''));
});

test('fifty concurrent claims earn one credit', async () => {
  const user = await signIn();
  const answers = await Promise.all(Array.from({ length: 50 }, () => reward(user, 'energy_collection')));
  const results = answers.map((answer) => rewardResultSchema.parse(answer.body));
  expect(results.filter((result) => result.success)).toHaveLength(1);
  expect(results.filter((result) => result.reason === 'cooldown')).toHaveLength(49);
  expect(await countActions(user)).toBe(2);
  const points = await call(user, { action: 'get_user_points' });
  expect(points.body).toMatchObject({ earned: 50 });
});

test('concurrent claims of different keys never exceed an account’s 400 points a day', async () => {
  const user = await signIn();
  await reward(user, 'page_visit');
  const isAccount = sql`account = decode(${user.address.slice(2)}, 'hex')`;
  await stack.database.db.execute(
    sql`update app.account_limits set browser_points_today = 390 where ${isAccount}`,
  );
  const keys = [
    'button_click',
    'link_click',
    'input_interaction',
    'scroll_engagement',
    'time_spent',
    'network_switch',
  ];
  const answers = await Promise.all(
    [...keys, 'daily_visit', 'whitepaper_read'].map((key) => reward(user, key)),
  );
  const results = answers.map((answer) => rewardResultSchema.parse(answer.body));
  const credited = results.reduce((sum, result) => sum + result.points_awarded, 0);
  expect(credited).toBeLessThanOrEqual(10);
  expect(credited).toBeGreaterThanOrEqual(5);
  const refused = results.filter((result) => !result.success);
  expect(new Set(refused.map((result) => result.reason))).toEqual(new Set(['browser_cap']));
  const midnight = (Math.floor(now / DAY_MS) + 1) * DAY_MS;
  expect(refused[0]!.next_at).toBe(new Date(midnight).toISOString());
  const total = await countRows(
    sql`select browser_points_today as n from app.account_limits where ${isAccount}`,
  );
  expect(total).toBe(390 + credited);
});

test('a repeated request id returns the same result, even while pending, and writes once', async () => {
  const user = await signIn();
  const body = { request_id: 'click-0001', metadata: { description: 'a', user_agent: 'b' } };
  const answers = await Promise.all(Array.from({ length: 10 }, () => reward(user, 'button_click', body)));
  const later = await reward(user, 'button_click', {
    metadata: { user_agent: 'b', description: 'a' },
    request_id: 'click-0001',
  });
  const results = [...answers, later].map((answer) => rewardResultSchema.parse(answer.body));
  expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
  expect(results[0]).toMatchObject({ success: true, points_awarded: 2, status: 'sealed' });
  expect(await countActions(user)).toBe(2);
});

test('a request id used for another action is refused and writes nothing', async () => {
  const user = await signIn();
  await reward(user, 'button_click', { request_id: 'click-0002' });
  const before = await snapshot();
  for (const [key, fields] of [
    ['link_click', {}],
    ['button_click', { metadata: { description: 'other' } }],
  ] as const) {
    const answer = await reward(user, key, { request_id: 'click-0002', ...fields });
    expect(answer).toMatchObject({ status: 409, code: 'idempotency_conflict' });
  }
  expect(await snapshot()).toEqual(before);
});

test('two users may use the same request id', async () => {
  const [first, second] = [await signIn(), await signIn()];
  expect((await reward(first, 'button_click', { request_id: 'click-0003' })).body).toMatchObject({
    success: true,
  });
  expect((await reward(second, 'button_click', { request_id: 'click-0003' })).body).toMatchObject({
    success: true,
  });
});

test('a refused claim writes nothing and names the time to retry', async () => {
  const user = await signIn();
  await reward(user, 'energy_collection');
  const before = await snapshot();
  now += 3_600_000;
  const answer = await reward(user, 'energy_collection', { request_id: 'again-0001' });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    success: false,
    points_awarded: 0,
    status: 'refused',
    reason: 'cooldown',
    next_at: new Date(now + 3 * 3_600_000).toISOString(),
    action_id: null,
    block_number: null,
    block_hash: null,
    transaction_hash: null,
  } satisfies RewardResult);
  expect(await snapshot()).toEqual(before);
  // The same request later is a new attempt, because refused requests are not stored.
  now += 3 * 3_600_000;
  expect((await reward(user, 'energy_collection', { request_id: 'again-0001' })).body).toMatchObject({
    success: true,
  });
});

test('the day ends at midnight UTC: the last second counts for the old day, the next for the new one', async () => {
  const user = await signIn();
  const midnight = (Math.floor(now / DAY_MS) + 1) * DAY_MS;
  now = midnight - 1;
  expect((await reward(user, 'daily_visit')).body).toMatchObject({ success: true });
  expect((await reward(user, 'daily_visit')).body).toMatchObject({
    success: false,
    reason: 'daily_cap',
    next_at: new Date(midnight).toISOString(),
  });
  now = midnight;
  expect((await reward(user, 'daily_visit')).body).toMatchObject({ success: true });
  expect((await reward(user, 'daily_visit')).body).toMatchObject({ success: false, reason: 'daily_cap' });
});

test('a server clock that goes back does not set an account’s time back', async () => {
  const user = await signIn();
  await reward(user, 'input_interaction');
  now -= 120_000;
  expect((await reward(user, 'input_interaction')).body).toMatchObject({
    success: false,
    reason: 'cooldown',
  });
  now += 120_000;
});

test('the client’s clock and address are ignored', async () => {
  const user = await signIn();
  const metadata = { occurred_at: '2020-01-01T00:00:00.000Z', timestamp: 1, ip_address: null };
  const answer = await reward(user, 'page_visit', { metadata, occurred_at: 1, occurredAt: 1 });
  const { action_id } = rewardResultSchema.parse(answer.body);
  const { rows } = await stack.database.db.execute(
    sql`select occurred_at::int from app.actions where encode(action_id, 'hex') = ${action_id!.slice(2)}`,
  );
  expect(rows).toEqual([{ occurred_at: Math.floor(now / 1000) }]);
});

test.each(['wallet_connect', 'referral', 'welcome_bonus', 'presale_purchase', 'nft_creation_standard'])(
  'a browser cannot claim %s',
  async (key) => {
    const user = await signIn();
    const before = await snapshot();
    const answer = await reward(user, key);
    expect(answer.body).toMatchObject({
      success: false,
      points_awarded: 0,
      status: 'refused',
      reason: 'source',
    });
    expect(await snapshot()).toEqual(before);
  },
);

test('a key outside the catalog is an error', async () => {
  const user = await signIn();
  for (const key of ['jackpot', 'PAGE_VISIT', '__proto__']) {
    expect(await reward(user, key)).toMatchObject({ status: 400, code: 'unknown_action_key' });
  }
});

test('a user cannot act for another user’s wallet or account', async () => {
  const [me, other] = [await signIn(), await signIn()];
  const before = await snapshot();
  for (const action of ['reward_action', 'get_user_points', 'get_user_actions', 'get_daily_summary']) {
    const fields = { action, action_key: 'page_visit', wallet_address: other.address };
    expect(await call(me, fields)).toMatchObject({ status: 403, code: 'wallet_mismatch' });
    expect(await call(me, { action, action_key: 'page_visit', user_id: other.userId })).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
    const visitor = await callApi(stack.url, PATH, { body: { ...fields, wallet_address: me.address } });
    expect(visitor).toMatchObject({ status: 401, code: 'unauthorized' });
  }
  expect(await snapshot()).toEqual(before);
});

test('opening a wallet session is rewarded once a day', async () => {
  const user = await signIn();
  await user.signIn(new Date(now));
  await reward(user, 'page_visit');
  const connects = () =>
    countRows(
      sql`select count(*)::int as n from app.actions where user_id = ${user.userId} and action_key = 'wallet_connect'`,
    );
  expect(await connects()).toBe(1);
  nextNoon();
  await user.signIn(new Date(now));
  await until(async () => (await connects()) === 2);
});

test('the history is sorted newest first and names the block of each action', async () => {
  const user = await signIn();
  now += 60_000;
  await reward(user, 'page_visit');
  now += 60_000;
  await reward(user, 'button_click');
  const answer = await call(user, { action: 'get_user_actions', limit: 2 });
  const { actions } = userActionsSchema.parse(answer.body);
  expect(actions.map(({ action_key, points, status }) => ({ action_key, points, status }))).toEqual([
    { action_key: 'button_click', points: 2, status: 'sealed' },
    { action_key: 'page_visit', points: 5, status: 'sealed' },
  ]);
  expect(actions[0]!.occurred_at).toBe(new Date(now).toISOString());
  expect(actions[0]!.block_number).toBe(actions[1]!.block_number! + 1);
});

test('the daily summary contains every day, including empty ones, oldest first', async () => {
  const user = await signIn();
  await reward(user, 'page_visit');
  const answer = await call(user, { action: 'get_daily_summary' });
  const { daily_summary: days } = dailySummarySchema.parse(answer.body);
  expect(days).toHaveLength(7);
  const dateOf = (ago: number) => new Date(now - ago * DAY_MS).toISOString().slice(0, 10);
  expect(days[0]).toEqual({ date: dateOf(6), actions: 0, energy_points: 0 });
  expect(days[6]).toEqual({ date: dateOf(0), actions: 2, energy_points: 15 });
});

test('every visitor can read the specification’s twenty catalog entries', async () => {
  const answer = await callApi(stack.url, PATH, { body: { action: 'get_action_types' } });
  const { action_types: types } = actionTypesSchema.parse(answer.body);
  expect(types).toHaveLength(20);
  expect(types.find((type) => type.action_key === 'energy_collection')).toEqual({
    action_key: 'energy_collection',
    points: 40,
    cooldown_seconds: 14_400,
    daily_cap: 3,
    lifetime_cap: null,
    source: 'browser',
  });
  expect(types.map((type) => type.action_key)).not.toContain('welcome_bonus');
});

test('progress shows the remaining claims of the day by the rule that decides them', async () => {
  const user = await signIn();
  await reward(user, 'energy_collection');
  await reward(user, 'whitepaper_read');
  const read = (query: string, token?: string) =>
    callApi(stack.url, `/api/v1/energy/progress${query}`, token === undefined ? {} : { token });
  const progress = energyProgressSchema.parse((await read('', await tokenOf(user.userId))).body);
  expect(progress).toMatchObject({ browser_points_today: 50, browser_points_cap: 400 });
  const item = (key: string) => progress.items.find((entry) => entry.action_key === key);
  expect(item('energy_collection')).toEqual({
    action_key: 'energy_collection',
    count_today: 1,
    daily_cap: 3,
    reason: 'cooldown',
    next_at: new Date(now + 14_400_000).toISOString(),
  });
  expect(item('whitepaper_read')).toMatchObject({ count_today: 1, reason: 'daily_cap' });
  expect(item('page_visit')).toMatchObject({ count_today: 0, reason: null, next_at: null });
  // Not listed, but the page for new NFTs shows the points of the next one.
  expect(item('nft_creation_standard')).toMatchObject({ count_today: 0, daily_cap: 5, reason: null });
  expect(await read('')).toMatchObject({ status: 401, code: 'unauthorized' });
  const stranger = `?wallet_address=0x${'ab'.repeat(20)}`;
  expect(await read(stranger, await tokenOf(user.userId))).toMatchObject({
    status: 403,
    code: 'wallet_mismatch',
  });
});

test('invalid input is refused with the field’s name', async () => {
  const user = await signIn();
  const tooMuch = { metadata: { description: 'x', more: 'y'.repeat(4_000) } };
  for (const [fields, field] of [
    [{ wallet_address: 'me' }, 'wallet_address'],
    [{ request_id: 'short' }, 'request_id'],
    [tooMuch, 'metadata'],
  ] as const) {
    const answer = await reward(user, 'page_visit', fields);
    expect(answer).toMatchObject({ status: 400, code: 'invalid_input' });
    expect(answer.body).toMatchObject({ error: { details: { issues: [{ field }] } } });
  }
  expect(await countActions(user)).toBe(1);
});

test('a claim without a reachable chain is accepted as pending, and the same request later has its block', async () => {
  const user = await signIn();
  await stack.chain.stop();
  const fields = { request_id: 'away-0001' };
  const pending = rewardResultSchema.parse((await reward(user, 'page_visit', fields)).body);
  expect(pending).toMatchObject({ success: true, points_awarded: 5, status: 'pending', block_hash: null });
  const { body } = await call(user, { action: 'get_user_actions', limit: 1 });
  expect(userActionsSchema.parse(body).actions[0]).toMatchObject({ status: 'pending', block_number: null });
  await stack.chain.start();
  await until(async () => {
    const again = rewardResultSchema.parse((await reward(user, 'page_visit', fields)).body);
    expect(again.action_id).toBe(pending.action_id);
    return again.status === 'sealed' && again.block_hash !== null;
  });
  expect(await countActions(user)).toBe(2);
});

/** Reads every row that a claim can write. */
async function snapshot(): Promise<unknown> {
  const { rows } = await stack.database.db.execute(sql`
    select (select count(*)::int from app.actions) as actions, (select count(*)::int from app.outbox) as outbox,
           (select count(*)::int from app.action_limits) as keys, (select count(*)::int from app.account_limits) as accounts,
           (select coalesce(sum(count_today), 0)::int from app.action_limits) as counted`);
  return rows[0];
}
