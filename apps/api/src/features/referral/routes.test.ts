import { DAY_MS } from '@nova/shared/durations';
import { callApi } from '@nova/testing/call-api';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import type { Friend, ReferralResult, ReferralSummary } from '@nova/shared/referral/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pino } from 'pino';
import type { AwardReferral } from '@nova/rewards/referral-award';
import { awardWaiting } from '@nova/worker/features/referral/award-referrals';
import { trackReferral } from './track-referral.ts';

let stack: TestStack;
let aheadMs = 0;

beforeAll(async () => {
  stack = await startTestStack({ clock: () => Date.now() + aheadMs });
});
afterAll(() => stack.close());

const WAIT = { timeout: 15_000 };
const now = () => new Date(Date.now() + aheadMs);

async function newUser(): Promise<TestUser> {
  const user = new TestUser(stack.url);
  await user.signIn(now());
  return user;
}
const call = (user: TestUser, body: object) =>
  callApi(stack.url, '/functions/v1/referral-system', { body, token: user.accessToken });
const track = (friend: TestUser, code: string, wallet: string = friend.address) =>
  call(friend, {
    action: 'track_referral',
    referral_code: code,
    referee_wallet: wallet,
    metadata: { referrer: '' },
  });
const tracked = async (friend: TestUser, code: string) => (await track(friend, code)).body as ReferralResult;
const summaryOf = async (user: TestUser) =>
  (await callApi(stack.url, '/api/v1/referrals', { token: user.accessToken })).body as ReferralSummary;
const friendsOf = async (user: TestUser) =>
  (
    (await callApi(stack.url, '/api/v1/referrals/friends', { token: user.accessToken })).body as {
      items: Friend[];
    }
  ).items;
async function readEarned(user: TestUser): Promise<number> {
  const body = { action: 'get_user_points', wallet_address: user.address };
  const answer = await callApi(stack.url, '/functions/v1/energy-points', { body, token: user.accessToken });
  return (answer.body as { earned: number }).earned;
}
/** Runs the worker's job that credits waiting referrals. */
const runWaiting = (award: AwardReferral) =>
  awardWaiting(
    { db: stack.database.db, clock: () => Number(now()), logger: pino({ enabled: false }) },
    award,
  );
/** Backdates earlier referrals by two days, so that they do not count toward the network's daily limit. */
const nextDay = () =>
  stack.database.pool.query(`update app.referrals set created_at = created_at - interval '2 days'`);

test('a friend counts once, and the referrer’s points are sealed', async () => {
  const inviter = await newUser();
  const { code } = await summaryOf(inviter);
  expect((await summaryOf(inviter)).code).toBe(code);
  const friend = await newUser();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => tracked(friend, ` ${code.toUpperCase()} `)),
  );
  expect(answers.filter((answer) => answer.success)).toEqual([
    { success: true, points_earned: 100, error: null },
  ]);
  expect(answers.filter((answer) => answer.error === 'already_referred')).toHaveLength(7);
  // Ten of them are for connecting the wallet.
  await expect.poll(() => readEarned(inviter), WAIT).toBe(110);
  expect(await summaryOf(inviter)).toMatchObject({ invited: 1, earned_points: 100, waiting: 0 });
  expect(await friendsOf(inviter)).toMatchObject([{ wallet: friend.address, points: 100 }]);
});

test('users cannot invite themselves, by wallet or in a circle', async () => {
  await nextDay();
  const [first, second] = [await newUser(), await newUser()];
  const codes = [(await summaryOf(first)).code, (await summaryOf(second)).code] as const;
  expect(await tracked(first, codes[0])).toMatchObject({ success: false, error: 'self', points_earned: 0 });
  expect(await tracked(second, codes[0])).toMatchObject({ success: true });
  expect(await tracked(first, codes[1])).toMatchObject({ success: false, error: 'loop' });
});

test('a wallet that is not new or was invited by another user does not count', async () => {
  await nextDay();
  const [inviter, other, old] = [await newUser(), await newUser(), await newUser()];
  const [code, otherCode] = [(await summaryOf(inviter)).code, (await summaryOf(other)).code];
  const friend = await newUser();
  expect(await tracked(friend, code)).toMatchObject({ success: true });
  expect(await tracked(friend, otherCode)).toMatchObject({ error: 'already_referred' });
  await stack.database.pool.query(
    `update app.wallets set created_at = now() - interval '10 days' where address = $1`,
    [old.address],
  );
  expect(await tracked(old, code)).toMatchObject({ error: 'not_new' });
});

test('a user who deletes the account and registers again is not new', async () => {
  await nextDay();
  const inviter = await newUser();
  const { code } = await summaryOf(inviter);
  const friend = await newUser();
  await expect.poll(() => readEarned(friend), WAIT).toBe(10);
  await stack.database.pool.query(
    `update chain.address_stats set first_activity = first_activity - interval '2 days' where address = $1`,
    [Buffer.from(friend.address.slice(2), 'hex')],
  );
  const token = friend.accessToken;
  await callApi(stack.url, '/auth/v1/delete-account', { body: { confirm: 'DELETE' }, token });
  await friend.signIn(now());
  expect(await tracked(friend, code)).toMatchObject({ error: 'not_new' });
});

