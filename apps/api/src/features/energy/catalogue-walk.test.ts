import { DAY_MS } from '@nova/shared/durations';
import {
  type ActionKey,
  REWARD_CATALOGUE,
  type RewardType,
  rewardTypeOf,
} from '@nova/shared/energy/catalogue';
import type { EnergyProgress, RewardResult } from '@nova/shared/energy/schemas';
import type { ContactCheck } from '@nova/shared/contact/schemas';
import type { NotificationPage } from '@nova/shared/notification/schemas';
import { callApi } from '@nova/testing/call-api';
import { TEST_KEYS } from '@nova/testing/test-keys';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import { WalletTransactions } from '@nova/actors/wallet-transactions';
import { parseEther } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSessionTokens } from '../../testing/session-tokens.ts';

const WAIT = { timeout: 20_000 };
/** Starts later than the chain's own start; every test uses its own UTC day. */
let now = (Math.floor(Date.now() / DAY_MS) + 2) * DAY_MS;
let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack({ clock: () => now, isWhole: true });
}, 180_000);
afterAll(() => stack.close());
beforeEach(() => {
  now = (Math.floor(now / DAY_MS) + 1) * DAY_MS + 60_000;
});

const tokenOf = createSessionTokens(
  () => stack.database.db,
  () => now,
);
const midnight = () => new Date((Math.floor(now / DAY_MS) + 1) * DAY_MS).toISOString();
async function call(user: TestUser, path: string, body?: object) {
  const token = await tokenOf(user.userId);
  return (await callApi(stack.url, path, { token, ...(body && { body }) })).body;
}
const functions = (user: TestUser, name: string, body: object) => call(user, `/functions/v1/${name}`, body);

async function newUser(): Promise<TestUser> {
  const user = new TestUser(stack.url);
  await user.signIn(new Date(now));
  // Rows are dated by the database, which does not use this test's clock.
  await stack.database.pool.query('update app.wallets set created_at = $1 where address = $2', [
    new Date(now),
    user.address,
  ]);
  return user;
}
const actionsOf = (account: TestUser['account']) => {
  const { Presale, TestUSDT, NovaNFT, Marketplace } = stack.chain.contracts;
  return new WalletTransactions(stack.chain.rpcUrl, account, {
    presale: Presale!.address,
    usdt: TestUSDT!.address,
    nft: NovaNFT!.address,
    marketplace: Marketplace!.address,
  });
};
/** Creates a user with gas for a few transactions. */
async function newActor(): Promise<{ user: TestUser; actions: WalletTransactions }> {
  const user = await newUser();
  await actionsOf(privateKeyToAccount(TEST_KEYS.operator)).pay(user.address, parseEther('0.1'));
  return { user, actions: actionsOf(user.account) };
}
const welcome = (user: TestUser) =>
  functions(user, 'welcome-bonus', { wallet_address: user.address }) as Promise<{ status: string }>;

/** Returns the points of each sealed action of a user and key. */
async function creditsOf(user: TestUser, key: ActionKey): Promise<number[]> {
  const { rows } = await stack.database.pool.query<{ points: number }>(
    `select points from chain.actions where account = $1 and action_key = $2`,
    [Buffer.from(user.address.slice(2), 'hex'), key],
  );
  return rows.map((row) => row.points);
}
async function expectCredits(user: TestUser, key: ActionKey, times = 1): Promise<void> {
  await expect
    .poll(() => creditsOf(user, key), WAIT)
    .toEqual(Array.from({ length: times }, () => rewardTypeOf(key).points));
}
/** Returns the refusals a user was notified of. */
async function refusalsOf(user: TestUser) {
  const page = (await call(user, '/api/v1/notifications?limit=50')) as NotificationPage;
  return page.items.filter(({ kind }) => kind === 'points_refused').map(({ data }) => data);
}
async function expectRefusal(user: TestUser, refusal: object): Promise<void> {
  await expect.poll(() => refusalsOf(user), WAIT).toContainEqual(expect.objectContaining(refusal));
}
async function standingOf(user: TestUser, key: ActionKey) {
  const progress = (await call(user, '/api/v1/energy/progress')) as EnergyProgress;
  return progress.items.find((item) => item.action_key === key);
}
async function repeat(count: number, step: () => Promise<unknown>): Promise<void> {
  for (let index = 0; index < count; index += 1) await step();
}

const claim = (user: TestUser, key: string) =>
  functions(user, 'energy-points', {
    action: 'reward_action',
    wallet_address: user.address,
    action_key: key,
  }) as Promise<RewardResult>;
