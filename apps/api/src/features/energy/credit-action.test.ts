import { users } from '@nova/db/schema/account';
import { rewardTypeOf } from '@nova/shared/energy/catalogue';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDatabaseAway } from '@nova/db/database-away';
import { creditAction, creditActions } from '@nova/rewards/credit-action';
import type { ActionClaim, KeyClaim } from '@nova/rewards/decide-claims';
import type { Hex } from 'viem';

let database: TestDatabase;
let userId: string;
const now = Date.parse('2026-03-04T05:06:07.890Z');

beforeAll(async () => {
  database = await createTestDatabase();
  const [user] = await database.db.insert(users).values({ email: 'somebody@wallet.invalid' }).returning();
  userId = user!.id;
});
afterAll(() => database.drop());

const accountOf = (digit: string): Hex => `0x${digit.repeat(40)}`;
const claimOf = (changes: Partial<ActionClaim>): ActionClaim => ({
  userId,
  account: accountOf('1'),
  key: 'energy_collection',
  rule: { ...rewardTypeOf('energy_collection'), active: true },
  origin: 'client',
  requestId: 'request-1',
  metadata: null,
  ...changes,
});
const credit = (changes: Partial<ActionClaim>) =>
  creditAction({ db: database.db, clock: () => now, pepper: 'a pepper of tests' }, claimOf(changes));

const creditAll = (account: Hex, claims: readonly (readonly [key: string, requestId: string])[]) =>
  creditActions(
    { db: database.db, clock: () => now, pepper: 'a pepper of tests' },
    { userId, account },
    claims.map(([key, requestId]): KeyClaim => {
      const rule = { ...rewardTypeOf(key as Parameters<typeof rewardTypeOf>[0]), active: true };
      return { key, rule, origin: 'client', requestId, metadata: null };
    }),
  );
const countRows = async (table: 'actions' | 'account_limits', account: Hex) => {
  const { rows } = await database.db.execute<{ n: number }>(
    sql`select count(*)::int as n from app.${sql.raw(table)} where account = decode(${account.slice(2)}, 'hex')`,
  );
  return rows[0]!.n;
};

/** Runs a statement in a transaction that stays open until the returned function is called. */
async function hold(statement: SQL): Promise<() => Promise<void>> {
  let release = () => {};
  let begun = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const isHeld = new Promise<void>((resolve) => (begun = resolve));
  const holding = database.db.transaction(async (tx) => {
    await tx.execute(statement);
    begun();
    await held;
  });
  await isHeld;
  return async () => {
    release();
    await holding;
  };
}