test('an unknown code and another user’s wallet earn nothing', async () => {
  await nextDay();
  const [user, other] = [await newUser(), await newUser()];
  expect(await tracked(user, 'zzzzzzzz')).toMatchObject({ success: false, error: 'unknown_code' });
  expect(await tracked(user, '<script>')).toMatchObject({ success: false, error: 'unknown_code' });
  const { code } = await summaryOf(other);
  expect(await track(user, code, other.address)).toMatchObject({ status: 403, code: 'wallet_mismatch' });
});

test('five of many new wallets from one network count a day', async () => {
  await nextDay();
  const inviter = await newUser();
  const { code } = await summaryOf(inviter);
  const outcomes: (string | null)[] = [];
  for (let wallet = 0; wallet < 7; wallet += 1) outcomes.push((await tracked(await newUser(), code)).error);
  expect(outcomes).toEqual([null, null, null, null, null, 'daily_limit', 'daily_limit']);
});

test('a share earns points once per platform and day', async () => {
  await nextDay();
  const user = await newUser();
  const share = async (platform: string) =>
    (await call(user, { action: 'record_share', platform })).body as ReferralResult;
  expect(await share('telegram')).toEqual({ success: true, points_earned: 50, error: null });
  expect(await share('telegram')).toEqual({ success: false, points_earned: 0, error: 'already_shared' });
  expect(await share('whatsapp')).toMatchObject({ success: true });
  expect(await summaryOf(user)).toMatchObject({ shared_today: ['telegram', 'whatsapp'], earned_points: 100 });
  aheadMs += DAY_MS;
  await user.signIn(now());
  expect(await share('telegram')).toMatchObject({ success: true });
  expect(await call(user, { action: 'record_share', platform: 'myspace' })).toMatchObject({ status: 400 });
  aheadMs -= DAY_MS;
});

test('a friend beyond the referrer’s daily limit is stored and credited later automatically', async () => {
  await nextDay();
  const [inviter, friend] = [await newUser(), await newUser()];
  const { code } = await summaryOf(inviter);
  const { db } = stack.database;
  const referee = {
    userId: friend.userId,
    wallet: friend.address,
    networks: { network: 'a network', wideNetwork: null },
  };
  const services = { db, clock: () => Number(now()) };
  expect(await trackReferral(services, async () => null, code, referee)).toEqual({
    success: true,
    points_earned: 0,
    error: null,
  });
  expect(await summaryOf(inviter)).toMatchObject({ invited: 1, waiting: 1, earned_points: 0 });
  const actionId = `0x${'ac'.repeat(32)}` as const;
  expect(await runWaiting(async () => ({ actionId, points: 100 }))).toBe(1);
  expect(await runWaiting(async () => ({ actionId, points: 100 }))).toBe(0);
  expect(await summaryOf(inviter)).toMatchObject({ invited: 1, waiting: 0 });
});

/** Inserts waiting friends of a referrer who has reached the daily limit, due before now. */
async function storeWaiting(referrer: TestUser, count: number, secondsAgo: number): Promise<string[]> {
  const { rows } = await stack.database.pool.query<{ wallet: string }>(
    `insert into app.referrals (referee_wallet, referee_user_id, referrer_user_id, code, network, next_attempt_at)
     select sha256(($1 || n)::bytea), $1::uuid, $1::uuid, 'code', 'nowhere', now() - $3 * interval '1 second'
     from generate_series(1, $2::int) n
     returning '0x' || encode(referee_wallet, 'hex') as wallet`,
    [referrer.userId, count, secondsAgo],
  );
  return rows.map(({ wallet }) => wallet);
}

test('a referral that fails or exceeds a limit blocks no other behind it', async () => {
  const [blocked, broken, free] = [await newUser(), await newUser(), await newUser()];
  await storeWaiting(blocked, 300, 30);
  await storeWaiting(broken, 1, 20);
  const [wallet] = await storeWaiting(free, 1, 10);
  const awarded: string[] = [];
  const award: AwardReferral = async (_tx, { userId, requestId }) => {
    if (userId === blocked.userId) return null;
    if (userId === broken.userId) throw new Error('this one fails');
    awarded.push(requestId);
    return { actionId: `0x${'ad'.repeat(32)}`, points: 100 };
  };
  const { pool } = stack.database;
  const { rows: started } = await pool.query<{ at: Date }>('select now() as at');
  expect(await runWaiting(award)).toBe(0);
  expect(await runWaiting(award)).toBe(1);
  expect(awarded).toEqual([`referral:${wallet}`]);
  const { rows } = await pool.query(
    `select attempts, count(*)::int, bool_and(next_attempt_at > $2::timestamptz + interval '50 seconds') as is_later
     from app.referrals where referrer_user_id = any($1) group by attempts`,
    [[blocked.userId, broken.userId], started[0]!.at],
  );
  expect(rows).toEqual([{ attempts: 1, count: 301, is_later: true }]);
});

test('a browser’s request id cannot be mistaken for a share', async () => {
  const user = await newUser();
  const day = Math.floor(Number(now()) / DAY_MS);
  expect(await user.act('page_visit', `referral_share:telegram:${day}`)).toMatchObject({ success: true });
  expect(await summaryOf(user)).toMatchObject({ shared_today: [] });
  expect((await call(user, { action: 'record_share', platform: 'telegram' })).body).toMatchObject({
    success: true,
    points_earned: 50,
  });
});
