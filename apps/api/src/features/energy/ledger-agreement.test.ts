import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { callApi } from '@nova/testing/call-api';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TEST_KEYS } from '@nova/testing/test-keys';
import { BROWSER_KEYS } from '@nova/shared/energy/browser-keys';
import { TestUser } from '@nova/testing/test-user';
import { WalletTransactions } from '@nova/actors/wallet-transactions';
import { SHARE_PLATFORMS } from '@nova/shared/referral/constants';
import { REWARD_CATALOGUE, rewardTypeOf, type ActionKey } from '@nova/shared/energy/catalogue';
import { createSessionTokens } from '../../testing/session-tokens.ts';
import * as fc from 'fast-check';
import type { RewardResult, RewardResults } from '@nova/shared/energy/schemas';
import { type Hex, createPublicClient, http, parseEther } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const DAY = 86_400;
const RUNS = process.env['NOVA_SOAK'] === '1' ? 20 : 4;
/** Later than the chain's own start and two hours before midnight, so that the day changes within a run. */
let now = (Math.floor(Date.now() / (DAY * 1000)) + 2) * DAY * 1000 - 2 * 3_600_000;
let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack({ clock: () => now, isWhole: true });
}, 180_000);
afterAll(() => stack.close());

const tokenOf = createSessionTokens(
  () => stack.database.db,
  () => now,
);
const bytes = (hex: string) => Buffer.from(hex.slice(2), 'hex');
const query = async <T extends object>(text: string, ...values: unknown[]) =>
  (await stack.database.pool.query<T>(text, values)).rows;
const reader = () => createPublicClient({ transport: http(stack.chain.rpcUrl) });
const onChain = (functionName: 'earnedOf' | 'spentOf' | 'balanceOf' | 'debtOf', account: Hex) =>
  reader().readContract({
    abi: actionLedgerAbi,
    address: stack.chain.contracts.ActionLedger.address,
    functionName,
    args: [account],
  });

/**
 * A step of a user's day: concurrent claims by several clients, concurrent batches, a pause, a connection
 * loss between database and worker or api, as in a restart, points spent on the chain, a share, a purchase,
 * or a revoked credit.
 */
type Step =
  | { readonly kind: 'claim'; readonly key: ActionKey; readonly clients: number; readonly id: number }
  | {
      readonly kind: 'batch';
      readonly keys: readonly ActionKey[];
      readonly clients: number;
      readonly id: number;
    }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'cut'; readonly who: 'worker' | 'api' }
  | { readonly kind: 'spend'; readonly isPremium: boolean }
  | { readonly kind: 'share'; readonly platform: (typeof SHARE_PLATFORMS)[number]; readonly clients: number }
  | { readonly kind: 'buy'; readonly usdt: string }
  | { readonly kind: 'revoke' };

const stepArb: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('claim' as const),
      key: fc.constantFrom(...BROWSER_KEYS),
      clients: fc.integer({ min: 1, max: 4 }),
      id: fc.integer({ min: 0, max: 30 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('batch' as const),
      keys: fc.array(fc.constantFrom(...BROWSER_KEYS), { minLength: 1, maxLength: 6 }),
      clients: fc.integer({ min: 1, max: 3 }),
      id: fc.integer({ min: 0, max: 30 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      seconds: fc.constantFrom(1, 29, 30, 31, 60, 301, 4 * 3_600, 7_201, DAY),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('cut' as const), who: fc.constantFrom('worker', 'api') }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('spend' as const), isPremium: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('share' as const),
      platform: fc.constantFrom(...SHARE_PLATFORMS),
      clients: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('buy' as const), usdt: fc.constantFrom('4.99', '5', '20') }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'revoke' as const }) },
);

/** Claims an action. @returns its id if it was acknowledged */
async function claim(user: TestUser, key: string, requestId: string): Promise<string | null> {
  const token = await tokenOf(user.userId);
  const answer = await callApi(stack.url, '/functions/v1/energy-points', {
    body: {
      action: 'reward_action',
      wallet_address: user.address,
      action_key: key,
      request_id: requestId,
    },
    token,
  });
  // Without the database the only response is an error, which acknowledges nothing.
  return answer.status === 200 ? (answer.body as RewardResult).action_id : null;
}