const browserTypes: readonly RewardType[] = REWARD_CATALOGUE.filter(({ source }) => source === 'browser');
const seen = new Set<string>();

describe('an action reported by a browser is credited, then refused with the reason and the next time', () => {
  test.each(browserTypes.map((type) => [type.key, type] as const))('%s', async (key, type) => {
    const user = await newUser();
    const award = () => claim(user, key);
    expect(await award()).toMatchObject({ success: true, points_awarded: type.points, reason: null });
    const nextAt = new Date(now + type.cooldownSeconds * 1000).toISOString();
    const early = { success: false, points_awarded: 0, reason: 'cooldown', next_at: nextAt };
    const tooEarly: RewardResult[] = [];
    if (type.cooldownSeconds > 0) {
      tooEarly.push(await award());
      now += type.cooldownSeconds * 1000 - 1000;
      tooEarly.push(await award());
      now += 1000;
    }
    expect(tooEarly).toMatchObject(type.cooldownSeconds > 0 ? [early, early] : []);
    for (let count = 1; count < type.dailyCap; count += 1) {
      expect(await award()).toMatchObject({ success: true });
      now += type.cooldownSeconds * 1000;
    }
    const full = { success: false, points_awarded: 0, reason: 'daily_cap', next_at: midnight() };
    expect(await award()).toMatchObject(full);
    expect(await standingOf(user, key as ActionKey)).toMatchObject({
      count_today: type.dailyCap,
      reason: 'daily_cap',
      next_at: midnight(),
    });
    await expectCredits(user, key as ActionKey, type.dailyCap);
    seen.add(key);
  });
});

describe('an action seen by the server is credited automatically, with a notification if it earns nothing', () => {
  test('wallet_connect', async () => {
    const user = await newUser();
    await expectCredits(user, 'wallet_connect');
    now += 1000;
    await user.signIn(new Date(now));
    await user.signIn(new Date(now));
    const full = { count_today: 1, reason: 'daily_cap', next_at: midnight() };
    await expect.poll(() => standingOf(user, 'wallet_connect'), WAIT).toMatchObject(full);
    expect(await creditsOf(user, 'wallet_connect')).toEqual([10]);
    seen.add('wallet_connect');
  });

  test('form_submit', async () => {
    const user = await newUser();
    await repeat(4, async () => {
      const { check, first, second } = (await call(user, '/api/v1/contact/check')) as ContactCheck;
      now += 5_000;
      const body = {
        topic: 'presale',
        name: 'Jana',
        email: 'jana@example.org',
        message: 'The bonus is missing.',
        language: 'de',
        check,
        answer: String(first + second),
      };
      expect(await call(user, '/api/v1/contact', body)).toEqual({ received: true });
    });
    await expectCredits(user, 'form_submit', 3);
    await expectRefusal(user, { action_key: 'form_submit', reason: 'daily_cap', next_at: midnight() });
    seen.add('form_submit');
  });

  test('newsletter_signup', async () => {
    const user = await newUser();
    const subscribe = async (email: string) => {
      await call(user, '/api/v1/newsletter', { email, language: 'en' });
      const { rows } = await stack.database.pool.query<{ body_text: string }>(
        `select body_text from app.mail_outbox where recipient = $1 order by created_at desc limit 1`,
        [email],
      );
      const [, token] = /#confirm=([\w-]+)/.exec(rows[0]!.body_text)!;
      return call(user, '/api/v1/lists/confirm', { token });
    };
    expect(await subscribe('jana@example.org')).toMatchObject({ points: 25 });
    await expectCredits(user, 'newsletter_signup');
    expect(await subscribe('jana@example.com')).toMatchObject({ points: null });
    await expectRefusal(user, { action_key: 'newsletter_signup', reason: 'lifetime_cap', next_at: null });
    seen.add('newsletter_signup');
  });

  test('welcome_bonus', async () => {
    const user = await newUser();
    expect(await welcome(user)).toMatchObject({ status: 'granted' });
    await expectCredits(user, 'welcome_bonus');
    expect(await welcome(user)).toMatchObject({ status: 'received', new_wallet: false });
    expect(await creditsOf(user, 'welcome_bonus')).toEqual([1000]);
    seen.add('welcome_bonus');
  });

  test('referral', async () => {
    const inviter = await newUser();
    const { code } = (await call(inviter, '/api/v1/referrals')) as { code: string };
    const track = (friend: TestUser) =>
      functions(friend, 'referral-system', {
        action: 'track_referral',
        referral_code: code,
        referee_wallet: friend.address,
      });
    const friends = [];
    for (let count = 0; count < 5; count += 1) friends.push(await newUser());
    for (const friend of friends)
      expect(await track(friend)).toMatchObject({ success: true, points_earned: 100 });
    expect(await track(friends[0]!)).toMatchObject({ success: false, error: 'already_referred' });
    expect(await track(await newUser())).toMatchObject({ success: false, error: 'daily_limit' });
    await expectCredits(inviter, 'referral', 5);
    seen.add('referral');
  });

  test('referral_share', async () => {
    const user = await newUser();
    const share = () => functions(user, 'referral-system', { action: 'record_share', platform: 'telegram' });
    expect(await share()).toMatchObject({ success: true, points_earned: 50 });
    expect(await share()).toMatchObject({ success: false, error: 'already_shared' });
    await expectCredits(user, 'referral_share');
    now += DAY_MS;
    expect(await share()).toMatchObject({ success: true, points_earned: 50 });
    seen.add('referral_share');
  });
});

