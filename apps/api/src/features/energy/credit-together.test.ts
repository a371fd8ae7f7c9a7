import { users } from '@nova/db/schema/account';
import { creditTogether } from '@nova/rewards/credit-together';
import { creditAction } from '@nova/rewards/credit-action';
import type { ActionClaim } from '@nova/rewards/decide-claims';
import { rewardTypeOf } from '@nova/shared/energy/catalogue';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const now = Date.parse('2026-03-04T05:06:07.890Z');
let database: TestDatabase;
let userIds: string[];
let accounts = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  const emails = Array.from({ length: 20 }, (_, index) => ({ email: `user-${index}@wallet.invalid` }));
  userIds = (await database.db.insert(users).values(emails).returning()).map(({ id }) => id);
});
afterAll(() => database.drop());

const services = () => ({ db: database.db, clock: () => now, pepper: 'a pepper of tests' });
const newAccount = (): Hex => `0x${(++accounts).toString(16).padStart(40, '0')}`;
const claimOf = (account: Hex, changes: Partial<ActionClaim> = {}): ActionClaim => ({
  userId: userIds[0]!,
  account,
  key: 'energy_collection',
  rule: { ...rewardTypeOf('energy_collection'), active: true },
  origin: 'client',
  requestId: `request of ${account}`,
  metadata: null,
  ...changes,
});

/** Returns accounts that have acted before, so that they can be credited together. */
async function knownAccounts(count: number): Promise<Hex[]> {
  const created = Array.from({ length: count }, newAccount);
  const rule = { ...rewardTypeOf('wallet_connect'), active: true };
  for (const account of created) {
    const first = { key: 'wallet_connect', rule, requestId: `first of ${account}` };
    await creditAction(services(), claimOf(account, first));
  }
  return created;
}

async function countActions(account: Hex): Promise<number> {
  const { rows } = await database.db.execute<{ n: number }>(sql`
    select count(*)::int as n from app.actions join app.outbox on operation_id = action_id
    where account = decode(${account.slice(2)}, 'hex') and action_key = 'energy_collection'`);
  return rows[0]!.n;
}

test('claims that arrive together are credited in few transactions, each with its own result', async () => {
  const known = await knownAccounts(20);
  const transactions = vi.spyOn(database.db, 'transaction');
  try {
    const credit = creditTogether(services());
    const seen = new Map<Hex, Hex>();
    const outcomes = await Promise.all(
      known.map((account, index) =>
        credit(claimOf(account, { userId: userIds[index]! }), (actionId) => seen.set(account, actionId)),
      ),
    );
    expect(transactions.mock.calls.length).toBeLessThanOrEqual(2);
    for (const [index, outcome] of outcomes.entries()) {
      expect(outcome).toEqual({
        accepted: true,
        actionId: seen.get(known[index]!),
        points: 40,
        isRepeated: false,
      });
    }
  } finally {
    transactions.mockRestore();
  }
  const { rows } = await database.db.execute<{ account: string; hash: string; user: string }>(sql`
    select '0x' || encode(account, 'hex') as account, '0x' || encode(user_hash, 'hex') as hash, user_id as user
    from app.actions join app.outbox on operation_id = action_id
    where action_key = 'energy_collection' and payload->>'account' = '0x' || encode(account, 'hex')
      and payload->>'userHash' = '0x' || encode(user_hash, 'hex') order by account`);
  // Each action is stored and queued under its own user and account.
  expect(rows.map(({ account }) => account)).toEqual(known);
  expect(rows.map(({ user }) => user)).toEqual(userIds);
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(20);
});

test('a new account is credited as well', async () => {
  const account = newAccount();
  expect(await creditTogether(services())(claimOf(account))).toMatchObject({ accepted: true });
  expect(await countActions(account)).toBe(1);
});