/** Claims several actions in one request. @returns the ids of the actions that were acknowledged */
async function claimTogether(user: TestUser, keys: readonly string[], id: string): Promise<string[]> {
  const token = await tokenOf(user.userId);
  const answer = await callApi(stack.url, '/functions/v1/energy-points', {
    body: {
      action: 'reward_actions',
      wallet_address: user.address,
      actions: keys.map((key) => ({ action_key: key, request_id: `request-${key}-${id}` })),
    },
    token,
  });
  if (answer.status !== 200) return [];
  return (answer.body as RewardResults).results.flatMap(({ action_id: action }) => action ?? []);
}

/** Terminates the database connections of a process, as in a restart; it must resume where it stopped. */
const cut = (who: 'worker' | 'api') =>
  query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name like $1`,
    `nova-${who}%`,
  );

const actionsOf = (account: TestUser['account']) => {
  const { Presale, TestUSDT, NovaNFT, Marketplace } = stack.chain.contracts;
  return new WalletTransactions(stack.chain.rpcUrl, account, {
    presale: Presale!.address,
    usdt: TestUSDT!.address,
    nft: NovaNFT!.address,
    marketplace: Marketplace!.address,
  });
};
async function share(user: TestUser, platform: string): Promise<void> {
  const token = await tokenOf(user.userId);
  const body = { action: 'record_share', platform };
  await callApi(stack.url, '/functions/v1/referral-system', { body, token });
}
/** Mints an NFT for points if the account has enough of them on the chain. */
async function spend(user: TestUser, isPremium: boolean): Promise<void> {
  if (Number(await onChain('balanceOf', user.address)) >= (isPremium ? 100 : 50)) {
    await actionsOf(user.account).mintNft(isPremium);
  }
}

async function revokeOne(user: TestUser): Promise<void> {
  const [row] = await query<{ id: string }>(
    `select encode(action_id, 'hex') as id from app.actions where account = $1 order by random() limit 1`,
    bytes(user.address),
  );
  if (!row) return;
  await callApi(stack.url, `/api/v1/admin/actions/0x${row.id}/revoke`, {
    method: 'POST',
    headers: { 'x-admin-token': 'admin token of throwaway stacks' },
  });
}

const openRows = async () =>
  (await query(`select 1 from app.outbox where status in ('queued', 'signed')`)).length;
const indexed = async () => {
  const [row] = await query<{ block_number: string }>('select block_number from chain.sync_state');
  return Number(row!.block_number) >= Number(await reader().getBlockNumber());
};
/** Counts contract events that have not been processed for rewards. */
const unseenEvents = async () =>
  (
    await query(
      `select 1 from chain.logs join chain.contracts using (address)
       left join app.chain_cursors cursor on cursor.name = 'rewards'
       where contracts.name in ('Presale', 'NovaNFT', 'Marketplace')
         and (logs.block_number, logs.log_index) > (coalesce(cursor.block_number, 0), coalesce(cursor.log_index, -1))`,
    )
  ).length;
/** Returns whether nothing is pending: no outbox row, no unindexed block, and no unprocessed reward. */
const isSettled = async () =>
  (await indexed()) && (await unseenEvents()) === 0 && (await openRows()) === 0 && (await indexed());

/** Compares an account's credits on the chain with the limits of the catalog. */
async function findExcess(account: string): Promise<string[]> {
  const rows = await query<{ action_key: string; occurred_at: string; points: number }>(
    `select action_key, occurred_at, points from chain.actions where account = $1 order by occurred_at`,
    bytes(account),
  );
  const errors: string[] = [];
  const browserByDay = new Map<number, number>();
  for (const { key, cooldownSeconds, dailyCap, lifetimeCap, source } of REWARD_CATALOGUE) {
    const times = rows.filter((row) => row.action_key === key).map((row) => Number(row.occurred_at));
    for (const day of new Set(times.map((time) => Math.floor(time / DAY)))) {
      const each = times.filter((time) => Math.floor(time / DAY) === day);
      if (dailyCap > 0 && each.length > dailyCap) errors.push(`${key} ${each.length} times a day`);
      if (source === 'browser') {
        const { points } = rewardTypeOf(key);
        browserByDay.set(day, (browserByDay.get(day) ?? 0) + each.length * points);
      }
    }
    if (lifetimeCap > 0 && times.length > lifetimeCap) errors.push(`${key} beyond its life`);
    for (let index = 1; index < times.length; index += 1)
      if (times[index]! - times[index - 1]! < cooldownSeconds) errors.push(`${key} within its cooldown`);
  }
  for (const points of browserByDay.values()) if (points > 400) errors.push(`${points} browser points a day`);
  return errors;
}

test('chain and database agree to the point and no limit is exceeded through concurrency, restarts and refunds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stepArb, { minLength: 20, maxLength: 60 }), async (steps) => {
      now += 2 * DAY * 1000;
      const user = new TestUser(stack.url);
      await user.signIn(new Date(now));
      await actionsOf(privateKeyToAccount(TEST_KEYS.operator)).pay(user.address, parseEther('0.1'));
      const acknowledged = new Set<string>();
      const cuts: Promise<unknown>[] = [];
      for (const step of steps) {
        if (step.kind === 'wait') now += step.seconds * 1000;
        // Not awaited, so that the next claims run during the connection loss.
        if (step.kind === 'cut') cuts.push(cut(step.who));
        else if (step.kind !== 'claim' && step.kind !== 'batch') await Promise.all(cuts);
        if (step.kind === 'spend') await spend(user, step.isPremium);
        if (step.kind === 'buy') await actionsOf(user.account).buyCoins(step.usdt);
        if (step.kind === 'share') {
          const { platform, clients } = step;
          await Promise.all(Array.from({ length: clients }, () => share(user, platform)));
        }
        if (step.kind === 'revoke') await revokeOne(user);
        if (step.kind === 'batch') {
          // The same batch from several clients at once; it shares its ids with single claims.
          const batches = Array.from({ length: step.clients }, (_, index) =>
            claimTogether(user, step.keys, index === 2 ? crypto.randomUUID() : String(step.id)),
          );
          for (const id of (await Promise.all(batches)).flat()) acknowledged.add(id);
        }
        if (step.kind === 'claim') {
          // The same id from several clients at once, and some claims with their own ids.
          const ids = Array.from({ length: step.clients }, (_, index) =>
            index % 2 === 0 ? `request-${step.key}-${step.id}` : `request-${crypto.randomUUID()}`,
          );
          const actions = await Promise.all(ids.map((id) => claim(user, step.key, id)));
          for (const id of actions) if (id !== null) acknowledged.add(id);
        }
      }
      await Promise.all(cuts);
      await expect.poll(isSettled, { timeout: 60_000 }).toBe(true);

      const account = user.address;
      const [books] = await query<{ credited: string; revoked: string; rows: number }>(
        `select coalesce(sum(points), 0) as credited, count(*)::int as rows,
           coalesce(sum(points) filter (where revoked_block_number is not null), 0) as revoked
         from chain.actions where account = $1`,
        bytes(account),
      );
      const [accepted] = await query<{ points: string; rows: number }>(
        `select coalesce(sum(points), 0) as points, count(*)::int as rows from app.actions where account = $1`,
        bytes(account),
      );
      const [stats] = await query<{ earned: string; spendable: string }>(
        `select energy_earned as earned, energy_spendable as spendable from chain.address_stats where address = $1`,
        bytes(account),
      );
      const balance = Number(await onChain('balanceOf', account));
      const debt = Number(await onChain('debtOf', account));
      const spent = Number(await onChain('spentOf', account));
      // Every acknowledged action has exactly one block of its own, and no other action exists.
      const sealed = await query<{ id: string; block_number: string }>(
        `select '0x' || encode(action_id, 'hex') as id, block_number from chain.actions where account = $1`,
        bytes(account),
      );
      const blockOf = new Map(sealed.map((row) => [row.id, row.block_number]));
      expect([...acknowledged].filter((id) => !blockOf.has(id))).toEqual([]);
      expect(new Set(blockOf.values()).size).toBe(sealed.length);
      expect(books!.rows).toBe(accepted!.rows);
      expect(books!.credited).toBe(accepted!.points);
      expect(balance - debt).toBe(Number(books!.credited) - Number(books!.revoked) - spent);
      expect(Number(stats!.earned)).toBe(Number(await onChain('earnedOf', account)));
      expect(Number(stats!.spendable)).toBe(balance);
      const shown = await callApi(stack.url, '/functions/v1/energy-points', {
        body: { action: 'get_user_points', wallet_address: account },
        token: await tokenOf(user.userId),
      });
      expect(shown.body).toMatchObject({ energy_points: balance, total_actions: accepted!.rows });
      expect(await findExcess(account)).toEqual([]);
      // The chain never refused an action that the database had accepted.
      expect(await query(`select kind, last_error from app.outbox where status = 'failed'`)).toEqual([]);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
}, 580_000);