describe('an action proved by the chain is credited from its events, with a notification if it earns nothing', () => {
  test('presale_purchase', async () => {
    const { user, actions } = await newActor();
    await actions.buyCoins('4.99');
    await expectRefusal(user, { action_key: 'presale_purchase', reason: 'below_minimum', next_at: null });
    await repeat(6, () => actions.buyCoins('5'));
    await expectRefusal(user, { action_key: 'presale_purchase', reason: 'daily_cap', next_at: midnight() });
    await expectCredits(user, 'presale_purchase', 5);
    expect(await refusalsOf(user)).toHaveLength(2);
    seen.add('presale_purchase');
  });

  test('referral_purchase', async () => {
    const inviter = await newUser();
    const { code } = (await call(inviter, '/api/v1/referrals')) as { code: string };
    for (const purchases of [5, 5, 1]) {
      const { user: friend, actions } = await newActor();
      await functions(friend, 'referral-system', {
        action: 'track_referral',
        referral_code: code,
        referee_wallet: friend.address,
      });
      await repeat(purchases, () => actions.buyCoins('5'));
    }
    const full = { action_key: 'referral_purchase', reason: 'daily_cap', next_at: midnight() };
    await expectRefusal(inviter, full);
    await expectCredits(inviter, 'referral_purchase', 10);
    expect(await refusalsOf(inviter)).toHaveLength(1);
    seen.add('referral_purchase');
  });

  test.each([
    ['nft_creation_standard', false],
    ['nft_creation', true],
  ] as const)('%s', async (key, isPremium) => {
    const { user, actions } = await newActor();
    await welcome(user);
    await expectCredits(user, 'welcome_bonus');
    await repeat(6, () => actions.mintNft(isPremium));
    await expectRefusal(user, { action_key: key, reason: 'daily_cap', next_at: midnight() });
    await expectCredits(user, key, 5);
    expect(await refusalsOf(user)).toHaveLength(1);
    seen.add(key);
  });

  test('nft_trade', async () => {
    const [maker, buyer] = [await newActor(), await newActor()];
    await welcome(maker.user);
    await expectCredits(maker.user, 'welcome_bonus');
    const price = 1_000_000_000_000n;
    const trade = async (seller: WalletTransactions, tokenId: bigint) => {
      await seller.offerNft(tokenId, price, Math.floor(now / 1000));
      await buyer.actions.buyNft(tokenId, price);
    };
    await trade(maker.actions, await maker.actions.mintNft(false));
    await expectCredits(buyer.user, 'nft_trade');
    await trade(maker.actions, await maker.actions.mintNft(false));
    const pair = { reason: 'known_pair', next_at: null, wallet: maker.user.address };
    await expectRefusal(buyer.user, { action_key: 'nft_trade', ...pair });
    await repeat(5, async () => {
      const other = await newActor();
      const tokenId = await maker.actions.mintNft(false);
      await maker.actions.transferNft(tokenId, other.user.address);
      await trade(other.actions, tokenId);
    });
    await expectRefusal(buyer.user, { action_key: 'nft_trade', reason: 'daily_cap', next_at: midnight() });
    await expectCredits(buyer.user, 'nft_trade', 5);
    expect(await creditsOf(maker.user, 'nft_trade')).toEqual([]);
    seen.add('nft_trade');
  });
});

test('every key of the catalog was tested, and the chain refused no accepted action', async () => {
  expect([...seen].sort()).toEqual(REWARD_CATALOGUE.map(({ key }) => key).sort());
  const { rows } = await stack.database.pool.query(
    `select kind, last_error from app.outbox where status = 'failed'`,
  );
  expect(rows).toEqual([]);
});