test('two claims of one account are decided one after the other', async () => {
  const [account] = await knownAccounts(1);
  const credit = creditTogether(services());
  const outcomes = await Promise.all(
    ['a', 'b'].map((requestId) => credit(claimOf(account!, { requestId: `${requestId} of ${account}` }))),
  );
  expect(outcomes.filter((outcome) => outcome.accepted)).toHaveLength(1);
  expect(await countActions(account!)).toBe(1);
});

test('claims of one account for different keys both count toward its limits', async () => {
  const [account] = await knownAccounts(1);
  const credit = creditTogether(services());
  const keys = ['energy_collection', 'page_visit'] as const;
  const claims = keys.map((key) => {
    const rule = { ...rewardTypeOf(key), active: true };
    return claimOf(account!, { key, rule, requestId: `${key} of ${account}` });
  });
  const points = async () => {
    const { rows } = await database.db.execute<{ points: number }>(sql`
      select browser_points_today as points from app.account_limits
      where account = decode(${account!.slice(2)}, 'hex')`);
    return rows[0]!.points;
  };
  const before = await points();
  await Promise.all(claims.map((claim) => credit(claim)));
  const sum = claims.reduce((total, { rule }) => total + rule.points, 0);
  expect((await points()) - before).toBe(sum);
});

test('a repeated request returns the first result', async () => {
  const [account] = await knownAccounts(1);
  const credit = creditTogether(services());
  const [first, second] = await Promise.all([credit(claimOf(account!)), credit(claimOf(account!))]);
  expect(second).toEqual({ ...first, isRepeated: true });
  expect(await countActions(account!)).toBe(1);
});

test('an account locked by another transaction delays only itself', async () => {
  const [locked, free] = await knownAccounts(2);
  const credit = creditTogether(services());
  const transactions = vi.spyOn(database.db, 'transaction');
  let waiting: Promise<unknown> | undefined;
  let isSettled = false;
  await database.db.transaction(async (tx) => {
    await tx.execute(
      sql`select from app.account_limits where account = decode(${locked!.slice(2)}, 'hex') for update`,
    );
    waiting = credit(claimOf(locked!)).finally(() => (isSettled = true));
    expect(await credit(claimOf(free!))).toMatchObject({ accepted: true });
    // This transaction, the common one, and the one of the locked account.
    expect(transactions).toHaveBeenCalledTimes(3);
    // The next claims are credited too while the first still waits.
    expect(await credit(claimOf(free!))).toMatchObject({ accepted: true, isRepeated: true });
    expect(isSettled).toBe(false);
  });
  transactions.mockRestore();
  expect(await waiting).toMatchObject({ accepted: true, isRepeated: false });
  expect(await countActions(locked!)).toBe(1);
});

test('a conflict or an impossible claim rejects only itself', async () => {
  const [used, impossible, good] = await knownAccounts(3);
  const credit = creditTogether(services());
  await credit(claimOf(used!));
  const [conflict, unknownUser, accepted] = await Promise.allSettled([
    credit(claimOf(used!, { metadata: { other: true } })),
    credit(claimOf(impossible!, { userId: '00000000-0000-4000-8000-000000000000' })),
    credit(claimOf(good!)),
  ]);
  expect(conflict).toMatchObject({ status: 'rejected', reason: { code: 'idempotency_conflict' } });
  expect(unknownUser).toMatchObject({ status: 'rejected' });
  expect(accepted).toMatchObject({ status: 'fulfilled', value: { accepted: true } });
  expect(await Promise.all([used!, impossible!, good!].map(countActions))).toEqual([1, 0, 1]);
});

test('one request through two accounts of a user is one action and one conflict', async () => {
  const both = await knownAccounts(2);
  const credit = creditTogether(services());
  const requestId = `request of both ${both[0]}`;
  const outcomes = await Promise.allSettled(both.map((account) => credit(claimOf(account, { requestId }))));
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const counts = await Promise.all(both.map(countActions));
  expect(counts.filter((count) => count === 1)).toHaveLength(1);
  expect(counts).toContain(0);
});