async function countWaiting(): Promise<number> {
  const { rows } = await database.db.execute<{ n: number }>(sql`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]!.n;
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 20_000;
  while (!(await isDone())) {
    if (performance.now() > end) throw new Error('It did not happen within 20 s.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

test('concurrent claims of one account are decided one after the other', async () => {
  await credit({ key: 'wallet_connect', rule: { ...rewardTypeOf('wallet_connect'), active: true } });
  const release = await hold(sql`select from app.account_limits for update`);
  const claims = ['a', 'b', 'c', 'd', 'e'].map((name) => credit({ requestId: `waiting-${name}` }));
  await until(async () => (await countWaiting()) === 5);
  await release();
  const outcomes = await Promise.all(claims);
  expect(outcomes.filter((outcome) => outcome.accepted)).toHaveLength(1);
  expect(outcomes.filter((outcome) => !outcome.accepted && outcome.reason === 'cooldown')).toHaveLength(4);
});

test('an accepted action and its outbox row contain the same facts', async () => {
  const outcome = await credit({
    account: accountOf('2'),
    requestId: 'request-2',
    metadata: { description: 'x' },
  });
  const { rows } = await database.db.execute(sql`
    select lane, kind, status, payload, operation_id = action_id as same_id, occurred_at::int, points, metadata
    from app.actions join app.outbox on operation_id = action_id where request_id = 'request-2'`);
  expect(outcome).toEqual({ accepted: true, actionId: expect.any(String), points: 40, isRepeated: false });
  expect(rows).toEqual([
    {
      lane: 'actions',
      kind: 'record_action',
      status: 'queued',
      same_id: true,
      occurred_at: 1_772_600_767,
      points: 40,
      metadata: { description: 'x' },
      payload: {
        actionId: outcome.accepted && outcome.actionId,
        account: accountOf('2'),
        actionKey: 'energy_collection',
        occurredAt: 1_772_600_767,
        userHash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
      },
    },
  ]);
});

test('the same request through two wallets of one user is one action and one conflict', async () => {
  const outcomes = await Promise.allSettled(
    ['3', '4'].map((digit) => credit({ account: accountOf(digit), requestId: 'request-34' })),
  );
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  expect(failed!.reason).toMatchObject({ code: 'idempotency_conflict' });
});

test('a refused claim writes nothing, not even the account’s lock row', async () => {
  const rule = { ...rewardTypeOf('page_visit'), active: false };
  const outcome = await credit({ account: accountOf('5'), key: 'page_visit', rule, requestId: 'request-5' });
  expect(outcome).toEqual({ accepted: false, reason: 'inactive', nextAt: null });
  const { rows } = await database.db.execute(
    sql`select from app.account_limits where account = decode(${accountOf('5').slice(2)}, 'hex')`,
  );
  expect(rows).toHaveLength(0);
});

test('several claims are decided and queued in order, each based on the result of the previous one', async () => {
  const account = accountOf('7');
  const outcomes = await creditAll(account, [
    ['page_visit', 'several-1'],
    ['energy_collection', 'several-2'],
    ['energy_collection', 'several-3'],
    ['page_visit', 'several-1'],
    ['wallet_connect', 'several-4'],
  ]);
  expect(outcomes.map((outcome) => (outcome.accepted ? outcome.isRepeated : outcome.reason))).toEqual([
    false,
    false,
    'cooldown',
    true,
    false,
  ]);
  const [first, second, , repeated, last] = outcomes.map((each) => (each.accepted ? each.actionId : null));
  expect(repeated).toBe(first);
  const { rows } = await database.db.execute<{ id: string; key: string }>(sql`
    select '0x' || encode(operation_id, 'hex') as id, payload->>'actionKey' as key from app.outbox
    where payload->>'account' = ${account} order by outbox.id`);
  expect(rows).toEqual([
    { id: first, key: 'page_visit' },
    { id: second, key: 'energy_collection' },
    { id: last, key: 'wallet_connect' },
  ]);
  const limits = await database.db.execute<{ key: string; today: number; ever: number }>(sql`
    select action_key as key, count_today as today, lifetime_count as ever from app.action_limits
    where account = decode(${account.slice(2)}, 'hex') order by action_key`);
  expect(limits.rows).toEqual([
    { key: 'energy_collection', today: 1, ever: 1 },
    { key: 'page_visit', today: 1, ever: 1 },
    { key: 'wallet_connect', today: 1, ever: 1 },
  ]);
  const listed = await database.db.execute<{ key: string }>(sql`
    select action_key as key from app.actions where account = decode(${account.slice(2)}, 'hex')
    order by occurred_at desc, created_at desc`);
  expect(listed.rows.map((row) => row.key)).toEqual(['wallet_connect', 'energy_collection', 'page_visit']);
});

test('a batch with a request id used for another action writes nothing', async () => {
  const account = accountOf('8');
  await creditAll(account, [['page_visit', 'used']]);
  await expect(
    creditAll(account, [
      ['energy_collection', 'fresh'],
      ['wallet_connect', 'used'],
    ]),
  ).rejects.toMatchObject({ code: 'idempotency_conflict' });
  await expect(
    creditAll(account, [
      ['energy_collection', 'twice'],
      ['wallet_connect', 'twice'],
    ]),
  ).rejects.toMatchObject({ code: 'idempotency_conflict' });
  expect(await countRows('actions', account)).toBe(1);
});

test('a batch of refused claims writes nothing, not even the account’s lock row', async () => {
  const account = accountOf('9');
  const services = { db: database.db, clock: () => now, pepper: 'a pepper of tests' };
  const rule = { ...rewardTypeOf('page_visit'), active: false };
  const claim: KeyClaim = {
    key: 'page_visit',
    rule,
    origin: 'client',
    requestId: 'refused-1',
    metadata: null,
  };
  const outcomes = await creditActions(services, { userId, account }, [
    claim,
    { ...claim, requestId: 'refused-2' },
  ]);
  expect(outcomes).toEqual([
    { accepted: false, reason: 'inactive', nextAt: null },
    { accepted: false, reason: 'inactive', nextAt: null },
  ]);
  expect(await countRows('account_limits', account)).toBe(0);
});

test('the same batch through two wallets of one user is accepted once', async () => {
  const claims = [
    ['page_visit', 'both-1'],
    ['wallet_connect', 'both-2'],
  ] as const;
  const outcomes = await Promise.allSettled([
    creditAll(accountOf('a'), claims),
    creditAll(accountOf('b'), claims),
  ]);
  expect(outcomes.map((outcome) => outcome.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await countRows('actions', accountOf('a'))) + (await countRows('actions', accountOf('b')))).toBe(2);
});

test('a connection lost halfway writes nothing, and the same request succeeds later', async () => {
  const claim = { account: accountOf('6'), requestId: 'request-6' };
  const release = await hold(sql`
    insert into app.account_limits (account, day, browser_points_today)
    values (decode(${accountOf('6').slice(2)}, 'hex'), 0, 0)`);
  const waiting = credit(claim).then(() => 'accepted', isDatabaseAway);
  await until(async () => (await countWaiting()) === 1);
  await database.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  expect(await waiting).toBe(true);
  await release();
  expect(await credit(claim)).toMatchObject({ accepted: true, isRepeated: false });
});
